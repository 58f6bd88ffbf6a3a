import { useStore } from '@nanostores/react';
import { percentChange } from '#contract/money.ts';
import type { Portfolio } from '#contract/portfolio.ts';
import { formatChartTime } from '#src/intl/format/chart-time.ts';
import { formatMoney, formatPercent } from '#src/intl/format/money.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { spanOf, toUnits } from '../../../chart/chart-line.ts';
import { useI18n } from '../../../i18n/i18n.ts';

/**
 * The value and the time of a point, as texts. While amounts are hidden, the value is the change since the first point in
 * percent, or only says that it is hidden where there was nothing to change from.
 */
export function usePointTexts(portfolio: Portfolio) {
  const { messages, locale, numberLocale } = useI18n();
  const hidden = useStore($balancesHidden) !== false;
  const { points, currency } = portfolio;
  const span = spanOf(points);

  const changeAt = (index: number) => {
    const [first, point] = [points[0], points[index]];
    const percent = first && point ? percentChange(toUnits(first.value), toUnits(point.value)) : null;
    return percent === null ? messages.balance.hidden : formatPercent(percent, numberLocale);
  };
  return {
    hidden,
    valueAt: (index: number) =>
      hidden ? changeAt(index) : formatMoney(points[index]?.value ?? '', currency, numberLocale),
    timeAt: (index: number) => formatChartTime(points[index]?.at ?? '', locale, span),
  };
}
