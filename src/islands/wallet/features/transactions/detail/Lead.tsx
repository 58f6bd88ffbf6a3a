import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { PersonLink } from '../../../person/PersonLink.tsx';
import { StatusTag } from '../../../transaction/StatusTag.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { isReversed, signedAmount } from '../../../transaction/transaction-title.ts';

/** The amount, whose the other side is, and the status. */
export function Lead({ transaction }: { transaction: Transaction }) {
  const { account } = useMessages('transactionDetail');
  const { counterparty, status } = transaction;
  return (
    <div className="lead line">
      <span className="pic">
        <TransactionIcon transaction={transaction} />
      </span>
      <div>
        <p className={isReversed(status) ? 'void' : undefined}>
          <Amount {...signedAmount(transaction)} signed size="large" />
        </p>
        {counterparty?.kind === 'user' && (
          <p className="soft">
            <PersonLink username={counterparty.username}>
              <bdi>{sanitizeText(counterparty.name)}</bdi> @{sanitizeText(counterparty.username)}
            </PersonLink>
          </p>
        )}
        {counterparty?.kind === 'bank' && (
          <p className="soft">
            <bdi>{sanitizeText(counterparty.name)}</bdi>,{' '}
            {interpolate(account, {
              bank: sanitizeText(counterparty.bank_name),
              last4: sanitizeText(counterparty.last4),
            })}
          </p>
        )}
        {counterparty?.kind === 'address' && counterparty.label !== null && (
          <p className="soft">
            <bdi>{sanitizeText(counterparty.label)}</bdi>
          </p>
        )}
      </div>
      <StatusTag transaction={transaction} />
    </div>
  );
}
