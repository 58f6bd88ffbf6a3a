import { formatChartTime } from '#src/intl/format/chart-time.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { ChartTable } from './ChartTable.tsx';
import type { PriceChartProps } from './PriceLine.tsx';

/** An asset's price over time, as a table of what the candles are drawn from. */
export function PriceTable({ candles, range, now, name, currency }: PriceChartProps) {
  const { chart: texts } = useMessages('token');
  const { locale, numberLocale } = useI18n();
  const { columns } = texts;
  const span = now - (candles[0]?.time ?? now);
  return (
    <ChartTable
      caption={removeHanSpaces(interpolate(texts.tableCaption, { name, period: texts.periods[range] }))}
      columns={[columns.time, columns.close, columns.open, columns.high, columns.low]}
      rows={candles.map(({ time, close, open, high, low }) => {
        const at = new Date(time).toISOString();
        return {
          at,
          time: formatChartTime(at, locale, span),
          cells: [close, open, high, low].map((price) =>
            formatPrice(price, numberLocale, { currency, list: true }),
          ),
        };
      })}
    />
  );
}
