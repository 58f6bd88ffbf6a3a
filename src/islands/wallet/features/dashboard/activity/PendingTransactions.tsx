import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Transaction, TransactionStatus } from '#contract/transactions.ts';
import { formatTimestamp } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { signedAmount, transactionTitle } from '../../../transaction/transaction-title.ts';

const pendingStatuses = ['pending', 'review', 'processing', 'confirming'] as const;
type PendingStatus = (typeof pendingStatuses)[number];
type PendingTransaction = Transaction & { readonly status: PendingStatus };

const isPending = (transaction: Transaction): transaction is PendingTransaction =>
  (pendingStatuses as readonly TransactionStatus[]).includes(transaction.status);

/** The transactions under way, with how far they have come; nothing where there is none. */
export function PendingTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  const { pending: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const heading = useId();
  const pending = transactions.filter(isPending);
  const count = pending.length;
  if (count === 0) return null;
  return (
    <section className="card pending" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.heading}</h2>
        <span className="tag">
          <span aria-hidden="true">{count}</span>
          <span className="sr">{interpolate(plural(locale, count, texts.count), { count })}</span>
        </span>
      </header>
      <ul className="lines">
        {pending.map((transaction) => (
          <li key={transaction.id}>
            <Link to={`/w/transactions?id=${encodeURIComponent(transaction.id)}`}>
              <PendingItem transaction={transaction} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PendingItem({ transaction }: { transaction: PendingTransaction }) {
  const { messages } = useI18n();
  const { titles } = useMessages('transactions');
  const progress = useProgress(transaction);
  const { confirmations } = transaction;
  return (
    <>
      <ListItem
        picture={<TransactionIcon transaction={transaction} />}
        title={transactionTitle(transaction, titles, messages.names)}
        detail={progress}
        end={<Amount {...signedAmount(transaction)} signed />}
      />
      {/* The text says the same. */}
      {confirmations && <progress max={confirmations.need} value={confirmations.have} aria-hidden="true" />}
    </>
  );
}

/** How far a transaction has come: confirmations of its network, else its status and when it is expected to end. */
function useProgress({ confirmations, status, eta_at }: PendingTransaction): string {
  const { pending: texts } = useMessages('dashboard');
  const { statuses } = useMessages('transactions');
  const { locale } = useI18n();
  const now = useToday();
  const left = useSecondsUntil(eta_at === null ? 0 : Date.parse(eta_at));
  if (confirmations) return interpolate(texts.confirmations, confirmations);
  if (eta_at === null) return statuses[status];
  if (left <= 0) return interpolate(texts.soon, { status: statuses[status] });
  return interpolate(texts.expected, {
    status: statuses[status],
    time: formatTimestamp(eta_at, locale, { now }),
  });
}
