import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { divideByRate, formatAmount, multiplyByRate, parseAmount, percentChange } from '#contract/money.ts';
import type { Money } from '#contract/quotes.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';

/** So many units of one asset are so many of another. */
export interface RateLine {
  readonly one: Money;
  readonly other: Money;
}

/** A naira is too little for one of it to say anything. */
const unitOf = (asset: AssetId) => (asset === 'ngn' ? '1000' : '1');

/**
 * A rate in both directions, rounded to what can be typed; the one that begins with the unit that is worth more comes first. Empty
 * for a rate of zero.
 * @param value units of `quote` for one of `base`, a decimal string
 */
export function rateLines(base: AssetId, quote: AssetId, value: string): readonly RateLine[] {
  if (!/[1-9]/.test(value)) return [];
  const [from, to] = [inputDecimals(base), inputDecimals(quote)];
  const isMore = parseAmount(value, 24) >= parseAmount('1', 24);
  const unit = { base: isMore ? '1' : unitOf(base), quote: isMore ? unitOf(quote) : '1' };
  const forward = multiplyByRate(parseAmount(unit.base, from), from, value, to, 'half-even');
  const back = divideByRate(parseAmount(unit.quote, to), to, value, from, 'half-even');
  const lines: readonly RateLine[] = [
    { one: { asset: base, amount: unit.base }, other: { asset: quote, amount: formatAmount(forward, to) } },
    { one: { asset: quote, amount: unit.quote }, other: { asset: base, amount: formatAmount(back, from) } },
  ];
  return (isMore ? lines : lines.toReversed()).filter(({ other }) => other.amount !== '0');
}

/** A whole amount without the decimals that say nothing in it: `1 USDT`, `₦1,000`. */
export function wholeAmount({ amount, asset }: Money, locale: NumberLocale): string {
  const { unit, unitFirst, whole } = formatMoneyToParts(amount, asset, locale);
  return unitFirst ? unit + whole : `${whole}\u00A0${unit}`;
}

/** How far what is paid or got has moved, in percent with two decimals: `-0.64`; null of nothing. */
export function percentMoved(before: Money, now: Money): string | null {
  const { scale } = assets[before.asset];
  return percentChange(parseAmount(before.amount, scale), parseAmount(now.amount, scale));
}
