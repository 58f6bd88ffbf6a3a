import { useEffect, useRef } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { refetchIncomingDeposits } from '#src/stores/receive/incoming-deposits.ts';
import { setDepositStatus } from '#src/stores/receive/bank-deposit.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { clock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { GoBar } from '../../../shell/GoBar.tsx';
import { useFlow } from '../../../shell/use-flow.ts';
import { isReversed } from '../../../transaction/transaction-title.ts';
import { AccountRow } from './AccountRow.tsx';
import { BankDepositTimeline } from './BankDepositTimeline.tsx';
import { DepositAdvice } from './DepositAdvice.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { DepositSumCard } from './DepositSum.tsx';
import { OneTimeAccount } from './OneTimeAccount.tsx';

interface BankDepositProps {
  deposit: Transaction;
  /** Of the banks; null while it is not known. */
  service: NonNullable<WalletAsset['bank']>['status'] | null;
}

/** A bank deposit: its account while the transfer is awaited, then what became of it. */
export function BankDeposit({ deposit, service }: BankDepositProps) {
  const cash = useMessages('receiveCash');
  const { statuses } = useMessages('transactions');
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();
  const { id, status, created_at, bank_transfer, can } = deposit;
  const isOpen = status === 'pending' && bank_transfer !== null;
  const isSent = status === 'processing';
  // Leaving it ends nothing: the account stays open.
  useFlow(isOpen || isSent ? '/w/assets' : null, false, isSent);
  useFocusOnChange(heading, isOpen ? 'open' : 'other');
  useEndOfAccount(isOpen ? bank_transfer.expires_at : null);

  const declare = (what: 'sent' | 'cancelled') =>
    run(async () => {
      try {
        await setDepositStatus(id, what);
      } catch (error) {
        showToast('error', failureText(error));
      }
    });

  return (
    <div className="columns cash-deposit">
      <div className="steps">
        {isOpen ? (
          <>
            <OneTimeAccount transfer={bank_transfer} openedAt={created_at} heading={heading} />
            <GoBar>
              <Button
                variant="primary"
                busy={busy}
                busyLabel={cash.saving}
                onClick={() => void declare('sent')}
              >
                {cash.sent}
              </Button>
            </GoBar>
          </>
        ) : (
          <>
            <DepositProgress deposit={deposit} service={service} heading={heading} />
            {bank_transfer && <AccountRow transfer={bank_transfer} openedAt={created_at} />}
          </>
        )}
      </div>
      <div className="steps">
        {!isReversed(status) && <DepositSumCard deposit={deposit} />}
        {isOpen && (
          <section className="card deposit-progress" aria-labelledby="deposit-progress">
            <header>
              <h2 id="deposit-progress">{cash.steps.heading}</h2>
              <span className="tag">
                <Icon d={clock} />
                <span>{statuses[status]}</span>
              </span>
            </header>
            <BankDepositTimeline deposit={deposit} isUsual={service === 'ok'} />
          </section>
        )}
        {(isOpen || isSent) && <DepositAdvice deposit={deposit} />}
        {isOpen && can.cancel && (
          <Button variant="quiet" busy={busy} onClick={() => void declare('cancelled')}>
            {cash.cancel}
          </Button>
        )}
        {!isOpen && (
          <Link className="button quiet" to={`/w/transactions?id=${id}`}>
            {cash.details}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Moves the focus to the heading as it opens, and where a change has taken away what had it. */
function useFocusOnChange(heading: { current: HTMLHeadingElement | null }, phase: string): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (!isShown.current || document.activeElement === document.body) heading.current?.focus();
    isShown.current = true;
  }, [heading, phase]);
}

/** Asks what became of a deposit as soon as its account has closed. */
function useEndOfAccount(expiresAt: string | null): void {
  const seconds = useSecondsUntil(expiresAt === null ? Infinity : Date.parse(expiresAt));
  const hasEnded = seconds === 0;
  useEffect(() => {
    if (hasEnded) refetchIncomingDeposits();
  }, [hasEnded]);
}
