import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { OTP_LENGTH } from '#contract/fields.ts';
import { PIN_LENGTH } from '#contract/pin.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { revalidateSecurity } from '#src/stores/security/security.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import type { PinDialogProps } from './PinDialog.tsx';
import { PinInput } from './PinInput.tsx';
import { isOneOf, pinErrors, pinStateErrors, totpErrors } from './approval-errors.ts';
import { useFailureText } from './use-failure-text.ts';

type Step = 'pin' | 'totp';

/** The PIN, then a code of the authenticator app where one is needed. Both are sent together. */
export function ApprovalForm({
  needsTotp,
  action,
  onApprove,
  onClose,
}: Pick<PinDialogProps, 'needsTotp' | 'action' | 'onApprove' | 'onClose'>) {
  const messages = useMessages('pin');
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const boxes = useRef<OtpHandle>(null);
  const [step, setStep] = useState<Step>('pin');
  const [isTotpAsked, setIsTotpAsked] = useState(needsTotp);
  /** Kept in memory between the two steps. */
  const pin = useRef('');
  const [typed, setTyped] = useState(0);
  const [error, setError] = useState<string>();
  /** When the authenticator app shows another code than the one that was used already; 0 when none was. */
  const [nextCodeAt, setNextCodeAt] = useState(0);
  const secondsToNextCode = useSecondsUntil(nextCodeAt);
  const failureText = useFailureText();

  useEffect(() => {
    boxes.current?.focus();
  }, [step]);

  const goTo = (next: Step, text?: string) => {
    if (next === 'pin') pin.current = '';
    setStep(next);
    setError(text);
    setNextCodeAt(0);
    setTyped(0);
    if (next === step) boxes.current?.restart();
  };

  const approve = () =>
    run(async () => {
      const code = boxes.current?.value() ?? '';
      if (step === 'pin') pin.current = code;
      if (step === 'pin' && isTotpAsked) {
        goTo('totp');
        return undefined;
      }
      try {
        await onApprove({ pin: pin.current, ...(step === 'totp' ? { totp: code } : {}) });
      } catch (failure) {
        const text = failureText(failure);
        if (isOneOf(failure, pinErrors)) goTo('pin', text);
        else if (isOneOf(failure, totpErrors)) {
          setIsTotpAsked(true);
          goTo('totp', hasErrorCode(failure, 'totp_required') ? undefined : text);
          const used = paymentErrorDetailsOf(failure, 'totp_used');
          if (used) setNextCodeAt(Date.now() + used.seconds * 1000);
        } else if (isOneOf(failure, pinStateErrors)) revalidateSecurity();
        else showToast('error', text);
      }
      return undefined;
    });

  const length = step === 'pin' ? PIN_LENGTH : OTP_LENGTH;
  const missing = length - typed;
  const isNext = step === 'pin' && isTotpAsked;
  const usedCode =
    secondsToNextCode > 0
      ? interpolate(messages.usedCode, { seconds: secondsToNextCode })
      : messages.nextCode;
  const field = {
    ref: boxes,
    error: nextCodeAt === 0 ? error : usedCode,
    busy,
    onEdit: (code: string) => {
      setError(undefined);
      setNextCodeAt(0);
      setTyped(code.length);
    },
    onBadPaste: () => setError(messages.badPaste),
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === 0) void approve();
      }}
    >
      {isTotpAsked && <p className="step">{messages.steps[step]}</p>}
      {step === 'pin' ? (
        <PinInput key="pin" id="approval-pin" legend={messages.pin} {...field} />
      ) : (
        <OtpInput
          key="totp"
          id="approval-totp"
          legend={messages.reset.totp}
          showLegend
          box={messages.box}
          {...field}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.approving}
        disabled={missing > 0}
      >
        {missing > 0
          ? interpolate(plural(locale, missing, messages.missing), { count: missing })
          : isNext
            ? messages.next
            : action}
      </Button>
      {step === 'pin' && (
        <Link className="forgot-pin" to="/w/security/pin" onClick={onClose}>
          {messages.forgot}
        </Link>
      )}
    </form>
  );
}
