import { parseAmount } from '#contract/money.ts';
import type { Balance } from '#contract/balances.ts';
import type { Price } from '#src/stores/live/ticker.ts';

/** The most decimals that an amount has: amounts of any two assets compare at this scale. */
const MAX_SCALE = 24;
const units = (amount: string) => parseAmount(amount, MAX_SCALE);

export const isZero = (amount: string) => units(amount) === 0n;

/** Incoming money counts. */
const isHeld = ({ total, incoming }: Balance) => !isZero(total) || !isZero(incoming);

type Valued = Pick<Balance, 'value'>;

/** The order of assets in every list: by value, the largest first, cash as any other; assets without a price last. */
export function compareHoldings(a: Valued, b: Valued): number {
  const value = (item: Valued) => (item.value === null ? -1n : units(item.value));
  const difference = value(b) - value(a);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** The balances that are held, in that order. */
export const sortHoldings = (items: readonly Balance[]): readonly Balance[] =>
  items.filter(isHeld).toSorted(compareHoldings);

/** What is known of a coin's price. */
export type Quote =
  | {
      readonly kind: 'live';
      readonly price: string;
      readonly change: string;
      readonly direction: 'up' | 'down' | null;
      /** When it came, in milliseconds since 1970 by the stream's clock. */
      readonly at: number;
    }
  /** From the stream, but too long ago to be called live. */
  | { readonly kind: 'stale'; readonly price: string; readonly at: number }
  /** From the list of coins: the stream has not sent one yet. */
  | { readonly kind: 'listed'; readonly price: string }
  /** From the list, which has a new one each minute: the stream does not tell it. */
  | { readonly kind: 'minute'; readonly price: string }
  /** No live price; `last` is the last known one. */
  | { readonly kind: 'none'; readonly last: string | null };

/** What the list of coins says of a price. */
interface ListedPrice {
  readonly price: string | null;
  /** Of the last seven days, oldest first. */
  readonly spark: readonly string[];
}

/**
 * @param live the coin's price from the stream.
 * @param listed null while the list of coins is not loaded.
 * @param silent the stream is live and has never sent this coin.
 */
export function toQuote(live: Price | null, listed: ListedPrice | null, silent: boolean): Quote {
  if (live) {
    const { price, change, direction, at, stale } = live;
    return stale ? { kind: 'stale', price, at } : { kind: 'live', price, change, direction, at };
  }
  const price = listed?.price ?? null;
  if (price === null || silent) return { kind: 'none', last: price ?? listed?.spark.at(-1) ?? null };
  return { kind: 'listed', price };
}
