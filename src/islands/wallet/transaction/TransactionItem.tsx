import { assets } from '#contract/assets.ts';
import { addAmounts } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { Amount, AmountInMessage } from '../money/Amount.tsx';
import { MaskedText } from '../money/MaskedText.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { Timestamp } from '../list/Timestamp.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { kindText } from './kind-text.ts';
import { isReversed, signedAmount, type TransactionSummary } from './transaction-title.ts';
import { StatusTag } from './StatusTag.tsx';
import { TransactionIcon } from './TransactionIcon.tsx';
import { TransactionTitle } from './TransactionTitle.tsx';
import { valueThen } from './value-then.ts';

/** A transaction as a list has it; search results have no `fiat` and no `note`. */
type ListedTransaction = TransactionSummary &
  Pick<Transaction, 'amount' | 'status' | 'created_at'> &
  Partial<Pick<Transaction, 'fees' | 'total_debit' | 'fiat' | 'note' | 'confirmations'>>;

interface TransactionItemProps {
  transaction: ListedTransaction;
  /** A search query, to be highlighted in the title. */
  typed?: string;
  /** In a list by days, whose they are: the hour stands in place of the date, beside the status too. */
  withinDay?: DayZone;
}

/** A transaction in a list: who or what, when and which kind or its note, the amount, and its value at the time or its fee. */
export function TransactionItem({ transaction, typed = '', withinDay }: TransactionItemProps) {
  const isCompleted = transaction.status === 'completed';
  return (
    <ListItem
      picture={<TransactionIcon transaction={transaction} />}
      title={<TransactionTitle transaction={transaction} typed={typed} />}
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
  transaction,
  withinDay,
}: {
  transaction: ListedTransaction;
  withinDay: DayZone | undefined;
}) {
  const { locale } = useI18n();
  const messages = useMessages('transactions');
  const { created_at, note } = transaction;
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
        <span>{kindText(transaction, messages)}</span>
      )}
    </span>
  );
}

function Amounts({ transaction }: { transaction: ListedTransaction }) {
  const { then, back, fee, noFee } = useMessages('transactions');
  const { type, asset, direction, amount, received, fees, status, total_debit } = transaction;
  const value = valueThen(transaction);
  const ownFees = fees?.filter((one) => one.asset === asset).map((one) => one.amount);
  const isUndone = isReversed(status);
  const isPayment = type !== 'convert' && type !== 'reward' && type !== 'adjustment';
  return (
    <>
      <span className={isUndone ? 'void' : direction === 'in' && status === 'completed' ? 'in' : undefined}>
        <Amount {...signedAmount(transaction)} signed />
      </span>
      {isUndone && direction === 'out' && <small>{back}</small>}
      {!isUndone && direction === 'convert' && received && (
        <small>
          <Amount asset={asset} amount={`-${total_debit?.amount ?? amount}`} />
        </small>
      )}
      {!isUndone && direction !== 'convert' && value && value.currency !== asset && (
        <small>
          <AmountInMessage text={then} asset={value.currency} amount={value.amount} />
        </small>
      )}
      {!isUndone && isPayment && ownFees && value?.currency === asset && (
        <small>
          {ownFees.length === 0 ? (
            <span>{noFee}</span>
          ) : (
            <AmountInMessage text={fee} asset={asset} amount={addAmounts(ownFees, assets[asset].scale)} />
          )}
        </small>
      )}
    </>
  );
}
