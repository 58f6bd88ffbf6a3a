import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFiltered } from '#src/stores/transactions/transaction-filter.ts';
import type { TransactionList as TransactionListStore } from '#src/stores/transactions/transaction-list.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { transactionParts } from '../transaction-registry.ts';
import { transactionIn } from '../transaction-url.ts';
import { Filters } from './Filters.tsx';
import { MonthSoFar } from './MonthSoFar.tsx';
import { TransactionDays } from './TransactionDays.tsx';
import { TransactionList } from '../../../transaction/TransactionList.tsx';
import { useFilter } from './use-filter.ts';

/** /w/transactions: all transactions by day, searched and filtered by the address; `?id=` opens one beside them. */
export function Transactions() {
  const { empty, none } = useMessages('transactionList');
  const inAddress = useFilter();
  const { filter } = inAddress;
  const open = transactionIn(useLocation().search);
  const box = useFocusOnRow(open);
  const list = transactionList(filter);

  return (
    <div className="transactions" data-open={open !== null || undefined} ref={box}>
      <BackLink from="transactions" />
      <div className="filters">
        <Filters {...inAddress} />
      </div>
      <div className="list">
        <TransactionList
          // A list of its own for each filter: it starts at its top.
          key={JSON.stringify(filter)}
          list={list}
          whole
          empty={
            isFiltered(filter) ? (
              <EmptyState heading={none.heading} text={none.text}>
                <Button onClick={inAddress.clear}>{none.clear}</Button>
              </EmptyState>
            ) : (
              <EmptyState heading={empty.heading} text={empty.text}>
                <Link className="button primary" to="/w/receive">
                  {empty.receive}
                </Link>
              </EmptyState>
            )
          }
        >
          {(items) => (
            <TransactionDays
              items={items}
              isFolding={filter.q === null}
              isWhole={!isFiltered(filter)}
              zone={filter.from === null && filter.to === null ? 'own' : 'lagos'}
              open={open}
            />
          )}
        </TransactionList>
      </div>
      {open === null ? (
        <Beside list={list} />
      ) : (
        <LazyComponent registry={transactionParts} name="detail" fallback={null} />
      )}
    </div>
  );
}

/** The current month, beside a list that has rows. */
function Beside({ list }: { list: TransactionListStore }) {
  const { items } = useStore(list.$state);
  return items !== null && items.length > 0 && <MonthSoFar />;
}

/** Focuses the row of a transaction once it is closed: a keyboard goes on where it was. Without a row, the screen. */
function useFocusOnRow(open: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(open);
  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = open;
    if (closed === null || open !== null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-transaction="${CSS.escape(closed)}"]`);
    (row ?? document.getElementById('main'))?.focus({ preventScroll: row === null });
  }, [open]);
  return box;
}
