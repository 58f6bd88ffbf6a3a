import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { setPin } from '#src/stores/security/pin.ts';
import { $security } from '#src/stores/security/security.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useMessages } from '../i18n/i18n.ts';
import { AccountPassword, type AccountPasswordHandle } from './AccountPassword.tsx';
import { NewPinFields, type NewPinHandle } from './NewPinFields.tsx';
import { isPasswordError } from './approval-errors.ts';
import { useFailureText } from './use-failure-text.ts';
import type { HeldPin } from './use-held-pin.ts';
import { useReauth } from './use-reauth.tsx';

interface SetPinFormProps {
  /** Of a question that waits for a PIN: the new one answers it at once, and is handed on to it in memory. */
  approves?: {
    readonly held: HeldPin;
    readonly flight: ReturnType<typeof useSingleFlight>;
    readonly onBeat: (isChoosing: boolean) => void;
  };
}

/** Sets the first PIN; the password proves that it is the owner of the account, or a code by email where there is none. */
export function SetPinForm({ approves }: SetPinFormProps) {
  const messages = useMessages('pin');
  const own = useSingleFlight();
  const { busy, run } = approves?.flight ?? own;
  const password = useRef<AccountPasswordHandle>(null);
  const newPin = useRef<NewPinHandle>(null);
  const failureText = useFailureText();
  const reauth = useReauth('pin');
  const hasPassword = useStore($security).data?.password_changed_at !== null;

  // In a question that waits they are asked for one after the other: a sheet has no room for both above the keyboard.
  const [isProved, setProved] = useState(false);
  const [hasTypedPassword, setTypedPassword] = useState(false);
  const [hasTypedPin, setTypedPin] = useState(false);
  const inBeats = approves !== undefined && hasPassword;
  const isProving = inBeats && !isProved;
  const goTo = (isChoosing: boolean) => {
    flushSync(() => {
      setProved(isChoosing);
      approves?.onBeat(isChoosing);
    });
  };

  const save = () =>
    run(async () => {
      const pin = newPin.current?.read() ?? null;
      // Read last, so that the first field of the form has the focus when both are refused.
      const typed = hasPassword ? (password.current?.read() ?? null) : undefined;
      if (typed === null || pin === null) return undefined;
      try {
        // Before it is set: with that, the question takes this form's place.
        approves?.held.hold(pin);
        const answer = await reauth.run(() =>
          setPin({ pin, ...(typed === undefined ? {} : { password: typed }) }),
        );
        if (answer === 'cancelled') {
          approves?.held.forget();
          return undefined;
        }
        showToast('success', messages.wasSet);
      } catch (error) {
        approves?.held.forget();
        const text = failureText(error);
        if (isPasswordError(error)) {
          if (inBeats) goTo(false);
          password.current?.reject(text);
        } else if (hasErrorCode(error, 'pin_weak')) newPin.current?.reject(text);
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
          if (!isProving) void save();
          else if (password.current?.read() != null) {
            goTo(true);
            newPin.current?.focus();
          }
        }}
      >
        {inBeats && <Beats isSecond={isProved} />}
        {hasPassword && (
          <div className="beat" hidden={inBeats && isProved}>
            {inBeats && <p className="soft">{messages.beats.prove.text}</p>}
            <AccountPassword id="pin-password" ref={password} busy={busy} onTyped={setTypedPassword} />
          </div>
        )}
        <div className="beat" hidden={isProving}>
          <NewPinFields id="pin" ref={newPin} busy={busy} onTyped={setTypedPin} />
          {approves && <p className="soft">{messages.alsoApproves}</p>}
        </div>
        <div className="does">
          <Button
            type="submit"
            variant="primary"
            wide={approves !== undefined}
            notReady={approves !== undefined && !(isProving ? hasTypedPassword : hasTypedPin)}
            busy={busy}
            busyLabel={messages.saving}
          >
            {isProving ? messages.beats.prove.next : approves ? messages.setAndApprove : messages.set}
          </Button>
        </div>
      </form>
      {reauth.dialog}
    </>
  );
}

/** How far it has come. */
function Beats({ isSecond }: { isSecond: boolean }) {
  const { steps } = useMessages('pin');
  return (
    <p className="beats">
      <span className="sr">{isSecond ? steps.totp : steps.pin}</span>
      <i data-on="" />
      <i data-on={isSecond ? '' : undefined} />
    </p>
  );
}
