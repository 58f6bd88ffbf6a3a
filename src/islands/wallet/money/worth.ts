// Sums of what balances are worth. Apart from `holdings.ts`: the dashboard starts without them.
import { assets } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { addAmounts, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { isZero } from './holdings.ts';

/** The most decimals that an amount has: amounts of any two assets add up at this scale. */
const MAX_SCALE = 24;
const units = (amount: string) => parseAmount(amount, MAX_SCALE);

/** What a part of a balance is worth in the currency that its price is in; null without a price. */
export function worthOf(amount: string, { asset, price }: Pick<Balance, 'asset' | 'price'>): string | null {
  if (price === null) return null;
  const { scale } = assets[asset];
  return formatAmount(
    multiplyByRate(parseAmount(amount, scale), scale, price.amount, MAX_SCALE, 'half-even'),
    MAX_SCALE,
  );
}

/** The sum of amounts of one currency. */
export const sumOf = (amounts: readonly string[]): string => addAmounts(amounts, MAX_SCALE);

/** One amount less another of the same currency, never below zero. */
export function lessOf(amount: string, other: string): string {
  const left = units(amount) - units(other);
  return formatAmount(left > 0n ? left : 0n, MAX_SCALE);
}

/** A value's share of a total in tenths of a percent, which are few enough for a number; null of nothing. */
export function shareOfTotal(value: string | null, total: string): number | null {
  if (value === null || isZero(total)) return null;
  return Number((units(value) * 2000n + units(total)) / (units(total) * 2n));
}
