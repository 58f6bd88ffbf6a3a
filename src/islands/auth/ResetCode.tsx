import { useEffect, useRef, useState } from 'react';
import { RESET_CODE_LENGTH } from '#contract/fields.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isFlowExpired } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { waitForResend } from '#src/stores/sign-in/resend-timer.ts';
import { requestReset, verifyReset } from '#src/stores/sign-in/password-reset.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';

export interface LaterStepProps extends ForgotPasswordProps {
  email: string;
  /** Runs when the API no longer knows this reset. */
  onExpired: () => void;
}

/** Step 2: the mailed code. Verifying and resending both need the challenge, whose token is good for one call. */
export function ResetCode({ locale, messages, email, onExpired }: LaterStepProps) {
  const { screen, shared, fields, toasts } = messages;
  const challenge = useChallenge();
  const { busy, run } = useSingleFlight();
  const [resending, setResending] = useState(false);
  const form = useRef<CodeFormHandle>(null);

  useEffect(() => form.current?.focus(), []);

  const verify = async (code: string) => {
    await verifyReset({ code, token: challenge.token });
    return undefined;
  };

  const resend = () =>
    run(async () => {
      if (!challenge.passed) {
        showToast('error', fields['challenge.required']);
        return undefined;
      }
      setResending(true);
      try {
        const message = await requestReset({ email, token: challenge.token });
        showToast('success', sanitizeText(message) || toasts.codeSent);
        form.current?.restart();
      } catch (failure) {
        const fallback = { refused: toasts.resetCodeFailed, failed: toasts.resetCodeFailedTryAgain };
        waitForResend(failure);
        showToast('error', failureMessage(failure, toasts, fallback));
      }
      challenge.reset();
      setResending(false);
      return undefined;
    });

  return (
    <CodeForm
      ref={form}
      locale={locale}
      messages={messages}
      code={{
        id: 'code',
        length: RESET_CODE_LENGTH,
        alphabet: 'letters',
        legend: screen.legend,
        box: screen.box,
        incomplete: fields['resetCode.full'],
        badPaste: fields['resetCode.full'],
      }}
      flight={{ busy: busy && !resending, run }}
      verify={verify}
      fallback={{ refused: toasts.invalidResetCode, failed: toasts.invalidResetCode }}
      onFailure={(failure) => {
        challenge.reset();
        if (isFlowExpired(failure)) onExpired();
      }}
      resend={{
        hint: screen.spam,
        resend: screen.resend,
        resending: screen.sending,
        busy: resending,
        onResend: () => void resend(),
      }}
      submit={{ label: screen.verify, busyLabel: screen.verifying }}
      blocker={challenge.passed ? undefined : fields['challenge.required']}
    >
      <Challenge action="reset-code" locale={locale} messages={shared.challenge} {...challenge.props} />
    </CodeForm>
  );
}
