import { assets } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { Amount, AmountInMessage } from '../money/Amount.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { Timestamp } from '../list/Timestamp.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { isReversed, signedAmount, transactionTitle, type TransactionSummary } from './transaction-title.ts';
import { StatusTag } from './StatusTag.tsx';
import { TransactionIcon } from './TransactionIcon.tsx';

/** A transaction as a list has it; search results have no `fiat` and no `note`. */
type ListedTransaction = TransactionSummary &
  Pick<Transaction, 'amount' | 'status' | 'created_at'> &
  Partial<Pick<Transaction, 'fiat' | 'note' | 'confirmations'>>;

interface TransactionItemProps {
  transaction: ListedTransaction;
  /** A search query, to be highlighted in the title. */
  typed?: string;
  /** In a list by days, whose they are: the hour stands in place of the date, beside the status too. */
  withinDay?: DayZone;
}

/** A transaction in a list: title, date or status, amount, and its value at the time. */
export function TransactionItem({ transaction, typed = '', withinDay }: TransactionItemProps) {
  const { titles } = useMessages('transactions');
  const isCompleted = transaction.status === 'completed';
  return (
    <ListItem
      picture={<TransactionIcon transaction={transaction} />}
      title={<Highlight text={transactionTitle(transaction, titles)} typed={typed} />}
      detail={
        <>
          {!isCompleted && <StatusTag transaction={transaction} />}
          {(isCompleted || withinDay !== undefined) && (
            <DateAndNote transaction={transaction} withinDay={withinDay} />
          )}
        </>
      }
      end={<Amounts transaction={transaction} />}
    />
  );
}

function DateAndNote({
  transaction: { created_at, note, asset },
  withinDay,
}: {
  transaction: ListedTransaction;
  withinDay: DayZone | undefined;
}) {
  const { locale } = useI18n();
  const text = sanitizeText(note ?? '');
  return (
    <span className="when">
      {withinDay === undefined ? (
        <Timestamp at={created_at} />
      ) : (
        <time dateTime={created_at}>{formatTime(created_at, locale, withinDay)}</time>
      )}
      <span>{' · '}</span>
      {text ? (
        <bdi translate="yes">
          <MaskedText text={text} />
        </bdi>
      ) : (
        <span translate="no">{assets[asset].symbol}</span>
      )}
    </span>
  );
}

function Amounts({ transaction }: { transaction: ListedTransaction }) {
  const { then, back } = useMessages('transactions');
  const { asset, direction, amount, received, fiat, status } = transaction;
  const isUndone = isReversed(status);
  return (
    <>
      <span className={isUndone ? 'void' : direction === 'in' && status === 'completed' ? 'in' : undefined}>
        <Amount {...signedAmount(transaction)} signed />
      </span>
      {isUndone && direction === 'out' && <small>{back}</small>}
      {!isUndone && direction === 'convert' && received && (
        <small>
          <Amount asset={asset} amount={`-${amount}`} />
        </small>
      )}
      {!isUndone && direction !== 'convert' && fiat && fiat.currency !== asset && (
        <small>
          <AmountInMessage text={then} asset={fiat.currency} amount={fiat.amount} />
        </small>
      )}
    </>
  );
}
