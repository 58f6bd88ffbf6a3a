import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';

interface ChartTableProps {
  caption: string;
  /** What the first column, of times, and the others are called. */
  columns: readonly string[];
  /** Oldest first, each with its time and a text for every other column. */
  rows: readonly { readonly at: string; readonly time: string; readonly cells: readonly string[] }[];
}

/** What a chart draws, as a table that scrolls in the chart's room; the newest row first. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const [timeColumn, ...others] = columns;
  return (
    // A region that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="points" role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption className="sr">{caption}</caption>
        <TableHead>
          <ColumnHead>{timeColumn}</ColumnHead>
          {others.map((name) => (
            <ColumnHead key={name} className="num">
              {name}
            </ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {rows.toReversed().map(({ at, time, cells }) => (
            <Row key={at}>
              <RowHead>{time}</RowHead>
              {cells.map((text, column) => (
                // The columns of a table never change their order.
                <Cell key={column} className="num">
                  {text}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
