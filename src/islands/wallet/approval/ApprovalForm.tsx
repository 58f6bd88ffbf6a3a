import { useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { PIN_LENGTH } from '#contract/pin.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { revalidateSecurity } from '#src/stores/security/security.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { OtpInput, type OtpHandle } from '#src/ui/form/OtpInput.tsx';
import type { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useMessages } from '../i18n/i18n.ts';
import type { PinDialogProps } from './PinDialog.tsx';
import { PinInput } from './PinInput.tsx';
import { isOneOf, isTotpError, pinErrors, pinStateErrors } from './approval-errors.ts';
import { useFailureText } from './use-failure-text.ts';
import type { HeldPin } from './use-held-pin.ts';

type Step = 'pin' | 'totp';

interface ApprovalFormProps extends Pick<PinDialogProps, 'needsTotp' | 'action' | 'onApprove'> {
  /** The PIN between two steps: of one that was set just now, or between the PIN and the code. */
  held: HeldPin;
  flight: ReturnType<typeof useSingleFlight>;
  /** The way to the reset of a forgotten PIN. */
  forgot: ElementNode;
  /** The way of who has no code. */
  withoutCode?: ElementNode;
}

/**
 * The PIN, then a code of the authenticator app where one is needed. Both are sent together. A PIN that was set just now for this is
 * not asked for once more: it is sent by itself, or with the code.
 */
export function ApprovalForm({ needsTotp, action, onApprove, held, flight, ...aids }: ApprovalFormProps) {
  const messages = useMessages('pin');
  const { busy, run } = flight;
  const boxes = useRef<OtpHandle>(null);
  const [wasSetNow] = useState(held.isHeld);
  const [step, setStep] = useState<Step>(wasSetNow && needsTotp ? 'totp' : 'pin');
  /** The new PIN is being sent, without a press. */
  const [isGoingOn, setIsGoingOn] = useState(wasSetNow && !needsTotp);
  const hasGoneOn = useRef(false);
  const [isTotpAsked, setIsTotpAsked] = useState(needsTotp);
  const [typed, setTyped] = useState(0);
  const [error, setError] = useState<string>();
  /** When the authenticator app shows another code than the one that was used already; 0 when none was. */
  const [nextCodeAt, setNextCodeAt] = useState(0);
  const secondsToNextCode = useSecondsUntil(nextCodeAt);
  const failureText = useFailureText();

  useEffect(() => {
    boxes.current?.focus();
  }, [step, isGoingOn]);

  const goTo = (next: Step, text?: string) => {
    if (next === 'pin') held.forget();
    setIsGoingOn(false);
    setStep(next);
    setError(text);
    setNextCodeAt(0);
    setTyped(0);
    if (next === step) boxes.current?.restart();
  };

  const send = (totp?: string) =>
    run(async () => {
      try {
        await onApprove({ pin: held.read(), ...(totp === undefined ? {} : { totp }) });
        held.forget();
      } catch (failure) {
        const text = failureText(failure);
        if (isOneOf(failure, pinErrors)) goTo('pin', text);
        else if (isTotpError(failure)) {
          setIsTotpAsked(true);
          goTo('totp', hasErrorCode(failure, 'totp_required') ? undefined : text);
          const used = paymentErrorDetailsOf(failure, 'totp_used');
          if (used) setNextCodeAt(Date.now() + used.seconds * 1000);
        } else {
          // What was typed is still in its boxes; a PIN that never was has to be typed now.
          if (wasSetNow) goTo('pin');
          else if (totp === undefined) held.forget();
          if (isOneOf(failure, pinStateErrors)) revalidateSecurity();
          else showToast('error', text);
        }
      }
      return undefined;
    });

  const approve = () => {
    const code = boxes.current?.value() ?? '';
    if (step === 'totp') {
      void send(code);
      return;
    }
    held.hold(code);
    if (isTotpAsked) goTo('totp');
    else void send();
  };

  // The form that has set it ends first.
  useEffect(() => {
    if (!isGoingOn || busy || hasGoneOn.current) return;
    hasGoneOn.current = true;
    void send();
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
  if (isGoingOn)
    return (
      <p className="going-on" role="status">
        <Spinner />
        <span>{messages.approving}</span>
      </p>
    );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (missing === 0) {
          approve();
          return;
        }
        setError(step === 'pin' ? messages.incomplete : messages.reset.incomplete);
        boxes.current?.focus();
      }}
    >
      {isTotpAsked && <p className="step">{messages.steps[step]}</p>}
      {step === 'pin' ? (
        <PinInput
          key="pin"
          id="approval-pin"
          legend={messages.pin}
          hint={messages.neverShort}
          beside={aids.forgot}
          {...field}
        />
      ) : (
        <div className="aided" key="totp">
          <OtpInput
            id="approval-totp"
            legend={messages.reset.totp}
            showLegend
            box={messages.box}
            {...field}
          />
          {aids.withoutCode}
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.approving}
        notReady={missing > 0}
      >
        {isNext ? messages.next : action}
      </Button>
    </form>
  );
}
