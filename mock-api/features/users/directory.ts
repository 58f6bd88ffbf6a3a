import type { AssetId } from '#contract/assets.ts';
import type { Counterparty } from '#contract/transactions.ts';
import { userAccount } from '../ledger/ledger.ts';

/** Somebody who is on the product without an account in any sandbox: they can be found and be sent to, and sign in nowhere. */
export interface DirectoryUser {
  readonly username: string;
  readonly name: string;
}

/** Those whom personas have to do with. */
export const directory = [
  { username: 'adaobi', name: 'Adaobi Nwosu' },
  { username: 'adanwafor', name: 'Ada Nwafor' },
  { username: 'amina', name: 'Amina Bello' },
  { username: 'chinedu', name: 'Chinedu Obi' },
  { username: 'kwame', name: 'Kwame Mensah' },
  { username: 'tobiade', name: 'Tobi Adeyemi' },
  { username: 'zhangwei', name: '张伟' },
] as const satisfies readonly DirectoryUser[];
export type DirectoryUsername = (typeof directory)[number]['username'];

const byName = new Map<string, DirectoryUser>(directory.map((one) => [one.username, one]));

export const isDirectoryUser = (username: string) => byName.has(username);

/** A neighbour as the other side of a transaction. */
export const directoryCounterparty = (username: DirectoryUsername): Counterparty => ({
  kind: 'user',
  name: byName.get(username)?.name ?? username,
  username,
  avatar_url: null,
});

/** Where the books keep what a neighbour has. */
export const directoryAccount = (username: string, asset: AssetId) =>
  userAccount(`neighbour_${username}`, 'available', asset);
