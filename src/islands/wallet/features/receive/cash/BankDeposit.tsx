import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { BankDepositTimeline } from './BankDepositTimeline.tsx';
import { OneTimeAccount } from './OneTimeAccount.tsx';

/** A bank deposit: its account while the transfer is awaited, then what became of it. */
export function BankDeposit({ deposit }: { deposit: Transaction }) {
  const cash = useMessages('receiveCash');
  const { statuses } = useMessages('transactions');
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, asset, amount, status, status_reason, bank_transfer } = deposit;
  const isAwaited = status === 'pending';
  const isComplete = status === 'completed';
  const hasEnded = isReversed(status);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <section className="card bank-deposit" aria-labelledby="bank-deposit">
        <header>
          <h2 id="bank-deposit" ref={heading} tabIndex={-1}>
            <AmountInMessage text={cash.deposit} asset={asset} amount={amount} />
          </h2>
          <span className={isComplete ? 'tag good' : hasEnded ? 'tag bad' : 'tag warn'}>
            {isComplete ? cash.arrived : statuses[status]}
          </span>
        </header>
        {hasEnded ? (
          <p role="status">
            {status_reason !== null && status_reason in cash.reasons
              ? cash.reasons[status_reason as keyof typeof cash.reasons]
              : cash.ended}
          </p>
        ) : (
          <BankDepositTimeline deposit={deposit} />
        )}
        <p className="row">
          <Link to={`/w/transactions?id=${id}`}>{cash.details}</Link>
          {!isAwaited && <Link to="/w/receive?tab=cash">{cash.again}</Link>}
        </p>
      </section>
      {isAwaited && bank_transfer && <OneTimeAccount id={id} transfer={bank_transfer} />}
    </>
  );
}
