import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { ClaimDeposit } from '../../../transaction/ClaimDeposit.tsx';
import { depositOutcome } from '../../../transaction/deposit-outcome.ts';
import { DepositOutcomeText } from '../../../transaction/DepositOutcomeText.tsx';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { BankDepositTimeline } from './BankDepositTimeline.tsx';
import { OneTimeAccount } from './OneTimeAccount.tsx';

/** A bank deposit: its account while the transfer is awaited, then what became of it. */
export function BankDeposit({ deposit }: { deposit: Transaction }) {
  const cash = useMessages('receiveCash');
  const { statuses } = useMessages('transactions');
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, asset, amount, status, held, bank_transfer } = deposit;
  const isAwaited = status === 'pending';
  const isComplete = status === 'completed';
  const hasEnded = isReversed(status);
  const outcome = depositOutcome(deposit);

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
        <p role="status" hidden={!outcome && !hasEnded}>
          {outcome ? <DepositOutcomeText transaction={deposit} /> : hasEnded && cash.ended}
        </p>
        {held ? <ClaimDeposit deposit={deposit} /> : !hasEnded && <BankDepositTimeline deposit={deposit} />}
        <p className="row">
          {(isComplete || hasEnded) && (
            <Link className="button primary" to="/w">
              {cash.done}
            </Link>
          )}
          <Link to={`/w/transactions?id=${id}`}>{cash.details}</Link>
          {!isAwaited && <Link to="/w/receive?tab=cash">{cash.again}</Link>}
        </p>
      </section>
      {isAwaited && bank_transfer && <OneTimeAccount id={id} transfer={bank_transfer} />}
    </>
  );
}
