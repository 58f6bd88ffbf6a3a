import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CandleRange } from '#contract/market.ts';
import { candles, type Candle } from '#src/stores/market/candles.ts';
import { withLivePrice } from '#src/stores/market/live-candles.ts';
import { FIRST_RANGE, RANGE_KEY, rangeIn } from '../../../chart/candle-range.ts';
import type { PriceChartProps } from '../../../chart/PriceLine.tsx';
import { toScale, usePriceScale, type PriceScale } from '../../../money/price-scale.ts';
import { useChartPrice } from '../use-quote.ts';
import { useToken, useTokenId } from '../use-token.ts';

/** The range, which stands in the address: a reload and a link find it. Back leaves the screen, not the range. */
export function useRange(): readonly [CandleRange, (range: CandleRange) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (range: CandleRange) => {
    // The address, not the last render: a panel may have opened since.
    const next = new URLSearchParams(location.search);
    if (range === FIRST_RANGE) next.delete(RANGE_KEY);
    else next.set(RANGE_KEY, range);
    setParams(next, { replace: true });
  };
  return [rangeIn(params), choose];
}

export function useCandles() {
  const id = useTokenId();
  const [range] = useRange();
  const { $state, refetch } = candles(id, range);
  return { query: useStore($state), refetch };
}

/** Candles in the currency that prices are shown in, all at the rate of now; null where there is no rate. */
function scaleCandles(items: readonly Candle[], scale: PriceScale): readonly Candle[] | null {
  if (scale.rate === null) return null;
  const price = (amount: string) => toScale(amount, scale) ?? '0';
  return items.map(({ open, high, low, close, ...candle }) => ({
    ...candle,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
  }));
}

/** What each view of the chart draws: the candles, with the price of the stream; null while there are none. */
export function usePriceChart(): PriceChartProps | null {
  const { id, name, symbol } = useToken();
  const { data } = useCandles().query;
  const live = useChartPrice(id);
  const scale = usePriceScale(id);
  const now = Math.max(live?.at ?? 0, data ? Date.parse(data.as_of) : 0);
  const read = useMemo(() => data && scaleCandles(data.items, scale), [data, scale]);
  const shown = useMemo(() => {
    const price = live && toScale(live.price, scale);
    return data && read && price && live.at === now
      ? withLivePrice(read, data.interval, price, live.at)
      : read;
  }, [data, live, now, read, scale]);
  if (!data || !shown || shown.length === 0) return null;
  return {
    candles: shown,
    range: data.range,
    now,
    name: name ?? '',
    symbol: symbol ?? '',
    currency: scale.currency,
  };
}

/** The same, which holds still while it is read by keyboard: prices are never announced by themselves. */
export function useHeldChart() {
  const chart = usePriceChart();
  const [held, setHeld] = useState<PriceChartProps | null>(null);
  return {
    chart: held ?? chart,
    onReading: (isReading: boolean) => setHeld(isReading ? chart : null),
  };
}
