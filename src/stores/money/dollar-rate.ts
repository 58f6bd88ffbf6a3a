import { computed } from 'nanostores';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import { displayCurrencies } from '#contract/display-currencies.ts';
import * as market from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { $balances, $displayCurrency } from './balances.ts';

/** How often the rate is asked for anew while a component shows it, in milliseconds, where the balances don't say it. */
const REFETCH_INTERVAL_MS = 60_000;

/** What the market tells its prices in: a dollar and a tether are the same. */
const isDollar = (currency: DisplayCurrency) => currency === 'usd' || currency === 'usdt';

const rateIn = (balances: Balances | null, currency: DisplayCurrency): string | null =>
  balances?.currency === currency
    ? (balances.items.find(({ asset }) => asset === 'usdt')?.price?.amount ?? null)
    : null;

/** The currency whose rate the balances don't say, since they have failed or the account has no tether; null where they may. */
const $asked = computed([$balances, $displayCurrency], ({ data, error }, currency) => {
  if (isDollar(currency) || rateIn(data, currency) !== null) return null;
  return data?.currency === currency || error !== null ? currency : null;
});

interface ListedRate {
  readonly currency: DisplayCurrency;
  /** Decimal string; null without a live price. */
  readonly rate: string | null;
}

const $listed = keepPreviousData(
  createQuery<ListedRate>(
    ['dollar rate ', $asked],
    async (signal, _, key) => {
      const currency = displayCurrencies.find((one) => one === key) ?? 'usd';
      const { data } = await call(market.getRates, { query: { base: 'usdt', quotes: currency }, signal });
      return { currency, rate: data.rates[currency] ?? null };
    },
    REFETCH_INTERVAL_MS,
  ),
);

/**
 * How much of the display currency a dollar is, as a decimal string: the rate that the balances are valued at, or else that of the
 * market. Null while it is not known.
 */
export const $dollarRate = computed(
  [$balances, $displayCurrency, $asked, $listed],
  ({ data }, currency, asked, listed) => {
    if (isDollar(currency)) return '1';
    if (asked === null) return rateIn(data, currency);
    return listed.data?.currency === asked ? listed.data.rate : null;
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
