import { noTransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { EmptyState } from '../../status/EmptyState.tsx';
import { TransactionItem } from '../../transaction/TransactionItem.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { TransactionList } from '../../transaction/TransactionList.tsx';
import { withTransaction } from './transaction-url.ts';

/** The panel is a glance; the screen has the rest. */
const MAX_ITEMS = 20;

/** The last transactions over any screen, newest first, each with a link to its details. */
export function HistoryPanel() {
  const { all, empty, list } = useMessages('transactionList');
  return (
    <TransactionList
      list={transactionList(noTransactionFilter)}
      empty={
        <EmptyState heading={empty.heading} text={empty.text}>
          <PanelLink className="button primary" to="/w/receive">
            {empty.receive}
          </PanelLink>
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <ul className="lines" aria-label={list}>
            {items.slice(0, MAX_ITEMS).map((transaction) => (
              <li key={transaction.id}>
                <PanelLink
                  to={`/w/transactions${withTransaction('', transaction.id)}`}
                  data-transaction={transaction.id}
                >
                  <TransactionItem transaction={transaction} />
                </PanelLink>
              </li>
            ))}
          </ul>
          <PanelLink className="button wide" to="/w/transactions">
            {all}
          </PanelLink>
        </>
      )}
    </TransactionList>
  );
}
