import { useStore } from '@nanostores/react';
import type { Held } from '#src/stores/query/query-client.ts';
import {
  $recentTransactions,
  retryRecentTransactions,
  type RecentTransactions,
} from '#src/stores/money/recent-transactions.ts';
import { ListStyles } from '../../list/ListStyles.tsx';
import { LongWait } from '../../status/SlowNotice.tsx';
import { ReadFailed } from '../../status/LoadError.tsx';
import { RowBones } from '../dashboard/skeletons.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { TransactionLine } from '../../transaction/TransactionItem.tsx';
import { useWords } from '../../i18n/i18n.ts';
import { PanelLink } from '../../panels/PanelLink.tsx';

/** The last transactions, newest first, each with the way to all of it. */
export function HistoryPanel() {
  const { history } = useWords('walletLists');
  const read = useStore($recentTransactions);
  return (
    <div className="listing" aria-busy={!read.data && !read.error}>
      <ListStyles />
      <ReadFailed
        text={history.failed}
        error={read.error}
        loading={read.loading}
        at={read.data?.at ?? null}
        onRetry={retryRecentTransactions}
      />
      <LongWait waiting={!read.data && !read.error} />
      <Listed read={read} />
    </div>
  );
}

function Listed({ read: { data, error } }: { read: Held<RecentTransactions> }) {
  const { history, loading } = useWords('walletLists');
  if (!data) {
    return error ? null : (
      <>
        <p className="sr">{loading}</p>
        <RowBones count={8} />
      </>
    );
  }
  if (data.items.length === 0) {
    return (
      <Blank heading={history.emptyHeading} text={history.emptyText}>
        <PanelLink className="button primary" to="/w/receive">
          {history.receive}
        </PanelLink>
      </Blank>
    );
  }
  return (
    <>
      <ul className="lines" aria-label={history.list}>
        {data.items.map((transaction) => (
          <li key={transaction.id}>
            <PanelLink to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}>
              <TransactionLine transaction={transaction} />
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
