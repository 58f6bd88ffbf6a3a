import { useEffect, useRef } from 'react';
import { refreshActivities } from '#src/stores/activities/activities.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { freezeSending } from '#src/stores/security/sending-freeze.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useUnfreezeApproval } from '../../../status/use-unfreeze-approval.ts';

interface FreezeStepProps {
  /** When it was done, as a sentence; null while it is not. */
  done: string | null;
  isNext: boolean;
}

/** Step 3, which may come first: nothing more can be sent. It asks for nothing. */
export function FreezeStep({ done, isNext }: FreezeStepProps) {
  const { steps } = useMessages('notMe');
  const { messages: wallet } = useI18n();
  const { busy, run } = useSingleFlight();
  const approval = useUnfreezeApproval();
  const text = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const isDone = done !== null;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && wasPressed.current) text.current?.focus();
  }, [isDone]);
  const freeze = () =>
    run(async () => {
      wasPressed.current = true;
      try {
        await freezeSending();
        refreshActivities();
      } catch (error) {
        showToast(
          'error',
          isOutcomeUnknown(error) ? wallet.unsure : errorMessage(error, steps.freeze.failed),
        );
      }
      return undefined;
    });
  return (
    <>
      <small ref={text} tabIndex={-1}>
        {isDone ? [done, steps.freeze.doneText[approval]].filter(Boolean).join(' ') : steps.freeze.text}
      </small>
      {!isDone && (
        <Button
          variant={isNext ? 'primary' : 'outline'}
          busy={busy}
          busyLabel={steps.freeze.busy}
          onClick={() => void freeze()}
        >
          {steps.freeze.heading}
        </Button>
      )}
    </>
  );
}
