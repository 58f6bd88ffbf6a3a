import { useEffect, useId, useRef, useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { claimDeposit } from '#src/stores/transactions/claim-deposit.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { useSingleFlight, type Outcome } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { AmountInMessage } from '../money/Amount.tsx';

/** Claims a late deposit that is held; once that is done, says so. Nothing for a deposit that nobody can claim. */
export function ClaimDeposit({ deposit }: { deposit: Transaction }) {
  const { messages: wallet, toasts } = useI18n();
  const { claim: messages } = useMessages('depositOutcomes');
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string | null>(null);
  const errorId = useId();
  /** Claimed here: the focus follows from the button, which is gone then. */
  const isOwnClaim = useRef(false);
  const done = useRef<HTMLParagraphElement>(null);
  const { id, asset, amount, can, held } = deposit;
  const isClaimed = held !== null && held.claimed_at !== null;
  useEffect(() => {
    if (isClaimed && isOwnClaim.current) done.current?.focus();
  }, [isClaimed]);

  const claim = async (): Promise<Outcome> => {
    setFailure(null);
    isOwnClaim.current = true;
    try {
      await claimDeposit(id, messages.report);
      // Busy until the deposit is read anew: a second press would be a second report.
      return 'leaving';
    } catch (error) {
      setFailure(isNetworkError(error) ? wallet.load.checkConnection : errorMessage(error, messages.failed));
      return undefined;
    }
  };

  if (isClaimed)
    return (
      <p className="soft" ref={done} tabIndex={-1}>
        {messages.done}
      </p>
    );
  if (!can.claim) return null;
  return (
    <div className="claim">
      <p className="soft">
        <AmountInMessage text={messages.text} asset={asset} amount={amount} />
      </p>
      <Button
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.busy}
        slowLabel={toasts.stillWorking}
        onClick={() => void run(claim)}
      >
        {messages.button}
      </Button>
      <div role="alert">
        <FieldError id={errorId}>{failure ?? undefined}</FieldError>
      </div>
    </div>
  );
}
