import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { $balancesHidden } from '#src/stores/money/balances.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { Amount, AmountInMessage } from '../money/Amount.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { Timestamp } from '../list/Timestamp.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { isReversed, signedAmount, transactionTitle, type TransactionSummary } from './transaction-title.ts';
import { TransactionIcon } from './TransactionIcon.tsx';

/** What a list tells of a transaction; a search tells no `fiat` and no `note`. */
export type ListedTransaction = TransactionSummary &
  Pick<Transaction, 'amount' | 'status' | 'created_at'> &
  Partial<Pick<Transaction, 'fiat' | 'note'>>;

interface TransactionLineProps {
  transaction: ListedTransaction;
  /** What somebody searched for, to be marked. */
  typed?: string;
}

/** A transaction in a list: who or what, when, how it stands while it is not completed, how much, worth what then. */
export function TransactionItem({ transaction, typed = '' }: TransactionLineProps) {
  const { words } = useI18n();
  const { titles, statuses } = useMessages('transactions');
  const { status } = transaction;
  return (
    <ListItem
      picture={<TransactionIcon transaction={transaction} />}
      title={<Highlight text={transactionTitle(transaction, titles, words.names)} typed={typed} />}
      detail={
        status === 'completed' ? (
          <When transaction={transaction} />
        ) : (
          <span className={`tag ${isReversed(status) ? 'bad' : 'warn'}`}>{statuses[status]}</span>
        )
      }
      end={<Figures transaction={transaction} />}
    />
  );
}

/** When it was, and what its owner noted about it. */
function When({ transaction: { created_at, note, asset } }: { transaction: ListedTransaction }) {
  const hidden = useStore($balancesHidden);
  const noted = sanitizeText(note ?? '');
  return (
    <>
      <Timestamp at={created_at} />
      {' · '}
      <bdi>{(hidden ? maskAmounts(noted) : noted) || assets[asset].symbol}</bdi>
    </>
  );
}

function Figures({ transaction }: { transaction: ListedTransaction }) {
  const { then, back } = useMessages('transactions');
  const { asset, direction, amount, receive, fiat, status } = transaction;
  const undone = isReversed(status);
  return (
    <>
      <span className={undone ? 'void' : undefined}>
        <Amount {...signedAmount(transaction)} signed />
      </span>
      {undone && direction === 'out' && <small>{back}</small>}
      {!undone && direction === 'swap' && receive && (
        <small>
          <Amount asset={asset} amount={`-${amount}`} />
        </small>
      )}
      {!undone && direction !== 'swap' && fiat && fiat.currency !== asset && (
        <small>
          <AmountInMessage text={then} asset={fiat.currency} amount={fiat.amount} />
        </small>
      )}
    </>
  );
}
