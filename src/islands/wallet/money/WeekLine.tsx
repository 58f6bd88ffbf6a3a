import { memo } from 'react';
import { parseAmount, percentChange } from '#contract/money.ts';
import { formatPercent } from '#src/intl/format/money.ts';
import { Sparkline } from '#src/ui/display/Sparkline.tsx';
import { useI18n } from '../i18n/i18n.ts';

/** The most decimals that a price has. */
const PRICE_DECIMALS = 24;
const units = (price: string) => parseAmount(price, PRICE_DECIMALS);

/** In percent; null for too few prices. */
function changeOf(prices: readonly string[]): string | null {
  const [first, last] = [prices[0], prices.at(-1)];
  return first === undefined || last === undefined ? null : percentChange(units(first), units(last));
}

interface WeekLineProps {
  /** Of the last seven days, oldest first. */
  prices: readonly string[];
  /** The colour of the last point. */
  direction: 'up' | 'down' | 'flat';
}

/** The line of a week, and what a screen reader says in its place: how much the price has changed in it. */
export const WeekLine = memo(function WeekLine({ prices, direction }: WeekLineProps) {
  const { numberLocale } = useI18n();
  const change = changeOf(prices);
  return (
    <>
      <Sparkline prices={prices} direction={direction} />
      {change !== null && <span className="sr">{formatPercent(change, numberLocale)}</span>}
    </>
  );
});
