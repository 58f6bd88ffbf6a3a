import { computed } from 'nanostores';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance, Balances } from '#contract/balances.ts';
import { displayCurrencies } from '#contract/display-currencies.ts';
import * as market from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { $balances, $displayCurrency } from './balances.ts';

/** How often the rate is asked for anew while a component shows it, in milliseconds, where the balances don't say it. */
const REFETCH_INTERVAL_MS = 60_000;

/** What the market tells its prices in: a dollar and a tether are the same. */
const isDollar = (currency: DisplayCurrency) => currency === 'usd' || currency === 'usdt';

/** A rate, and until when it was live. */
export interface KnownRate {
  /** Decimal string. */
  readonly amount: string;
  /** ISO 8601, of a rate that is no longer live; null of a live one. */
  readonly staleSince: string | null;
}

const priceIn = (balances: Balances | null, currency: DisplayCurrency): Balance['price'] =>
  balances?.currency === currency
    ? (balances.items.find(({ asset }) => asset === 'usdt')?.price ?? null)
    : null;

/**
 * The currency whose live rate the balances don't say, since they can't be had, the account has no tether, or its price is old; null
 * where they say it, or may.
 */
const $asked = computed([$balances, $displayCurrency], ({ data, error }, currency) => {
  if (isDollar(currency)) return null;
  if (error !== null) return currency;
  if (data?.currency !== currency) return null;
  return priceIn(data, currency)?.stale === false ? null : currency;
});

interface ListedRate {
  readonly currency: DisplayCurrency;
  /** Decimal string; null without a live price. */
  readonly rate: string | null;
  /** ISO 8601. */
  readonly asOf: string;
}

const $listed = keepPreviousData(
  createQuery<ListedRate>(
    ['dollar rate ', $asked],
    async (signal, _, key) => {
      const currency = displayCurrencies.find((one) => one === key) ?? 'usd';
      const { data } = await call(market.getRates, { query: { base: 'usdt', quotes: currency }, signal });
      return { currency, rate: data.rates[currency] ?? null, asOf: data.as_of };
    },
    REFETCH_INTERVAL_MS,
  ),
);

interface OldRate extends KnownRate {
  readonly staleSince: string;
}

function laterOf(one: OldRate | null, other: OldRate | null): OldRate | null {
  if (!one || !other) return one ?? other;
  return Date.parse(other.staleSince) > Date.parse(one.staleSince) ? other : one;
}

/**
 * How much of the display currency a dollar is: the rate that the balances are valued at, or else that of the market, a live one
 * before one that no longer is, and of two that are not the later one. Null while it is not known.
 */
export const $dollarRate = computed(
  [$balances, $displayCurrency, $asked, $listed],
  ({ data }, currency, asked, listed): KnownRate | null => {
    if (isDollar(currency)) return { amount: '1', staleSince: null };
    const valued = priceIn(data, currency);
    if (asked === null) return valued && { amount: valued.amount, staleSince: null };
    const found = listed.data?.currency === asked ? listed.data : null;
    if (found?.rate && listed.error === null) return { amount: found.rate, staleSince: null };
    // Nothing is called old while a live rate may be about to come.
    const isSettled = found !== null || listed.error !== null;
    if (valued && !valued.stale && !isSettled) return { amount: valued.amount, staleSince: null };
    return laterOf(
      valued && { amount: valued.amount, staleSince: valued.as_of },
      found?.rate ? { amount: found.rate, staleSince: found.asOf } : null,
    );
  },
);

/** The rate is not known, and is on its way. */
export const $isDollarRateLoading = computed(
  [$balances, $displayCurrency, $asked, $listed],
  ({ data, loading }, currency, asked, listed) => {
    if (isDollar(currency)) return false;
    if (asked !== null) return listed.error === null && listed.data?.currency !== asked;
    return data?.currency !== currency && (loading || data !== null);
  },
);
