import type { Portfolio } from '#contract/portfolio.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { usePointTexts } from './use-point-texts.ts';

/** The points of the line, newest first. While amounts are hidden, with their change since the first point. */
export function PortfolioTable({ portfolio }: { portfolio: Portfolio }) {
  const { portfolio: texts } = useMessages('dashboard');
  const { hidden, valueAt, timeAt } = usePointTexts(portfolio);
  const { points, range } = portfolio;
  const caption = interpolate(texts.tableCaption, { period: texts.periods[range] });
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="points" role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption className="sr">{caption}</caption>
        <TableHead>
          <ColumnHead>{texts.time}</ColumnHead>
          <ColumnHead className="num">{hidden ? texts.change : texts.value}</ColumnHead>
        </TableHead>
        <TableBody>
          {points
            .map(({ at }, index) => (
              <Row key={at}>
                <RowHead>{timeAt(index)}</RowHead>
                <Cell className="num">{valueAt(index)}</Cell>
              </Row>
            ))
            .toReversed()}
        </TableBody>
      </Table>
    </div>
  );
}
