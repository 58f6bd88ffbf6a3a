import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { formatAxisTime } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { createCandleChart, type CandleChart, type CandleChartColors } from './candle-chart.ts';
import { spanOf } from './chart-line.ts';
import { PriceReadout, type PriceChartProps } from './PriceLine.tsx';
import { changeTo, pricePoints } from './price-points.ts';
import { usePriceSummary, usePriceTexts } from './price-texts.ts';
import { useCursor } from './use-scrub.ts';

/** Where the licence of the library (Apache 2.0, with its NOTICE) wants a link to. */
const LIBRARY_URL = 'https://www.tradingview.com/';

/** An asset's price over time, as candles with a cursor; what the cursor is on is read above them. */
export function PriceChart(props: PriceChartProps) {
  const { candles, range, now, name, onReading } = props;
  const { chart: texts } = useMessages('token');
  const points = useMemo(() => pricePoints(candles, now), [candles, now]);
  const { timeAt } = usePriceTexts(points);
  const { numberLocale } = useI18n();
  const summary = usePriceSummary({ points, candles, range, name });
  const { index, moveTo, clear, handlers } = useCursor(candles.length, onReading);
  const box = useRef<HTMLDivElement>(null);
  useCandleChart(box, props, index, moveTo);

  const textOf = (at: number) => {
    const { open = '', high = '', low = '', close = '' } = candles[at] ?? {};
    const prices = Object.fromEntries(
      Object.entries({ open, high, low, close }).map(([part, price]) => [
        part,
        formatPrice(price, numberLocale),
      ]),
    );
    // The line has a point more than there are candles: where the first one opens.
    return interpolate(texts.candle, { ...prices, time: timeAt(at) });
  };
  const last = candles.length - 1;
  const change = index === null ? null : changeTo(points, index + 1);

  return (
    <figure className="chart candles">
      <figcaption className="sr">{summary}</figcaption>
      {index === null ? (
        <PriceReadout points={points} range={range} index={null} />
      ) : (
        <p className="readout" aria-hidden="true">
          <span className="soft">{textOf(index)}</span>
          {change !== null && <PercentChange percent={change} locale={numberLocale} />}
        </p>
      )}
      <div
        className="plot"
        translate="no"
        role="slider"
        tabIndex={0}
        aria-label={texts.cursor}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index ?? last}
        aria-valuetext={textOf(index ?? last)}
        {...handlers}
        onPointerLeave={clear}
      >
        <div ref={box} aria-hidden="true" />
        {/* The library draws on a canvas: it needs colours, not their names. */}
        <span className="rise" hidden />
        <span className="fall" hidden />
        <span className="grid" hidden />
        <span className="edge" hidden />
      </div>
      <small className="attribution">
        <span>{texts.attribution}</span>{' '}
        <a href={LIBRARY_URL} target="_blank" rel="noopener noreferrer">
          <span>TradingView</span>
          <span className="sr">{` (${texts.newTab})`}</span>
        </a>
      </small>
    </figure>
  );
}

/** Draws the candles into a box, and keeps them as the data, the cursor and the colours are. */
function useCandleChart(
  box: RefObject<HTMLDivElement | null>,
  { candles, now }: PriceChartProps,
  index: number | null,
  onPoint: (index: number) => void,
): void {
  const { locale, numberLocale } = useI18n();
  const drawing = useRef<CandleChart>(null);
  const point = useEffectEvent(onPoint);
  const span = useEffectEvent(() => spanOf(pricePoints(candles, now)));

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = createCandleChart(element, {
      fontFamily: getComputedStyle(element).fontFamily,
      colors: readColors(element),
      formatPrice: (price) => formatPrice(price, numberLocale),
      formatTime: (at) => formatAxisTime(at, locale, span()),
      onPoint: (at) => point(at),
    });
    drawing.current = chart;
    const stop = onColorsChange(() => chart.setColors(readColors(element)));
    return () => {
      stop();
      drawing.current = null;
      chart.remove();
    };
  }, [box, locale, numberLocale]);

  useEffect(() => {
    drawing.current?.setCandles(candles);
  }, [candles, locale, numberLocale]);

  const candle = index === null ? null : (candles[index] ?? null);
  useEffect(() => {
    drawing.current?.setCursor(candle);
  }, [candle]);
}

/** The colours that hold where the candles stand: of the theme, and of what a rise is shown in. */
function readColors(box: HTMLElement): CandleChartColors {
  const colorOf = (name: string) => {
    const probe = box.parentElement?.querySelector(`.${name}`);
    return probe ? getComputedStyle(probe).color : '';
  };
  return {
    text: getComputedStyle(box).color,
    grid: colorOf('grid'),
    cursor: colorOf('edge'),
    rise: colorOf('rise'),
    fall: colorOf('fall'),
  };
}

/** Calls back when the theme or the colours of rise and fall change; returns the way to stop. */
function onColorsChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-colors'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
