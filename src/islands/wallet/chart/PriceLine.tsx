import { useMemo } from 'react';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { CandleRange } from '#contract/market.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import type { ChartPoint } from './chart-line.ts';
import { LineChart } from './LineChart.tsx';
import { changeTo, priceExtremes, pricePoints } from './price-points.ts';
import { usePriceSummary, usePriceTexts } from './price-texts.ts';
import type { ReadingHandler } from './use-scrub.ts';

export interface PriceChartProps {
  /** At least one, oldest first. */
  candles: readonly Candle[];
  range: CandleRange;
  /** When the last candle closes so far, in milliseconds since 1970. */
  now: number;
  /** The asset's. */
  name: string;
  symbol: string;
  /** What the prices are in. */
  currency: DisplayCurrency;
  onReading?: ReadingHandler | undefined;
}

/** An asset's price over time, as a line. */
export function PriceLine({ candles, range, now, name, currency, onReading }: PriceChartProps) {
  const { chart: texts } = useMessages('token');
  const points = useMemo(() => pricePoints(candles, now), [candles, now]);
  const { priceAt, timeAt } = usePriceTexts(points, currency);
  const { numberLocale } = useI18n();
  const summary = usePriceSummary({ points, candles, range, name, currency });
  const extremes = useMemo(() => priceExtremes(candles), [candles]);
  const markOf = ({ point, price }: typeof extremes.high) => ({
    point,
    text: formatPrice(price, numberLocale, { currency, list: true }),
  });
  return (
    <LineChart
      points={points}
      summary={() => summary}
      cursorLabel={texts.cursor}
      pointText={(index) => interpolate(texts.point, { price: priceAt(index), time: timeAt(index) })}
      marks={() => [markOf(extremes.high), markOf(extremes.low)]}
      readout={(index) => <PriceReadout points={points} currency={currency} range={range} index={index} />}
      onReading={onReading}
    />
  );
}

interface PriceReadoutProps {
  points: readonly ChartPoint[];
  currency: DisplayCurrency;
  range: CandleRange;
  /** Of the point under the cursor; null for none. */
  index: number | null;
}

/** The price under the cursor and its change since the range began; without a cursor the change of the whole range. */
function PriceReadout({ points, currency, range, index }: PriceReadoutProps) {
  const { chart: texts } = useMessages('token');
  const { numberLocale } = useI18n();
  const { priceAt, timeAt } = usePriceTexts(points, currency);
  const change = changeTo(points, index ?? points.length - 1);
  const percent = change !== null && <PercentChange percent={change} locale={numberLocale} />;
  if (index === null)
    return (
      <p className="readout">
        {/* The change of a day stands beside the price already, from a moment that no candle begins at. */}
        {range !== '1D' && (
          <>
            {percent}
            <span className="soft">{texts.periods[range]}</span>
          </>
        )}
      </p>
    );
  return (
    // The slider says the same to a screen reader.
    <p className="readout" aria-hidden="true">
      <b>{priceAt(index)}</b>
      <span className="soft">{timeAt(index)}</span>
      {percent}
    </p>
  );
}
