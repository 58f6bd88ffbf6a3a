import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isFiltered, toApiFilter } from '#src/stores/transactions/transaction-filter.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { download } from '#src/ui/icons/frame.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { SearchField } from '../../../list/SearchField.tsx';
import { useSearchInAddress } from '../../../list/use-search-in-address.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { transactionParts } from '../transaction-registry.ts';
import { ExportButton } from '../../../transaction/ExportButton.tsx';
import { transactionIn } from '../transaction-url.ts';
import { Filters } from './Filters.tsx';
import { TransactionDays } from './TransactionDays.tsx';
import { TransactionList } from '../../../transaction/TransactionList.tsx';
import { useFilter, type FilterInAddress } from './use-filter.ts';

/** /w/transactions: all transactions by day, searched and filtered by the address; `?id=` opens one beside them. */
export function Transactions() {
  const { empty, none, export: exportText, exportListed } = useMessages('transactionList');
  const inAddress = useFilter();
  const { filter } = inAddress;
  const open = transactionIn(useLocation().search);
  const box = useFocusOnRow(open);

  return (
    <div className="transactions" data-open={open !== null || undefined} ref={box}>
      <div className="list">
        <div className="tools">
          <TransactionSearch {...inAddress} />
          <ExportButton
            place="transactions"
            request={{ kind: 'transactions', filter: toApiFilter(filter) }}
            label={exportListed}
          >
            <Icon d={download} />
            <span>{exportText}</span>
          </ExportButton>
        </div>
        <Filters {...inAddress} />
        <TransactionList
          // A list of its own for each filter: it starts at its top.
          key={JSON.stringify(filter)}
          list={transactionList(filter)}
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
              zone={filter.from === null && filter.to === null ? 'own' : 'lagos'}
              open={open}
            />
          )}
        </TransactionList>
      </div>
      {open !== null && <LazyComponent registry={transactionParts} name="detail" fallback={null} />}
    </div>
  );
}

/** Apart from the screen, which is not rendered again with each letter. */
function TransactionSearch({ filter, change }: FilterInAddress) {
  const { search: messages } = useMessages('transactionList');
  const typing = useSearchInAddress(filter.q ?? '', (text) => change('search', { q: text || null }));
  return (
    <SearchField
      label={messages.field}
      placeholder={messages.placeholder}
      clear={messages.clear}
      typing={typing}
      focused={false}
    />
  );
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
