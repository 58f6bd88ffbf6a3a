import { atom, computed } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/deposit-addresses.ts';
import type { DepositAddress } from '#contract/deposit-addresses.ts';
import type { NetworkId } from '#contract/networks.ts';
import { call } from '#src/api/call.ts';
import { createQuery, type QueryState } from '../query/query-client.ts';

/** What is received, and on which network. */
export interface DepositTarget {
  readonly asset: AssetId;
  readonly network: NetworkId;
}

const $target = atom<DepositTarget | null>(null);
const $key = computed($target, (target) => target && `${target.asset} ${target.network}`);

const query = createQuery<DepositAddress>(['deposit address ', $key], async (signal) => {
  const target = $target.get();
  if (!target) throw new TypeError('A deposit address was read before its network was chosen.');
  return (await call(contract.getDepositAddress, { query: target, signal })).data;
});

/**
 * The address of the chosen network. Unlike other queries it never keeps older data: the address of another network under this
 * network's name would lose money.
 */
export const $depositAddress = computed([query, $target], (state, target): QueryState<DepositAddress> => {
  const { data, error = null, loading } = state;
  const isOfTarget = data !== undefined && data.asset === target?.asset && data.network === target.network;
  return { data: isOfTarget ? data : null, error, loading };
});

export function selectDepositTarget(target: DepositTarget | null): void {
  $target.set(target);
}

export function refetchDepositAddress(): void {
  query.invalidate();
}
