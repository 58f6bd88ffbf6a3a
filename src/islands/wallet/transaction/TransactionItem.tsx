import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { maskFigures } from '#src/intl/text/mask-amounts.ts';
import { momentText } from '#src/intl/format/timestamp.ts';
import { $balancesHidden } from '#src/stores/money/balances.ts';
import { Marked } from '#src/ui/display/Highlight.tsx';
import { Amount, AmountIn } from '../money/Amount.tsx';
import { Line } from '../list/ListItem.tsx';
import { useWallet, useWords } from '../i18n/i18n.ts';
import { isUndone, signedAmount, transactionTitle, type ToldTransaction } from './transaction-title.ts';
import { TransactionPicture } from './TransactionIcon.tsx';

/** What a list tells of a transaction; a search tells no `fiat` and no `note`. */
export type ListedTransaction = ToldTransaction &
  Pick<Transaction, 'amount' | 'status' | 'created_at'> &
  Partial<Pick<Transaction, 'fiat' | 'note'>>;

interface TransactionLineProps {
  transaction: ListedTransaction;
  /** What somebody searched for, to be marked. */
  typed?: string;
}

/** A transaction in a list: who or what, when, how it stands while it is not completed, how much, worth what then. */
export function TransactionLine({ transaction, typed = '' }: TransactionLineProps) {
  const { words } = useWallet();
  const { titles, statuses } = useWords('transactions');
  const { status } = transaction;
  return (
    <Line
      picture={<TransactionPicture transaction={transaction} />}
      title={<Marked text={transactionTitle(transaction, titles, words.names)} typed={typed} />}
      detail={
        status === 'completed' ? (
          <When transaction={transaction} />
        ) : (
          <span className={`tag ${isUndone(status) ? 'bad' : 'warn'}`}>{statuses[status]}</span>
        )
      }
      end={<Figures transaction={transaction} />}
    />
  );
}

/** When it was, and what its owner noted about it. */
function When({ transaction: { created_at, note, asset } }: { transaction: ListedTransaction }) {
  const { locale } = useWallet();
  const hidden = useStore($balancesHidden);
  const noted = cleanServerText(note ?? '');
  return (
    <>
      <time dateTime={created_at}>{momentText(created_at, locale)}</time>
      {' · '}
      <bdi>{(hidden ? maskFigures(noted) : noted) || assets[asset].symbol}</bdi>
    </>
  );
}

function Figures({ transaction }: { transaction: ListedTransaction }) {
  const { then, back } = useWords('transactions');
  const { asset, direction, amount, receive, fiat, status } = transaction;
  const undone = isUndone(status);
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
          <AmountIn text={then} asset={fiat.currency} amount={fiat.amount} />
        </small>
      )}
    </>
  );
}
