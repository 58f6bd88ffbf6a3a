import { useRef, useState } from 'react';
import { RESET_CODE_LENGTH } from '#contract/fields.ts';
import { cleanServerText } from '#src/api/server-text.ts';
import { useCountdown } from '#src/connected/use-countdown.ts';
import { failureText, isFlowOver, isRefusal } from '#src/stores/error-text.ts';
import { notify } from '#src/stores/notices.ts';
import { requestReset, verifyReset } from '#src/stores/reset.ts';
import { Button } from '#src/ui/Button.tsx';
import { Challenge } from '#src/ui/Challenge.tsx';
import { useInFlight } from '#src/ui/in-flight.ts';
import { OtpInput, type OtpHandle } from '#src/ui/OtpInput.tsx';
import { useChallenge } from '#src/ui/use-challenge.ts';
import { CodeWait } from './CodeWait.tsx';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';

export interface LaterStepProps extends ForgotPasswordProps {
  email: string;
  /** The API has forgotten this reset. */
  onOver: () => void;
}

/** Step 2: the mailed code, with a challenge of its own. Another code asks for the same one: a token is good for one call. */
export function ResetCode({ locale, words, email, onOver }: LaterStepProps) {
  const { screen, shared, fields, toasts } = words;
  const seconds = useCountdown();
  const challenge = useChallenge();
  const { busy, run } = useInFlight();
  const [resending, setResending] = useState(false);
  const [error, setError] = useState<string>();
  const boxes = useRef<OtpHandle>(null);

  const verify = (code: string) =>
    run(async () => {
      if (code.length < RESET_CODE_LENGTH) {
        setError(fields['resetCode.full']);
        boxes.current?.focus();
        return undefined;
      }
      try {
        await verifyReset({ code, token: challenge.token });
      } catch (failure) {
        challenge.reset();
        const fallback = { refused: toasts.invalidResetCode, failed: toasts.invalidResetCode };
        notify('error', failureText(failure, toasts, fallback));
        if (isFlowOver(failure)) onOver();
        // A code that was not judged may still be right.
        else if (isRefusal(failure)) boxes.current?.restart();
      }
      return undefined;
    });

  const resend = () =>
    run(async () => {
      if (!challenge.passed) {
        notify('error', fields['challenge.required']);
        return undefined;
      }
      setResending(true);
      try {
        const said = await requestReset({ email, token: challenge.token });
        notify('success', cleanServerText(said) || toasts.codeSent);
        setError(undefined);
        boxes.current?.restart();
      } catch (failure) {
        const fallback = { refused: toasts.resetCodeFailed, failed: toasts.resetCodeFailedTryAgain };
        notify('error', failureText(failure, toasts, fallback));
      }
      challenge.reset();
      setResending(false);
      return undefined;
    });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify(boxes.current?.value() ?? '');
      }}
    >
      <OtpInput
        id="code"
        ref={boxes}
        length={RESET_CODE_LENGTH}
        alphabet="letters"
        legend={screen.legend}
        box={screen.box}
        error={error}
        busy={busy && !resending}
        onEdit={() => setError(undefined)}
        onBadPaste={() => setError(fields['resetCode.full'])}
      />
      <CodeWait
        seconds={seconds}
        words={shared.wait}
        hint={screen.spam}
        resend={screen.resend}
        resending={screen.sending}
        busy={resending}
        onResend={() => void resend()}
      />
      <Challenge action="reset-code" locale={locale} words={shared.challenge} {...challenge.props} />
      <Button
        type="submit"
        look="primary"
        wide
        disabled={!challenge.passed}
        busy={busy && !resending}
        busyLabel={screen.verifying}
        slowLabel={toasts.stillWorking}
      >
        {screen.verify}
      </Button>
    </form>
  );
}
