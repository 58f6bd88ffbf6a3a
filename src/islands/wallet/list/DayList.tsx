import { memo, useMemo, type ReactNode } from 'react';
import { formatDateBesideDay, formatDayHeading } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../i18n/i18n.ts';
import { dayRows, drawnByDay, type DayRow } from './day-rows.ts';
import { useRowWindow } from './use-row-window.ts';

export interface DayListProps<Item> {
  items: readonly Item[];
  /** The functions are the same ones each time: else all rows are made anew. */
  idOf: (item: Item) => string;
  /** ISO 8601. */
  timeOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Of the card, whose sheet may style `.days`. */
  className: string;
}

/** Items by the reader's own days, in one card. Of very many, those near what is seen of the page are in the document. */
function Days<Item>({ items, idOf, timeOf, renderItem, className }: DayListProps<Item>) {
  const { locale } = useI18n();
  const now = useToday();
  const rows = useMemo(() => dayRows(items, { idOf, timeOf }), [items, idOf, timeOf]);
  // The first day's rows, to which new ones lead.
  const kept = useMemo(() => rows.slice(0, 2).map(({ key }) => key), [rows]);
  const { ref, drawn, isPartial } = useRowWindow(rows, kept);
  return (
    <div className={`card days ${className}`} ref={ref}>
      {drawnByDay(drawn).map(({ day, at, drawn: ofDay }) => {
        const heading = formatDayHeading(at, locale, { now });
        const date = formatDateBesideDay(at, locale, { now });
        const [first] = ofDay;
        const lines = ofDay.filter(({ row }) => row.kind !== 'day');
        return (
          <section key={day} aria-label={heading}>
            {first?.row.kind === 'day' && (
              <h2 data-index={first.index} data-kind="day">
                <span>{heading}</span>
                {date !== '' && date !== heading && <span>{` ${date}`}</span>}
              </h2>
            )}
            {lines.length > 0 && (
              <ul>
                {lines.map(({ index, row }) => (
                  <Line key={row.key} index={index} row={row} isPartial={isPartial} renderItem={renderItem} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

// `memo` keeps no type parameter by itself.
export const DayList = memo(Days) as typeof Days;

interface LineProps<Item> extends Pick<DayListProps<Item>, 'renderItem'> {
  index: number;
  row: DayRow<Item>;
  /** Not all rows are in the document: then each says which one it is. */
  isPartial: boolean;
}

function Line<Item>({ index, row, isPartial, renderItem }: LineProps<Item>) {
  if (row.kind === 'day') return null;
  const { kind, position, of, item } = row;
  return (
    <li
      data-row={row.key}
      data-index={index}
      data-kind={kind}
      {...(isPartial && { 'aria-posinset': position, 'aria-setsize': of })}
    >
      {renderItem(item)}
    </li>
  );
}
