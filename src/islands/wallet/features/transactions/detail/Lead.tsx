import type { Transaction } from '#contract/transactions.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { PersonLink } from '../../../person/PersonLink.tsx';
import { isFromStranger } from '../../../transaction/small-deposit.ts';
import { StatusTag } from '../../../transaction/StatusTag.tsx';
import { TransactionIcon } from '../../../transaction/TransactionIcon.tsx';
import { useCounterpartyName } from '../../../transaction/use-counterparty-name.tsx';
import { isReversed, signedAmount } from '../../../transaction/transaction-title.ts';
import { WholeAddress } from '../../../transaction/WholeAddress.tsx';

/** The amount, whose the other side is and when, the status, and the address where there is one. */
export function Lead({ transaction }: { transaction: Transaction }) {
  const { status, counterparty } = transaction;
  return (
    <>
      <div className="lead line">
        <span className="pic">
          <TransactionIcon transaction={transaction} />
        </span>
        <div>
          <p className={isReversed(status) ? 'void' : undefined}>
            <Amount {...signedAmount(transaction)} signed size="large" />
          </p>
          <WhoAndWhen transaction={transaction} />
        </div>
        <StatusTag transaction={transaction} />
      </div>
      {counterparty?.kind === 'address' && (
        <WholeAddress counterparty={counterparty} isStranger={isFromStranger(transaction)} />
      )}
    </>
  );
}

/** A receipt is read long after: the year is in front. */
const WITH_YEAR = 0;

function WhoAndWhen({ transaction: { direction, counterparty, created_at } }: { transaction: Transaction }) {
  const { locale } = useI18n();
  const messages = useMessages('transactionDetail');
  const known = useCounterpartyName(counterparty);
  const name = known ?? (counterparty?.kind === 'address' ? <span>{messages.unsaved}</span> : null);
  return (
    <p className="soft">
      {name !== null && (
        <>
          <span>
            <MessageWithElements
              text={direction === 'in' ? messages.fromWhom : messages.toWhom}
              values={{
                name: (
                  <span className="name">
                    {counterparty?.kind === 'user' ? (
                      <PersonLink username={counterparty.username}>{name}</PersonLink>
                    ) : (
                      name
                    )}
                  </span>
                ),
              }}
            />
          </span>
          <span> </span>
        </>
      )}
      <time dateTime={created_at}>{formatMoment(created_at, locale, { now: WITH_YEAR })}</time>
    </p>
  );
}
