import type { Portfolio } from '#contract/portfolio.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { formatPercent } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { ChartLine } from '../../../chart/chart-line.ts';
import { LineChart } from '../../../chart/LineChart.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { PortfolioReadout } from './PortfolioReadout.tsx';
import { usePointTexts } from './use-point-texts.ts';

/** What all balances were worth, as a line. While amounts are hidden, it tells percentages alone. */
export function PortfolioChart({ portfolio }: { portfolio: Portfolio }) {
  const { portfolio: texts } = useMessages('dashboard');
  const { numberLocale } = useI18n();
  const { points, currency } = portfolio;
  const { hidden, valueAt, timeAt } = usePointTexts(portfolio);
  const summary = useSummary(portfolio);
  const markAt = (point: number) => ({
    point,
    text: formatCompactMoney(points[point]?.value ?? '', currency, numberLocale),
  });
  return (
    <LineChart
      points={points}
      summary={summary}
      cursorLabel={texts.cursor}
      pointText={(index) => interpolate(texts.point, { value: valueAt(index), time: timeAt(index) })}
      marks={hidden ? null : ({ high, low }) => [markAt(high), markAt(low)]}
      readout={(index) => <PortfolioReadout portfolio={portfolio} index={index} />}
    />
  );
}

/** What the line shows, in a sentence. */
function useSummary(portfolio: Portfolio): (line: ChartLine) => string {
  const { portfolio: texts } = useMessages('dashboard');
  const { numberLocale } = useI18n();
  const { hidden, valueAt, timeAt } = usePointTexts(portfolio);
  const { points, range, change } = portfolio;
  const period = texts.periods[range];
  if (hidden) {
    const { percent } = change;
    return () =>
      percent === null
        ? interpolate(texts.summaryHidden, { period })
        : interpolate(texts.summaryHiddenChange, { period, change: formatPercent(percent, numberLocale) });
  }
  return ({ high, low }) =>
    interpolate(texts.summary, {
      period,
      first: valueAt(0),
      from: timeAt(0),
      last: valueAt(points.length - 1),
      high: valueAt(high),
      highAt: timeAt(high),
      low: valueAt(low),
      lowAt: timeAt(low),
    });
}
