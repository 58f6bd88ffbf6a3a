import type { DisplayCurrency } from '#contract/assets.ts';
import { percentChange } from '#contract/money.ts';
import { formatChartDay, formatChartTime } from '#src/intl/format/chart-time.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { PercentChange } from '#src/ui/display/PercentChange.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { DAY } from './candle-spans.ts';
import { toUnits } from './chart-line.ts';

/** When a candle begins, as a text: of one that lasts a day or longer its date. */
export function useCandleTime(span: number, length: number): (candle: Candle) => string {
  const { locale } = useI18n();
  return ({ time }) => {
    const at = new Date(time).toISOString();
    return span >= DAY ? formatChartDay(at, locale) : formatChartTime(at, locale, length);
  };
}

const parts = ['open', 'high', 'low', 'close'] as const;

interface CandleReadoutProps {
  candle: Candle;
  currency: DisplayCurrency;
  time: string;
  /** What was traded, with its unit. */
  traded: string;
}

/** A candle in a grid that stands still whatever its prices are. The slider says the same to a screen reader, in full. */
export function CandleReadout({ candle, currency, time, traded }: CandleReadoutProps) {
  const { chart: texts } = useMessages('token');
  const { numberLocale } = useI18n();
  const change = percentChange(toUnits(candle.open), toUnits(candle.close));
  return (
    <div className="candle-readout" aria-hidden="true">
      <dl translate="no">
        {parts.map((part) => (
          <div key={part}>
            <dt translate="yes">{texts.columns[part]}</dt>
            <dd>{formatCompactMoney(candle[part], currency, numberLocale)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span>{interpolate(texts.ofCandle, { time, volume: traded })}</span>
        {change !== null && <PercentChange percent={change} locale={numberLocale} />}
      </p>
    </div>
  );
}
