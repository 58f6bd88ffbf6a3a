import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { noTransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { TransactionItem } from '../../transaction/TransactionItem.tsx';
import { TransactionList } from '../../transaction/TransactionList.tsx';

interface SharedHistoryProps {
  username: string;
  /** Neither of the two has blocked the other. */
  canSend: boolean;
}

/** What went between somebody and the reader, newest first, with links to the details. */
export function SharedHistory({ username, canSend }: SharedHistoryProps) {
  const messages = useMessages('person');
  const { list: label } = useMessages('transactionList');
  const list = transactionList({ ...noTransactionFilter, q: `@${username}` });
  const { items, more, loadingMore, moreError } = useStore(list.$state);
  // The API finds parts of words: `@ada` in `@adaobi`, or in a note.
  const isTheirs = ({ counterparty }: Transaction) =>
    counterparty?.kind === 'user' && counterparty.username === username;
  const isSearching = items !== null && more && !items.some(isTheirs);

  useEffect(() => {
    if (isSearching && !loadingMore && !moreError) void list.loadMore();
  }, [isSearching, loadingMore, moreError, list]);

  const empty = (
    <div className="card">
      <EmptyState heading={messages.history.empty} text={messages.history.emptyText}>
        {canSend && (
          <Link className="button primary" to={`/w/send?to=@${username}`}>
            {messages.send}
          </Link>
        )}
      </EmptyState>
    </div>
  );
  return (
    <section className="history" aria-labelledby="person-history">
      <h2 id="person-history">{messages.history.heading}</h2>
      <TransactionList list={list} whole empty={empty}>
        {(found) => {
          const theirs = found.filter(isTheirs);
          if (theirs.length === 0) return isSearching ? null : empty;
          return (
            <div className="card">
              <ul className="lines" aria-label={label}>
                {theirs.map((transaction) => (
                  <li key={transaction.id}>
                    <Link
                      to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}
                      data-transaction={transaction.id}
                    >
                      <TransactionItem transaction={transaction} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </TransactionList>
    </section>
  );
}
