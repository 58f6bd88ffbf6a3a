import { useRef, useState } from 'react';
import { PIN_LENGTH } from '#contract/pin.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { changePin } from '#src/stores/security/pin.ts';
import { Button } from '#src/ui/form/Button.tsx';
import type { OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { NewPinFields, type NewPinHandle } from '../../../approval/NewPinFields.tsx';
import { PinInput } from '../../../approval/PinInput.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';

/** Replaces the PIN by a new one; the PIN that there is proves that it is the owner. */
export function ChangePinForm() {
  const messages = useMessages('pin');
  const { busy, run } = useSingleFlight();
  const current = useRef<OtpHandle>(null);
  const newPin = useRef<NewPinHandle>(null);
  const [error, setError] = useState<string>();
  /** The fields' key: after a change they are empty again. */
  const [changes, setChanges] = useState(0);
  const failureText = useFailureText();

  const save = () =>
    run(async () => {
      const pin = newPin.current?.read() ?? null;
      const current_pin = current.current?.value() ?? '';
      if (current_pin.length < PIN_LENGTH) {
        setError(messages.incomplete);
        current.current?.focus();
        return undefined;
      }
      if (pin === null) return undefined;
      try {
        await changePin({ current_pin, pin });
        setChanges(changes + 1);
        showToast('success', messages.changed);
      } catch (failure) {
        const text = failureText(failure);
        if (hasErrorCode(failure, 'pin_invalid')) {
          current.current?.restart();
          setError(text);
        } else if (hasErrorCode(failure, 'pin_weak') || hasErrorCode(failure, 'pin_unchanged'))
          newPin.current?.reject(text);
        // A lock is shown in place of the form, as soon as it is read.
        else if (!hasErrorCode(failure, 'pin_locked')) showToast('error', text);
      }
      return undefined;
    });

  return (
    <form
      key={changes}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PinInput
        id="pin-current"
        ref={current}
        legend={messages.currentPin}
        error={error}
        busy={busy}
        onEdit={() => setError(undefined)}
        onBadPaste={() => setError(messages.badPaste)}
      />
      <NewPinFields id="pin" ref={newPin} busy={busy} />
      <div className="does">
        <Button type="submit" variant="primary" busy={busy} busyLabel={messages.saving}>
          {messages.change}
        </Button>
      </div>
    </form>
  );
}
