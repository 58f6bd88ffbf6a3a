import type { RefObject } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { ClaimDeposit } from '../../../transaction/ClaimDeposit.tsx';
import { depositOutcome } from '../../../transaction/deposit-outcome.ts';
import { DepositOutcomeText } from '../../../transaction/DepositOutcomeText.tsx';
import { StatusTag } from '../../../transaction/StatusTag.tsx';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { BankDepositTimeline } from './BankDepositTimeline.tsx';

interface DepositProgressProps {
  deposit: Transaction;
  /** Of the banks; null while it is not known. */
  service: NonNullable<WalletAsset['bank']>['status'] | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What becomes of a deposit once its transfer was sent, or will not be. */
export function DepositProgress({ deposit, service, heading }: DepositProgressProps) {
  const cash = useMessages('receiveCash');
  const { asset, amount, status, held, bank_transfer } = deposit;
  const isSent = status === 'processing';
  const isComplete = status === 'completed';
  const hasEnded = isReversed(status);
  return (
    <section className="card deposit-progress" aria-labelledby="deposit-progress">
      {isSent && <Spinner />}
      <header>
        <h2 id="deposit-progress" ref={heading} tabIndex={-1}>
          <AmountInMessage
            text={isSent ? cash.waitingFor : cash.deposit}
            asset={asset}
            amount={isSent && bank_transfer ? bank_transfer.amount : amount}
          />
        </h2>
        {isComplete && <span className="tag good">{cash.arrived}</span>}
        {!isSent && !isComplete && <StatusTag transaction={deposit} />}
      </header>
      <ProgressText deposit={deposit} service={service} />
      {held ? (
        <ClaimDeposit deposit={deposit} />
      ) : (
        !hasEnded && <BankDepositTimeline deposit={deposit} isUsual={service === 'ok'} />
      )}
      {(isComplete || hasEnded) && (
        <p className="row">
          <Link className="button primary" to="/w">
            {cash.done}
          </Link>
          <Link className="button" to="/w/receive?tab=cash">
            {cash.again}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Where the money is. It stays in the page, so that each change of it is announced. */
function ProgressText({ deposit, service }: Omit<DepositProgressProps, 'heading'>) {
  const cash = useMessages('receiveCash');
  const { locale } = useI18n();
  const { status } = deposit;
  const arrives = { ok: cash.arrives, delayed: cash.delayed, paused: cash.afterPause };
  if (status === 'processing')
    return <p role="status">{joinSentences(locale, ...(service ? [arrives[service]] : []), cash.leave)}</p>;
  if (depositOutcome(deposit))
    return (
      <p role="status">
        <DepositOutcomeText transaction={deposit} />
      </p>
    );
  return <p role="status">{isReversed(status) ? cash.ended : status === 'completed' ? cash.added : ''}</p>;
}
