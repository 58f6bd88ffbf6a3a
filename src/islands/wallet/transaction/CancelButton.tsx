import { useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { AmountInMessage } from '../money/Amount.tsx';

interface CancelButtonProps {
  transaction: Transaction;
  /** @throws ApiError */
  onCancel: () => Promise<void>;
}

/** Cancels a transaction that can still be cancelled, after a question. */
export function CancelButton({ transaction, onCancel }: CancelButtonProps) {
  const { messages: wallet, toasts } = useI18n();
  const { cancel: messages } = useMessages('transactionDetail');
  const [isAsking, setIsAsking] = useState(false);
  const { busy, run } = useSingleFlight();
  const { total_debit, type } = transaction;
  const words = type === 'deposit' ? messages.deposit : messages.transfer;

  const cancel = async () => {
    setIsAsking(false);
    try {
      await onCancel();
      showToast('success', messages.done);
    } catch (error) {
      showToast('error', isOutcomeUnknown(error) ? wallet.unsure : errorMessage(error, messages.failed));
    }
    return undefined;
  };

  return (
    <>
      <Button
        wide
        busy={busy}
        busyLabel={messages.busy}
        slowLabel={toasts.stillWorking}
        onClick={() => setIsAsking(true)}
      >
        {words.button}
      </Button>
      <ConfirmDialog open={isAsking} onClose={() => setIsAsking(false)} title={words.heading}>
        <p>{total_debit ? <AmountInMessage text={messages.out} {...total_debit} /> : messages.in}</p>
        <div className="row">
          <Button onClick={() => setIsAsking(false)}>{words.no}</Button>
          <Button variant="primary" onClick={() => void run(cancel)}>
            {words.yes}
          </Button>
        </div>
      </ConfirmDialog>
    </>
  );
}
