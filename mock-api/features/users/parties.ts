import type { Counterparty } from '#contract/transactions.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { directory, type DirectoryUsername } from './directory.ts';
import { savedName } from './profile.ts';
import type { User } from './state.ts';

/** Somebody who can send and receive inside of Cowrie: a user of the sandbox, or one of the directory. */
export interface Party {
  /** The customer id; of the directory `dir_chinedu`. */
  readonly id: string;
  readonly username: string;
  /** First and last name. */
  readonly name: string;
  readonly joined: string;
}

/** Everybody of the directory has been here since then. */
const DIRECTORY_JOINED = '2024-05-06T09:00:00.000Z';

/** What somebody without a name is called (spec section 2). Never by their address: it is nobody's but theirs. */
const NAMELESS = 'Anonymous';

export const userParty = (user: User): Party => ({
  id: user.customer_id,
  username: user.username ?? '',
  name: savedName(user) ?? user.username ?? NAMELESS,
  joined: user.created_at,
});

const directoryParties: ReadonlyMap<string, Party> = new Map(
  directory.map(({ username, name }) => [
    username,
    { id: `dir_${username}`, username, name, joined: DIRECTORY_JOINED },
  ]),
);

export const directoryParty = (username: DirectoryUsername): Party => {
  const party = directoryParties.get(username);
  if (!party) throw new Error(`The directory has no ${username}.`);
  return party;
};

/** The one with exactly this username, in lower case. A user of the sandbox comes before one of the directory. */
export function partyByUsername(state: SandboxState, username: string): Party | undefined {
  const user = Object.values(state.users).find((one) => one.username === username);
  if (user) return user.accountStatus === 'active' ? userParty(user) : undefined;
  return directoryParties.get(username);
}

export function partyById(state: SandboxState, id: string): Party | undefined {
  const user = own(state.users, id);
  if (user) return userParty(user);
  return [...directoryParties.values()].find((one) => one.id === id);
}

/** A party as the other side of a transaction. */
export const partyCounterparty = ({ name, username }: Party): Counterparty => ({
  kind: 'user',
  name,
  username,
  avatar_url: null,
});
