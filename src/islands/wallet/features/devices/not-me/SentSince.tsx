import { useStore } from '@nanostores/react';
import type { Activity } from '#contract/activities.ts';
import { lagosDate } from '#contract/calendar-date.ts';
import type { Transaction } from '#contract/transactions.ts';
import { formatDayAndTime } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { transactionDetail } from '#src/stores/transactions/transaction-detail.ts';
import { noTransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { transactionList } from '#src/stores/transactions/transactions.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { ListItem } from '../../../list/ListItem.tsx';
import { LoadMore } from '../../../list/LoadMore.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { CancelButton } from '../../../transaction/CancelButton.tsx';
import { signedAmount } from '../../../transaction/transaction-title.ts';
import { TransactionTitle } from '../../../transaction/TransactionTitle.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { ContactSupport } from './ContactSupport.tsx';

/** What has left the account since a login, or is about to: each that can still be cancelled has a button for it. */
export function SentSince({ login }: { login: Activity }) {
  const { sent: messages } = useMessages('notMe');
  const { locale } = useI18n();
  const now = useToday();
  // The API filters by days of Lagos: the first day may begin before the login.
  const list = transactionList({
    ...noTransactionFilter,
    direction: 'out',
    from: lagosDate(Date.parse(login.at)),
  });
  const { items, error, loading, at, more, loadingMore, moreError } = useStore(list.$state);
  const sent = items?.filter(({ created_at }) => created_at >= login.at) ?? null;
  const hasMore = more && items !== null && sent?.length === items.length;
  return (
    <section className="card sent-since" aria-labelledby="not-me-sent">
      <header>
        <h2 id="not-me-sent">{messages.heading}</h2>
      </header>
      <p className="soft small-text range">
        {interpolate(messages.range, {
          from: formatDayAndTime(login.at, locale, { now, style: 'sentence' }),
        })}
      </p>
      <QueryStates
        query={{ data: sent, error, loading }}
        messages={messages}
        at={at}
        onRetry={list.retry}
        skeleton={<RowSkeletons count={2} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="absent">{messages.nothing}</p>
          ) : (
            <ul className="lines">
              {rows.map((transaction) => (
                <SentRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {hasMore && (
        <LoadMore
          small
          messages={messages}
          busy={loadingMore}
          error={moreError}
          onPress={() => void list.loadMore()}
        />
      )}
      {sent !== null && sent.length > 0 && (
        <p className="soft small-text foot">
          <MessageWithElements
            text={messages.notYours}
            values={{ support: <ContactSupport>{messages.support}</ContactSupport> }}
          />
        </p>
      )}
    </section>
  );
}

function SentRow({ transaction }: { transaction: Transaction }) {
  const { statuses } = useMessages('transactions');
  const { locale } = useI18n();
  const now = useToday();
  const { id, created_at, status, can } = transaction;
  return (
    <li>
      <Link to={`/w/transactions?id=${id}`}>
        <ListItem
          picture={<TransactionIcon transaction={transaction} />}
          title={<TransactionTitle transaction={transaction} />}
          detail={`${formatDayAndTime(created_at, locale, { now })} · ${statuses[status]}`}
          end={<Amount {...signedAmount(transaction)} signed />}
        />
      </Link>
      {can.cancel && (
        <CancelButton
          transaction={transaction}
          onCancel={() => transactionDetail(id, transaction).cancel()}
        />
      )}
    </li>
  );
}
