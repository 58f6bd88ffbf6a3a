import { useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { refusedSecret } from '#src/stores/errors/refused-tries.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { resetPin, type PinResetCode } from '#src/stores/security/pin.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { AccountPassword, type AccountPasswordHandle } from '../../../approval/AccountPassword.tsx';
import { NewPinFields, type NewPinHandle } from '../../../approval/NewPinFields.tsx';
import { ResendLine } from '../../../approval/ResendLine.tsx';
import { isOneOf, isPasswordError, isTotpError } from '../../../approval/approval-errors.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';

interface ResetPinFormProps {
  code: PinResetCode;
  needsTotp: boolean;
  isSending: boolean;
  onResend: () => void;
  /** The PIN is another one now. */
  onReset: () => void;
  onEnd: () => void;
}

const codeErrors = [
  'code_invalid',
  'code_expired',
  'code_locked',
  'flow_expired',
] as const satisfies ErrorCode[];

/** The code of the email, the password, a code of the authenticator app where there is one, and the new PIN. */
export function ResetPinForm({ code, needsTotp, isSending, onResend, onReset, onEnd }: ResetPinFormProps) {
  const messages = useMessages('pin');
  const { reset } = messages;
  const { busy, run } = useSingleFlight();
  const emailed = useRef<OtpHandle>(null);
  const totp = useRef<OtpHandle>(null);
  const password = useRef<AccountPasswordHandle>(null);
  const newPin = useRef<NewPinHandle>(null);
  const [errors, setErrors] = useState<Partial<Record<'code' | 'totp', string>>>({});
  const failureText = useFailureText();

  // Another code was sent: what was said of the one before is over.
  const [codeOfErrors, setCodeOfErrors] = useState(code.identifier);
  if (codeOfErrors !== code.identifier) {
    setCodeOfErrors(code.identifier);
    setErrors({});
  }
  useEffect(() => {
    emailed.current?.restart();
  }, [code.identifier]);

  /** The code in some boxes; null when it is not complete, which is said beside them. */
  const readCode = (boxes: OtpHandle | null, name: 'code' | 'totp') => {
    const typed = boxes?.value() ?? '';
    if (typed.length === OTP_LENGTH) return typed;
    setErrors((others) => ({ ...others, [name]: reset.incomplete }));
    boxes?.focus();
    return null;
  };

  const rejectCode = (boxes: OtpHandle | null, name: 'code' | 'totp', text: string) => {
    boxes?.restart();
    setErrors({ [name]: text });
  };

  const save = () =>
    run(async () => {
      // From the last field to the first, so that the first one that is refused has the focus.
      const pin = newPin.current?.read() ?? null;
      const typedTotp = needsTotp ? readCode(totp.current, 'totp') : undefined;
      const typedPassword = password.current?.read() ?? null;
      const typedCode = readCode(emailed.current, 'code');
      if (typedCode === null || typedPassword === null || typedTotp === null || pin === null)
        return undefined;
      try {
        await resetPin({
          identifier: code.identifier,
          code: typedCode,
          password: typedPassword,
          pin,
          ...(typedTotp === undefined ? {} : { totp: typedTotp }),
        });
        showToast('success', reset.done);
        onReset();
      } catch (error) {
        const text = failureText(error);
        if (isPasswordError(error)) password.current?.reject(text);
        else if (hasErrorCode(error, 'pin_weak')) newPin.current?.reject(text);
        else if (isOneOf(error, codeErrors) || refusedSecret(error) === 'code')
          rejectCode(emailed.current, 'code', text);
        else if (isTotpError(error)) rejectCode(totp.current, 'totp', text);
        else showToast('error', text);
      }
      return undefined;
    });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
        <OtpInput
          id="pin-reset-code"
          ref={emailed}
          legend={reset.code}
          showLegend
          box={messages.box}
          error={errors.code}
          busy={busy}
          onEdit={() => setErrors({})}
          onBadPaste={() => setErrors({ code: messages.badPaste })}
        />
        <ResendLine resendAt={code.resendAt} isSending={isSending} onResend={onResend} />
      </div>
      <AccountPassword id="pin-reset-password" ref={password} busy={busy} />
      {needsTotp && (
        <OtpInput
          id="pin-reset-totp"
          ref={totp}
          legend={reset.totp}
          showLegend
          box={messages.box}
          error={errors.totp}
          busy={busy}
          onEdit={() => setErrors({})}
          onBadPaste={() => setErrors({ totp: messages.badPaste })}
        />
      )}
      <NewPinFields id="pin-reset" ref={newPin} busy={busy} />
      <div className="does">
        <Button type="submit" variant="primary" busy={busy} busyLabel={messages.saving}>
          {reset.save}
        </Button>
        <Button onClick={onEnd}>{messages.cancel}</Button>
      </div>
    </form>
  );
}
