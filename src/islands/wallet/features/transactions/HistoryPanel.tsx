import { useStore } from '@nanostores/react';
import type { QueryState } from '#src/stores/query/query-client.ts';
import {
  $recentTransactions,
  refetchRecentTransactions,
  type RecentTransactions,
} from '#src/stores/money/recent-transactions.ts';
import { SlowNotice } from '../../status/SlowNotice.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { TransactionItem } from '../../transaction/TransactionItem.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { PanelLink } from '../../panels/PanelLink.tsx';

/** The last transactions, newest first, each with the way to all of it. */
export function HistoryPanel() {
  const { history } = useMessages('walletLists');
  const read = useStore($recentTransactions);
  return (
    <div className="listing" aria-busy={!read.data && !read.error}>
      <LoadError
        text={history.failed}
        error={read.error}
        loading={read.loading}
        at={read.data?.at ?? null}
        onRetry={refetchRecentTransactions}
      />
      <SlowNotice waiting={!read.data && !read.error} />
      <Listed read={read} />
    </div>
  );
}

function Listed({ read: { data, error } }: { read: QueryState<RecentTransactions> }) {
  const { history, loading } = useMessages('walletLists');
  if (!data) {
    return error ? null : (
      <>
        <p className="sr">{loading}</p>
        <RowSkeletons count={8} />
      </>
    );
  }
  if (data.items.length === 0) {
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
        {data.items.map((transaction) => (
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
