import type { Transaction } from '#contract/transactions.ts';
import { Amount } from '../../../money/Amount.tsx';
import { PersonLink } from '../../../person/PersonLink.tsx';
import { StatusTag } from '../../../transaction/StatusTag.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { useCounterpartyName } from '../../../transaction/use-counterparty-name.tsx';
import { isReversed, signedAmount } from '../../../transaction/transaction-title.ts';

/** The amount, whose the other side is, and the status. */
export function Lead({ transaction }: { transaction: Transaction }) {
  const { status, counterparty } = transaction;
  const name = useCounterpartyName(counterparty);
  return (
    <div className="lead line">
      <span className="pic">
        <TransactionIcon transaction={transaction} />
      </span>
      <div>
        <p className={isReversed(status) ? 'void' : undefined}>
          <Amount {...signedAmount(transaction)} signed size="large" />
        </p>
        {name !== null && (
          <p className="soft">
            {counterparty?.kind === 'user' ? (
              <PersonLink username={counterparty.username}>{name}</PersonLink>
            ) : (
              name
            )}
          </p>
        )}
      </div>
      <StatusTag transaction={transaction} />
    </div>
  );
}
