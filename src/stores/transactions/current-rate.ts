import type { ReadableAtom } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** How often a rate is refetched while a component shows it. */
const REFETCH_INTERVAL_MS = 60_000;

export interface CurrentRate {
  /** Decimal string: units of the currency for one of the asset; null without a price. */
  readonly rate: string | null;
  /** ISO 8601. */
  readonly asOf: string;
}

const rates = new Map<string, ReadableAtom<QueryState<CurrentRate>>>();

/** What one unit of an asset is worth now. */
export function currentRate(asset: AssetId, currency: AssetId): ReadableAtom<QueryState<CurrentRate>> {
  const key = `${asset} ${currency}`;
  let $rate = rates.get(key);
  if (!$rate) {
    const query = createQuery<CurrentRate>(
      ['market rate ', key],
      async (signal) => {
        const { data } = await call(contract.getRates, { query: { base: asset, quotes: currency }, signal });
        return { rate: data.rates[currency] ?? null, asOf: data.as_of };
      },
      REFETCH_INTERVAL_MS,
    );
    rates.set(key, ($rate = keepPreviousData(query)));
  }
  return $rate;
}
