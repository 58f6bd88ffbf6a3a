import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasErrorCode, isAmbiguousFailure, isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { setPin } from '#src/stores/security/pin.ts';
import { reauthenticate, reauthRefusalOf } from '#src/stores/security/reauth.ts';
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

/**
 * Sets the first PIN. The password proves first that it is the owner of the account, and is judged before a PIN is chosen; where there
 * is none, or a code of the authenticator app is needed with it, a question asks for all of it once the PIN is chosen.
 */
export function SetPinForm({ approves }: SetPinFormProps) {
  const messages = useMessages('pin');
  const own = useSingleFlight();
  const { busy, run } = approves?.flight ?? own;
  const password = useRef<AccountPasswordHandle>(null);
  const newPin = useRef<NewPinHandle>(null);
  const failureText = useFailureText();
  const reauth = useReauth('pin');
  const security = useStore($security).data;
  const asksPassword = security?.password_changed_at !== null && security?.two_factor.enabled !== true;

  // One after the other: whoever has mistyped the password has chosen nothing in vain, and a sheet has no room for both.
  const [isProved, setProved] = useState(false);
  const [hasTypedPassword, setTypedPassword] = useState(false);
  const [hasTypedPin, setTypedPin] = useState(false);
  const isProving = asksPassword && !isProved;

  const choose = () => {
    flushSync(() => {
      setProved(true);
      approves?.onBeat(true);
    });
    newPin.current?.focus();
  };

  const prove = () =>
    run(async () => {
      const typed = password.current?.read() ?? null;
      if (typed === null) return undefined;
      try {
        await reauthenticate({ purpose: 'pin', password: typed });
      } catch (error) {
        // What has to be proven is more than it was: the question after the PIN asks for all of it.
        if (reauthRefusalOf(error, 'pin') === null) {
          if (isPasswordError(error)) password.current?.reject(failureText(error));
          else if (isAmbiguousFailure(error) && !isNetworkError(error))
            showToast('error', messages.beats.prove.failed);
          else showToast('error', failureText(error));
          return undefined;
        }
      }
      choose();
      return undefined;
    });

  const save = () =>
    run(async () => {
      const pin = newPin.current?.read() ?? null;
      if (pin === null) return undefined;
      try {
        // Before it is set: with that, the question takes this form's place.
        approves?.held.hold(pin);
        // A proof that has run out is asked for once more.
        if ((await reauth.run(() => setPin({ pin }))) === 'cancelled') {
          approves?.held.forget();
          return undefined;
        }
        showToast('success', messages.wasSet);
      } catch (error) {
        approves?.held.forget();
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
          void (isProving ? prove() : save());
        }}
      >
        {asksPassword && <Beats isSecond={isProved} />}
        {isProving && (
          <div className="beat">
            {approves && <p className="soft">{messages.beats.prove.text}</p>}
            <AccountPassword id="pin-password" ref={password} busy={busy} onTyped={setTypedPassword} />
          </div>
        )}
        {/* Its fields come with the step before, so that they can have the focus at once. */}
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
            busyLabel={isProving ? messages.approving : messages.saving}
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
