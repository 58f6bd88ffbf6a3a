import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { assets } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $openTransactions, $openTransactionsAsset } from '#src/stores/money/open-transactions.ts';
import { Teeth } from '#src/ui/display/Teeth.tsx';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { signedAmount } from '../../../transaction/transaction-title.ts';
import { TransactionTitle } from '../../../transaction/TransactionTitle.tsx';
import { isPending, type PendingStatus, type PendingTransaction } from './pending-transactions.ts';

interface PendingTransactionsProps {
  /** The last transactions, newest first. */
  transactions: readonly Transaction[];
  /** There are older ones, and some of those may be under way. */
  more: boolean;
}

/** The transactions under way, with how far they have come; nothing where there is none. */
export function PendingTransactions({ transactions, more }: PendingTransactionsProps) {
  const { pending: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const heading = useId();
  const older = useOlder(transactions, more);
  const pending = [...transactions, ...older].filter(isPending);
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

const none: readonly Transaction[] = [];

/** What is under way and older than the last transactions, as soon as that is known: nobody waits for it. */
function useOlder(last: readonly Transaction[], more: boolean): readonly Transaction[] {
  const { data } = useStore($openTransactions);
  const balances = useStore($balances).data?.items;
  // The dashboard asks for each thing once: for older ones only where the last ones are not all.
  const isAsked =
    more && (balances ?? []).some((balance) => hasMoreUnderWay(balance, last.filter(isPending)));
  useEffect(() => {
    if (!isAsked) return undefined;
    $openTransactionsAsset.set('all');
    return () => $openTransactionsAsset.set(null);
  }, [isAsked]);
  if (data?.asset !== 'all') return none;
  // Of those that both have, the last ones are newer.
  return data.items.filter(({ id }) => last.every((one) => one.id !== id));
}

/** Whether more of an asset is on hold or incoming than these transactions say. */
function hasMoreUnderWay({ asset, held, incoming }: Balance, transactions: readonly Transaction[]): boolean {
  const { scale } = assets[asset];
  const units = (amount: string) => parseAmount(amount, scale);
  const leaving = transactions.map(({ total_debit }) =>
    total_debit?.asset === asset ? units(total_debit.amount) : 0n,
  );
  const coming = transactions.map((one) =>
    one.asset === asset && one.direction === 'in' ? units(one.amount) : 0n,
  );
  const sum = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);
  return units(held) > sum(leaving) || units(incoming) > sum(coming);
}

function PendingItem({ transaction }: { transaction: PendingTransaction }) {
  const progress = useProgress(transaction);
  const steps = stepsOf(transaction);
  return (
    <>
      <ListItem
        picture={<TransactionIcon transaction={transaction} />}
        title={<TransactionTitle transaction={transaction} />}
        end={<Amount {...signedAmount(transaction)} signed />}
      />
      {steps && <Teeth {...steps} />}
      <small>{progress}</small>
    </>
  );
}

/** How many of the steps of a payment are behind it, without those of a network: asked for, approved, sent, arrived. */
const stepsDone = { pending: 1, review: 2, processing: 3, confirming: 3 } as const satisfies Record<
  PendingStatus,
  number
>;
const STEPS = 4;

/** Null for a deposit that waits for its owner: it has all its confirmations, and would look finished. */
function stepsOf({ type, status, confirmations }: PendingTransaction): { have: number; of: number } | null {
  if (type === 'deposit' && status === 'review') return null;
  if (status === 'confirming' && confirmations) return { have: confirmations.have, of: confirmations.need };
  return { have: stepsDone[status], of: STEPS };
}

/**
 * How far a transaction has come: confirmations of its network, else its status, and when it is expected to end. A deposit in review has
 * all its confirmations, and waits for its owner.
 */
function useProgress({ type, confirmations, status, eta_at }: PendingTransaction): string {
  const { pending: texts } = useMessages('dashboard');
  const { statuses } = useMessages('transactions');
  const { locale } = useI18n();
  const now = useToday();
  const left = useSecondsUntil(eta_at === null ? 0 : Date.parse(eta_at));
  if (type === 'deposit' && status === 'review') return texts.held;
  const state =
    status === 'confirming' && confirmations
      ? interpolate(texts.confirmations, confirmations)
      : statuses[status];
  if (eta_at === null) return state;
  if (left <= 0) return interpolate(texts.soon, { status: state });
  return withUpcoming(interpolate(texts.expected, { status: state }), eta_at, locale, now);
}
