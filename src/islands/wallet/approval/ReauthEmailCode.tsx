import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { requestReauthCode } from '#src/stores/security/reauth.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useMessages } from '../i18n/i18n.ts';
import { CodeField, type CodeFieldHandle } from './CodeField.tsx';
import { ResendLine } from './ResendLine.tsx';
import { useFailureText } from './use-failure-text.ts';

interface ReauthEmailCodeProps {
  purpose: ReauthPurpose;
  busy: boolean;
  ref: Ref<CodeFieldHandle>;
}

/** The code of an email, for an account without a password. It is sent when the question opens. */
export function ReauthEmailCode({ purpose, busy, ref }: ReauthEmailCodeProps) {
  const messages = useMessages('reauth');
  const { box, badPaste, reset } = useMessages('pin');
  const { busy: isSending, run } = useSingleFlight();
  const [resendAt, setResendAt] = useState(0);
  /** The newest request for a code: what became of it. */
  const [outcome, setOutcome] = useState<{ text: string; hasFailed: boolean }>();
  const failureText = useFailureText();

  const send = () =>
    run(async () => {
      setOutcome(undefined);
      try {
        const sent = await requestReauthCode(purpose);
        setResendAt(sent.resendAt);
        setOutcome({ text: messages.sent, hasFailed: false });
      } catch (failure) {
        if (hasErrorCode(failure, 'resend_too_soon') && failure.retryAfter !== null)
          setResendAt(Date.now() + failure.retryAfter * 1000);
        setOutcome({ text: failureText(failure), hasFailed: !hasErrorCode(failure, 'resend_too_soon') });
      }
      return undefined;
    });

  const sendFirst = useEffectEvent(() => {
    void send();
  });
  useEffect(() => sendFirst(), []);

  const text = isSending ? messages.sending : (outcome?.text ?? '');
  return (
    <div className="aided">
      <p className={outcome?.hasFailed ? 'error' : 'soft'} role="status">
        {text}
      </p>
      <CodeField
        id="reauth-email-code"
        ref={ref}
        legend={reset.code}
        box={box}
        incomplete={reset.incomplete}
        badPaste={badPaste}
        busy={busy}
      />
      <ResendLine resendAt={resendAt} isSending={isSending} onResend={() => void send()} />
    </div>
  );
}
