import type { AssetId } from '#contract/assets.ts';
import { assetNetworks } from '#contract/networks.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Account, Ledger } from './journal-schema.ts';

const base = { transaction_id: null, may_be_negative: true };

/** What a user can spend. */
export const availableAccount = (owner: string, asset: AssetId): Account => ({
  ...base,
  id: `user:${owner}:available:${asset}`,
  owner: 'user',
  owner_id: owner,
  kind: 'available',
  asset,
  may_be_negative: false,
});

/** A user's money that one open transaction reserves: nothing else can spend it. */
export const holdAccount = (owner: string, transaction: string, asset: AssetId): Account => ({
  ...availableAccount(owner, asset),
  id: `user:${owner}:hold:${transaction}:${asset}`,
  kind: 'hold',
  transaction_id: transaction,
});

/** The outside world on one network or at the banks: negative by the amount that is in custody there. */
export const custodyAccount = (network: string, asset: AssetId): Account => ({
  ...base,
  id: `external:${network}:${asset}`,
  owner: 'external',
  owner_id: network,
  kind: 'custody',
  asset,
});

/** `float` trades with users, `promo` pays rewards, `suspense` has deposits that nobody could be credited with. */
export const platformAccount = (
  kind: 'float' | 'fees' | 'vat' | 'promo' | 'suspense' | 'receivable',
  asset: AssetId,
): Account => ({
  ...base,
  id: `platform:${kind}:${asset}`,
  owner: 'platform',
  owner_id: null,
  kind,
  asset,
  may_be_negative: kind !== 'suspense',
});

/** The owner of a customer's accounts; a new one at the first use. */
export function ownerOf(state: SandboxState, customerId: string): string {
  const known = own(state.ledger.owners, customerId);
  if (known !== undefined) return known;
  const created = `own_${next(state, 'ledger_owner', customerId).slice(0, 16)}`;
  state.ledger.owners[customerId] = created;
  return created;
}

/** Whose accounts an owner's are. */
export const customerOf = (state: SandboxState, owner: string): string | undefined =>
  Object.keys(state.ledger.owners).find((customerId) => state.ledger.owners[customerId] === owner);

/** In minor units; 0 for an account without a posting. */
export function balanceOf(ledger: Ledger, { id }: Pick<Account, 'id'>): bigint {
  return BigInt(own(ledger.accounts, id)?.balance ?? '0');
}

/** An asset's amounts in minor units: what an owner can spend, and what open transactions hold. */
export interface Holding {
  available: bigint;
  held: bigint;
}

/** What a customer has of each asset, in one pass over the accounts. */
export function holdingsOf({ ledger }: SandboxState, customerId: string): Map<AssetId, Holding> {
  const found = new Map<AssetId, Holding>();
  const owner = own(ledger.owners, customerId);
  if (owner === undefined) return found;
  const prefix = `user:${owner}:`;
  for (const [id, { asset, kind, balance }] of Object.entries(ledger.accounts)) {
    if (!id.startsWith(prefix)) continue;
    const holding = found.get(asset) ?? { available: 0n, held: 0n };
    holding[kind === 'hold' ? 'held' : 'available'] += BigInt(balance);
    found.set(asset, holding);
  }
  return found;
}

/** The network that an asset comes from by default, and that it goes to when its owner's accounts are closed. */
export const homeNetworkOf = (asset: AssetId): string => assetNetworks[asset][0] ?? 'bank';
