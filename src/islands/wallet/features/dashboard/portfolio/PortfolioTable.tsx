import type { Portfolio } from '#contract/portfolio.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { ChartTable } from '../../../chart/ChartTable.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { usePointTexts } from './use-point-texts.ts';

/** The points of the line, newest first. While amounts are hidden, with their change since the first point. */
export function PortfolioTable({ portfolio }: { portfolio: Portfolio }) {
  const { portfolio: texts } = useMessages('dashboard');
  const { hidden, valueAt, timeAt } = usePointTexts(portfolio);
  const { points, range } = portfolio;
  return (
    <ChartTable
      caption={interpolate(texts.tableCaption, { period: texts.periods[range] })}
      columns={[texts.time, hidden ? texts.change : texts.value]}
      rows={points.map(({ at }, index) => ({ at, time: timeAt(index), cells: [valueAt(index)] }))}
    />
  );
}
