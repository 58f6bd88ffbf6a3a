import { useRef } from 'react';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { resetPin } from '#src/stores/security/pin.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { NewPinFields, type NewPinHandle } from '../../../approval/NewPinFields.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useReauth } from '../../../approval/use-reauth.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface ResetPinByProofProps {
  /** The PIN is another one now. */
  onReset: () => void;
  onEnd: () => void;
}

/** The reset of an account without a password: the new PIN, then a question that sends a code by email. */
export function ResetPinByProof({ onReset, onEnd }: ResetPinByProofProps) {
  const messages = useMessages('pin');
  const { busy, run } = useSingleFlight();
  const newPin = useRef<NewPinHandle>(null);
  const reauth = useReauth('pin');
  const failureText = useFailureText();

  const save = () =>
    run(async () => {
      const pin = newPin.current?.read() ?? null;
      if (pin === null) return undefined;
      try {
        if ((await reauth.run(() => resetPin({ pin }))) === 'cancelled') return undefined;
        showToast('success', messages.reset.done);
        onReset();
      } catch (error) {
        const text = failureText(error);
        if (hasErrorCode(error, 'pin_weak')) newPin.current?.reject(text);
        else showToast('error', text);
      }
      return undefined;
    });

  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NewPinFields id="pin-reset" ref={newPin} busy={busy} />
        <div className="does">
          <Button type="submit" variant="primary" busy={busy} busyLabel={messages.saving}>
            {messages.reset.save}
          </Button>
          <Button onClick={onEnd}>{messages.cancel}</Button>
        </div>
      </form>
      {reauth.dialog}
    </>
  );
}
