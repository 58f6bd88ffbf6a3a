import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { assets, type AssetId } from '#contract/assets.ts';
import { STATEMENT_ZONE, type LedgerLine, type StatementItem } from '#contract/statements.ts';
import { formatZonedTime } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { ledgerLines } from '#src/stores/history/ledger-lines.ts';
import { daysOf, withParameters, type StatementPeriod } from '#src/stores/history/statement-period.ts';
import type { LoadedStatement } from '#src/stores/history/statements.ts';
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { LoadMore } from '../../../list/LoadMore.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { EntryRow } from './EntryRow.tsx';
import { hasMoved, lastMomentOf, sortItems } from './statement-amounts.ts';

/** Lines of a page. */
const PAGE_SIZE = 50;

interface EntriesProps {
  period: StatementPeriod;
  statement: LoadedStatement;
  /** The period's name. */
  name: string;
}

/** The ledger of one asset: a balance runs from line to line. Which asset is in the address. */
export function Entries({ period, statement, name }: EntriesProps) {
  const { entries: messages } = useMessages('statements');
  const { search } = useLocation();
  const heading = useId();
  const items = sortItems(statement.items);
  const asked = new URLSearchParams(search).get('asset');
  const item = items.find(({ asset }) => asset === asked) ?? items.find(hasMoved) ?? items[0];
  if (!item) return null;
  return (
    <section className="card entries" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{messages.heading}</h2>
        <Link to="/w/transactions">{messages.all}</Link>
      </header>
      <nav className="filters" aria-label={messages.asset}>
        <ul>
          {items.map(({ asset }) => (
            <li key={asset}>
              <Link
                className="chip"
                translate="no"
                to={{ search: withParameters(search, { asset }) }}
                aria-current={asset === item.asset || undefined}
              >
                {assets[asset].symbol}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AssetEntries key={item.asset} period={period} statement={statement} item={item} name={name} />
    </section>
  );
}

function AssetEntries({ period, statement, item, name }: EntriesProps & { item: StatementItem }) {
  const { locale, messages: wallet } = useI18n();
  const { entries: messages } = useMessages('statements');
  const { asset } = item;
  const { symbol } = assets[asset];
  const lines = ledgerLines({ asset, ...daysOf(period), currency: statement.currency }, PAGE_SIZE);
  const { data, error, loading, at, more, loadingMore, moreError } = useStore(lines.$state);
  const { table, focusNext } = useFocusOfNewRow(data);

  const showMore = async () => {
    focusNext();
    await lines.loadMore();
  };
  const time = (moment: string) => formatZonedTime(moment, locale, STATEMENT_ZONE);

  return (
    <div ref={table}>
      <QueryStates
        query={{ data, error, loading }}
        messages={messages}
        at={at}
        onRetry={lines.retry}
        skeleton={<RowSkeletons count={6} />}
      >
        {(shown) =>
          shown.length === 0 && !hasMoved(item) ? (
            <p className="absent">{interpolate(messages.none, { asset: wallet.names[asset] })}</p>
          ) : (
            <Table className="ledger">
              <caption className="sr">
                {interpolate(messages.caption, { asset: wallet.names[asset], period: name })}
              </caption>
              <TableHead>
                <ColumnHead>{messages.date}</ColumnHead>
                <ColumnHead>{messages.entry}</ColumnHead>
                {[messages.amount, messages.fee, messages.balance].map((text) => (
                  <ColumnHead key={text} className="num">
                    {interpolate(text, { asset: symbol })}
                  </ColumnHead>
                ))}
              </TableHead>
              <TableBody>
                <Edge
                  name={statement.closed ? messages.closing : messages.now}
                  time={time(lastMomentOf(statement))}
                  amount={item.closing}
                  asset={asset}
                />
                {shown.map((line) => (
                  <EntryRow key={line.entry_id} line={line} />
                ))}
                {!more && (
                  <Edge
                    name={messages.opening}
                    time={time(statement.from)}
                    amount={item.opening}
                    asset={asset}
                  />
                )}
              </TableBody>
            </Table>
          )
        }
      </QueryStates>
      {data && more && (
        <LoadMore messages={messages} busy={loadingMore} error={moreError} onPress={() => void showMore()} />
      )}
    </div>
  );
}

interface EdgeProps {
  name: string;
  time: string;
  amount: string;
  asset: AssetId;
}

/** The balance at one end of the period. */
function Edge({ name, time, amount, asset }: EdgeProps) {
  return (
    <Row className="edge">
      <Cell className="date">{time}</Cell>
      <RowHead className="entry">{name}</RowHead>
      <Cell className="amount" />
      <Cell className="fee" />
      <Cell className="num balance">
        <Amount amount={amount} asset={asset} bare />
      </Cell>
    </Row>
  );
}

/** After "Load more" the focus goes to the first line that is new: the button has moved, or is gone. */
function useFocusOfNewRow(lines: readonly LedgerLine[] | null) {
  const table = useRef<HTMLDivElement>(null);
  const focusRow = useRef<number | null>(null);
  useEffect(() => {
    const index = focusRow.current;
    if (index === null || !lines || lines.length <= index) return;
    focusRow.current = null;
    const { activeElement } = document;
    // Leave the focus alone if the person has moved it elsewhere meanwhile.
    if (activeElement !== document.body && !table.current?.contains(activeElement)) return;
    table.current?.querySelectorAll<HTMLElement>('.line-row .entry a')[index]?.focus();
  }, [lines]);
  const focusNext = () => {
    focusRow.current = lines?.length ?? 0;
  };
  return { table, focusNext };
}
