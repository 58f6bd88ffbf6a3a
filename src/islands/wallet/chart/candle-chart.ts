import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  HistogramSeries,
  type ISeriesApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '#src/stores/market/candles.ts';

export interface CandleChartColors {
  readonly text: string;
  /** Lines of the grid, and of the cursor. */
  readonly grid: string;
  readonly cursor: string;
  /** The label of the cursor's price. */
  readonly label: string;
  readonly rise: string;
  readonly fall: string;
  readonly volume: string;
}

/** Pixels from the left and from the top. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface CandleChartOptions {
  readonly fontFamily: string;
  readonly colors: CandleChartColors;
  /** @param price decimal string. */
  readonly formatPrice: (price: string) => string;
  /** The time under the axis. @param at ISO 8601. */
  readonly formatTime: (at: string) => string;
  /** A pointer is on the candle with this index. */
  readonly onPoint: (index: number) => void;
}

export interface CandleChart {
  /** At least one, oldest first. */
  readonly setCandles: (candles: readonly Candle[]) => void;
  /** Shows the cursor on a candle, and says where that closes; null takes it away. */
  readonly setCursor: (candle: Candle | null) => Place | null;
  readonly setColors: (colors: CandleChartColors) => void;
  readonly remove: () => void;
}

/** Milliseconds since 1970, as the library counts. */
const toTime = (at: number) => (at / 1000) as UTCTimestamp;
const toIso = (time: Time) => new Date(Number(time) * 1000).toISOString();

/** Floats are right here: they are drawn. What is read is written from the decimal strings. */
const toVolume = ({ time, volume }: Candle) => ({ time: toTime(time), value: Number(volume) });
const toBar = ({ time, open, high, low, close }: Candle) => ({
  time: toTime(time),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
});

/** The step of the price axis: four digits of the price, and no less than a cent of a large one. */
const stepOf = (price: number) => 10 ** Math.min(-2, Math.floor(Math.log10(price || 1)) - 3);

/** Draws candles into an element by lightweight-charts; the range is what is asked for, so that a finger scrolls the page. */
export function createCandleChart(
  box: HTMLElement,
  { fontFamily, colors, formatPrice, formatTime, onPoint }: CandleChartOptions,
): CandleChart {
  const chart = createChart(box, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      fontFamily,
      fontSize: 12,
      // It would write a style sheet and HTML into the page, which our policy refuses; the component says whose chart it is.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false } },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.06, bottom: 0.3 } },
    timeScale: {
      borderVisible: false,
      allowBoldLabels: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.1,
      tickMarkFormatter: (time: Time) => formatTime(toIso(time)),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { labelVisible: false } },
    handleScroll: false,
    handleScale: false,
    kineticScroll: { touch: false, mouse: false },
  });
  const series: ISeriesApi<'Candlestick'> = chart.addSeries(CandlestickSeries, {
    // A rise is hollow: its form tells it from a fall where its colour doesn't.
    upColor: 'transparent',
    lastValueVisible: false,
    priceLineVisible: false,
  });
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: '',
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.78, bottom: 0 } });
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    // Without an event it was moved by `setCursor`.
    if (sourceEvent && logical !== undefined) onPoint(Math.round(logical));
  });

  let drawn: readonly Candle[] = [];
  const setColors = ({ text, grid, cursor, label, rise, fall, volume }: CandleChartColors) => {
    chart.applyOptions({
      layout: { textColor: text },
      grid: { horzLines: { color: grid } },
      crosshair: {
        vertLine: { color: cursor },
        horzLine: { color: cursor, labelBackgroundColor: label },
      },
    });
    series.applyOptions({
      borderUpColor: rise,
      wickUpColor: rise,
      downColor: fall,
      borderDownColor: fall,
      wickDownColor: fall,
    });
    volumes.applyOptions({ color: volume });
  };
  setColors(colors);

  return {
    setCandles: (candles) => {
      const last = candles.at(-1);
      const isNewPrice = candles.length === drawn.length && candles[0]?.time === drawn[0]?.time;
      if (last && isNewPrice) {
        series.update(toBar(last));
        volumes.update(toVolume(last));
      } else {
        series.applyOptions({
          priceFormat: {
            type: 'custom',
            minMove: stepOf(Number(last?.close)),
            formatter: (price: number) => formatPrice(String(price)),
          },
        });
        series.setData(candles.map(toBar));
        volumes.setData(candles.map(toVolume));
        chart.timeScale().fitContent();
      }
      drawn = candles;
    },
    setCursor: (candle) => {
      if (!candle) {
        chart.clearCrosshairPosition();
        return null;
      }
      const [price, time] = [Number(candle.close), toTime(candle.time)];
      chart.setCrosshairPosition(price, time, series);
      const [x, y] = [chart.timeScale().timeToCoordinate(time), series.priceToCoordinate(price)];
      return x === null || y === null ? null : { x, y };
    },
    setColors,
    remove: () => chart.remove(),
  };
}
