import { assets, type DisplayCurrency } from '#contract/assets.ts';
import type { ListedCoin } from '#contract/market.ts';
import { parseAmount } from '#contract/money.ts';
import type { Balance } from '#contract/wallet.ts';
import { formatMoney, formatPrice } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import type { Price } from '#src/stores/live/ticker.ts';

/** The most decimals that an amount has: two amounts of any assets compare at this scale. */
const FINEST = 24;
const units = (amount: string) => parseAmount(amount, FINEST);

export const isNothing = (amount: string) => units(amount) === 0n;

/** Whether a balance is more than nothing; something on its way counts. */
const isHeld = ({ total, incoming }: Balance) => !isNothing(total) || !isNothing(incoming);

/** What a person has: cash first, then by value, the largest first; assets without a price at the end. */
export function sortHoldings(items: readonly Balance[]): readonly Balance[] {
  const rank = ({ asset }: Balance) => (assets[asset].kind === 'fiat' ? 0 : 1);
  const value = (item: Balance) => (item.value === null ? -1n : units(item.value));
  return items.filter(isHeld).toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const difference = value(b) - value(a);
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  });
}

/** The price of one unit in the currency that the total is shown in. Small prices in dollars keep four digits. */
export function unitPrice(amount: string, currency: DisplayCurrency, locale: NumberLocale): string {
  return currency === 'usd' && amount !== '1'
    ? formatPrice(amount, locale)
    : formatMoney(amount, currency, locale);
}

/** What a row of the market may say of a coin. */
export type Quote =
  | {
      readonly kind: 'live';
      readonly price: string;
      readonly change: string;
      readonly direction: 'up' | 'down' | null;
    }
  /** The stream said it, but not lately. */
  | { readonly kind: 'stale'; readonly price: string; readonly at: number }
  /** From the list of coins; the stream has not said anything yet. */
  | { readonly kind: 'listed'; readonly price: string }
  /** There is no live price; `last` is the last one that is known. */
  | { readonly kind: 'none'; readonly last: string | null };

/**
 * @param live what the stream said of this coin.
 * @param listed null while the list of coins is not there.
 * @param silent a live stream has not named this coin.
 */
export function toQuote(live: Price | null, listed: ListedCoin | null, silent: boolean): Quote {
  if (live) {
    const { price, change, direction, at, stale } = live;
    return stale ? { kind: 'stale', price, at } : { kind: 'live', price, change, direction };
  }
  const price = listed?.price ?? null;
  if (price === null || silent) return { kind: 'none', last: price ?? listed?.spark.at(-1) ?? null };
  return { kind: 'listed', price };
}
