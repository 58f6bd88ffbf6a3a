import type { DisplayCurrency } from '#contract/assets.ts';
import type { CandleRange } from '#contract/market.ts';
import { formatChartTime } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { spanOf, type ChartPoint } from './chart-line.ts';
import { priceExtremes } from './price-points.ts';

/** Prices and times of a chart of prices, as texts. */
export function usePriceTexts(points: readonly ChartPoint[], currency: DisplayCurrency) {
  const { locale, numberLocale } = useI18n();
  const span = spanOf(points);
  return {
    priceAt: (index: number) => formatPrice(points[index]?.value ?? '', numberLocale, { currency }),
    timeAt: (index: number) => formatChartTime(points[index]?.at ?? '', locale, span),
  };
}

interface Priced {
  readonly points: readonly ChartPoint[];
  readonly candles: readonly Candle[];
  readonly range: CandleRange;
  /** The asset's. */
  readonly name: string;
  readonly currency: DisplayCurrency;
}

/** What a chart of prices shows, in a sentence. */
export function usePriceSummary({ points, candles, range, name, currency }: Priced): string {
  const { chart: texts } = useMessages('token');
  const { numberLocale } = useI18n();
  const { priceAt, timeAt } = usePriceTexts(points, currency);
  const { high, low } = priceExtremes(candles);
  const last = points.length - 1;
  return removeHanSpaces(
    interpolate(texts.summary, {
      name,
      period: texts.periods[range],
      first: priceAt(0),
      from: timeAt(0),
      last: priceAt(last),
      high: formatPrice(high.price, numberLocale, { currency, list: true }),
      highAt: timeAt(high.candle),
      low: formatPrice(low.price, numberLocale, { currency, list: true }),
      lowAt: timeAt(low.candle),
    }),
  );
}
