import type { CandleRange } from '#contract/market.ts';
import { formatChartTime } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { spanOf, type ChartLine, type ChartPoint } from './chart-line.ts';

/** Prices and times of a chart of prices, as texts. */
export function usePriceTexts(points: readonly ChartPoint[]) {
  const { locale, numberLocale } = useI18n();
  const span = spanOf(points);
  return {
    priceAt: (index: number) => formatPrice(points[index]?.value ?? '', numberLocale),
    timeAt: (index: number) => formatChartTime(points[index]?.at ?? '', locale, span),
  };
}

/** What a chart of prices shows, in a sentence. @param name the asset's. */
export function usePriceSummary(
  points: readonly ChartPoint[],
  range: CandleRange,
  name: string,
): (line: Pick<ChartLine, 'high' | 'low'>) => string {
  const { chart: texts } = useMessages('token');
  const { priceAt, timeAt } = usePriceTexts(points);
  const last = points.length - 1;
  return ({ high, low }) =>
    removeHanSpaces(
      interpolate(texts.summary, {
        name,
        period: texts.periods[range],
        first: priceAt(0),
        from: timeAt(0),
        last: priceAt(last),
        high: priceAt(high),
        highAt: timeAt(high),
        low: priceAt(low),
        lowAt: timeAt(low),
      }),
    );
}
