import { computed } from 'nanostores';
import { $balances, $displayCurrency } from './balances.ts';

/** What the market tells its prices in: a dollar and a tether are the same. */
const isDollar = (currency: string) => currency === 'usd' || currency === 'usdt';

/**
 * How much of the display currency a dollar is, as a decimal string: the rate that the balances are valued at. Null while it is not
 * known.
 */
export const $dollarRate = computed([$balances, $displayCurrency], ({ data }, currency) => {
  if (isDollar(currency)) return '1';
  if (data?.currency !== currency) return null;
  return data.items.find(({ asset }) => asset === 'usdt')?.price?.amount ?? null;
});

/** The rate is not known, and is on its way. */
export const $isDollarRateLoading = computed(
  [$balances, $displayCurrency],
  ({ data, error, loading }, currency) =>
    !isDollar(currency) && data?.currency !== currency && error === null && (loading || data !== null),
);
