import { useStore } from '@nanostores/react';
import {
  $recentTransactions,
  refetchRecentTransactions,
  type RecentTransactions,
} from '#src/stores/money/recent-transactions.ts';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { QueryStates } from '../../status/QueryStates.tsx';
import { TransactionItem } from '../../transaction/TransactionItem.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { PanelLink } from '../../panels/PanelLink.tsx';

/** The last transactions, newest first, each with a link to its details. */
export function HistoryPanel() {
  const { history } = useMessages('walletLists');
  const query = useStore($recentTransactions);
  return (
    <div className="listing" aria-busy={!query.data && !query.error}>
      <QueryStates
        query={query}
        messages={history}
        at={query.data?.at ?? null}
        onRetry={refetchRecentTransactions}
        hasOfflineNotice
        skeleton={<RowSkeletons count={8} />}
      >
        {({ items }) => <TransactionList items={items} />}
      </QueryStates>
    </div>
  );
}

function TransactionList({ items }: Pick<RecentTransactions, 'items'>) {
  const { history } = useMessages('walletLists');
  if (items.length === 0) {
    return (
      <EmptyState heading={history.emptyHeading} text={history.emptyText}>
        <PanelLink className="button primary" to="/w/receive">
          {history.receive}
        </PanelLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="lines" aria-label={history.list}>
        {items.map((transaction) => (
          <li key={transaction.id}>
            <PanelLink to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}>
              <TransactionItem transaction={transaction} />
            </PanelLink>
          </li>
        ))}
      </ul>
      <PanelLink className="button wide" to="/w/transactions">
        {history.all}
      </PanelLink>
    </>
  );
}
