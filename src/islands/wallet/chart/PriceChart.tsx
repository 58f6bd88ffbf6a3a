import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { formatCompactMoney, formatCompactNumber } from '#src/intl/format/compact-money.ts';
import { formatAxisTime } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { createCandleChart, type CandleChart, type CandleChartColors } from './candle-chart.ts';
import { CandleReadout, useCandleTime } from './CandleReadout.tsx';
import { candleSpan, mergeCandles } from './candle-spans.ts';
import type { PriceChartProps } from './PriceLine.tsx';
import { pricePoints } from './price-points.ts';
import { usePriceSummary } from './price-texts.ts';
import { useCursor } from './use-scrub.ts';

/** An asset's price over time, as candles with a cursor; the candle under it, or the last one, is read above them. */
export function PriceChart(props: PriceChartProps) {
  const { range, now, name, symbol, currency, onReading } = props;
  const { chart: texts } = useMessages('token');
  const length = now - (props.candles[0]?.time ?? now);
  const span = candleSpan(range, length);
  const candles = useMemo(() => mergeCandles(props.candles, span), [props.candles, span]);
  const points = useMemo(() => pricePoints(candles, now), [candles, now]);
  const timeOf = useCandleTime(span, length);
  const { numberLocale } = useI18n();
  const summary = usePriceSummary({ points, candles, range, name, currency });
  const { index, moveTo, clear, handlers } = useCursor(candles.length, onReading);
  const box = useRef<HTMLDivElement>(null);
  const dot = useRef<HTMLSpanElement>(null);
  const last = candles.length - 1;
  const at = Math.min(index ?? last, last);
  const candle = candles[at];
  useCandleChart({ box, dot }, { ...props, candles }, index === null ? null : (candle ?? null), moveTo);
  if (!candle) return null;

  const { open, high, low, close, volume } = candle;
  const prices = Object.fromEntries(
    Object.entries({ open, high, low, close }).map(([part, price]) => [
      part,
      formatPrice(price, numberLocale, { currency }),
    ]),
  );
  const traded = `${formatCompactNumber(volume, numberLocale)} ${symbol}`;
  const text = interpolate(texts.candle, { ...prices, volume: traded, time: timeOf(candle) });

  return (
    <figure className="chart candles">
      <figcaption className="sr">{summary}</figcaption>
      <CandleReadout candle={candle} currency={currency} time={timeOf(candle)} traded={traded} />
      <div
        className="plot"
        translate="no"
        role="slider"
        tabIndex={0}
        aria-label={texts.cursor}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={text}
        {...handlers}
        onPointerLeave={clear}
      >
        <div ref={box} aria-hidden="true" />
        <span ref={dot} className="at" hidden={index === null} />
        {/* The library draws on a canvas: it needs colours, not their names. */}
        {colorNames.map((color) => (
          <span key={color} className={color} hidden />
        ))}
      </div>
    </figure>
  );
}

interface Places {
  box: RefObject<HTMLDivElement | null>;
  /** Marks where the candle under the cursor closes. */
  dot: RefObject<HTMLSpanElement | null>;
}

/** Draws the candles into a box, and keeps them as the data, the cursor and the colours are. */
function useCandleChart(
  { box, dot }: Places,
  { candles, now, currency }: PriceChartProps,
  cursor: Candle | null,
  onPoint: (index: number) => void,
): void {
  const { locale, numberLocale } = useI18n();
  const drawing = useRef<CandleChart>(null);
  const point = useEffectEvent(onPoint);
  const length = useEffectEvent(() => now - (candles[0]?.time ?? now));

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const chart = createCandleChart(element, {
      fontFamily: getComputedStyle(element).fontFamily,
      colors: readColors(element),
      formatPrice: (price) => formatCompactMoney(price, currency, numberLocale),
      formatTime: (at) => formatAxisTime(at, locale, length()),
      onPoint: (at) => point(at),
    });
    drawing.current = chart;
    const stop = onColorsChange(() => chart.setColors(readColors(element)));
    return () => {
      stop();
      drawing.current = null;
      chart.remove();
    };
  }, [box, currency, locale, numberLocale]);

  useEffect(() => {
    drawing.current?.setCandles(candles);
  }, [candles, currency, locale, numberLocale]);

  useEffect(() => {
    const place = drawing.current?.setCursor(cursor);
    dot.current?.style.setProperty('--x', `${place?.x ?? -100}px`);
    dot.current?.style.setProperty('--y', `${place?.y ?? -100}px`);
  }, [cursor, dot]);
}

/** Elements that have a colour of the drawing each. */
const colorNames = ['grid', 'cursor', 'label', 'rise', 'fall', 'volume'] as const;

/** The colours that hold where the candles stand: of the theme, and of what a rise is shown in. */
function readColors(box: HTMLElement): CandleChartColors {
  const colorOf = (name: (typeof colorNames)[number]) => {
    const probe = box.parentElement?.querySelector(`.${name}`);
    return probe ? getComputedStyle(probe).color : '';
  };
  return {
    text: getComputedStyle(box).color,
    grid: colorOf('grid'),
    cursor: colorOf('cursor'),
    label: colorOf('label'),
    rise: colorOf('rise'),
    fall: colorOf('fall'),
    volume: colorOf('volume'),
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
