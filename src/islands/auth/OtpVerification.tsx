import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { Notices } from '#src/connected/Notices.tsx';
import { useCountdown } from '#src/connected/use-countdown.ts';
import { useDevice } from '#src/connected/use-device.ts';
import { pathIn } from '#src/intl/locale.ts';
import { failureText, isRefusal } from '#src/stores/error-text.ts';
import { notify, notifyAfterNavigation } from '#src/stores/notices.ts';
import { forgetSignup, requestSignupCode, signupEmail, verifySignupCode } from '#src/stores/signup.ts';
import { Button } from '#src/ui/Button.tsx';
import { Challenge } from '#src/ui/Challenge.tsx';
import { useHydrated } from '#src/ui/hydrated.ts';
import { useInFlight } from '#src/ui/in-flight.ts';
import { OtpInput, type OtpHandle } from '#src/ui/OtpInput.tsx';
import { useChallenge } from '#src/ui/use-challenge.ts';
import { CodeWait } from './CodeWait.tsx';
import { NoSignup } from './NoSignup.tsx';
import type { ScreenProps } from './words.ts';

const never = () => () => undefined;

export function OtpVerification({ locale, words }: ScreenProps<'otp'>) {
  useDevice();
  const { screen, shared, fields, toasts } = words;
  // Where the code went is known to this browser only: undefined in the server's HTML.
  const email = useSyncExternalStore<string | null | undefined>(never, signupEmail, () => undefined);
  const ready = useHydrated();
  const seconds = useCountdown();
  const verification = useInFlight();
  const resending = useInFlight();
  const challenge = useChallenge();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const boxes = useRef<OtpHandle>(null);

  useEffect(() => {
    if (email) boxes.current?.focus();
  }, [email]);

  const verify = (code: string) =>
    verification.run(async () => {
      if (code.length < OTP_LENGTH) {
        setError(fields['otp.full']);
        boxes.current?.focus();
        return undefined;
      }
      try {
        await verifySignupCode(code);
      } catch (failure) {
        const fallback = { refused: toasts.invalidOtp, failed: toasts.verificationFailed };
        notify('error', failureText(failure, toasts, fallback));
        // A code that was not judged may still be right.
        if (isRefusal(failure)) boxes.current?.restart();
        return undefined;
      }
      notifyAfterNavigation('success', toasts.accountCreated);
      location.assign(pathIn(locale, '/auth-loading'));
      return 'leaving';
    });

  const { token } = challenge;
  const { run } = resending;
  useEffect(() => {
    if (!asking || !token || !email) return;
    void run(async () => {
      try {
        await requestSignupCode({ email, token });
        notify('success', toasts.codeSent);
        setError(undefined);
        boxes.current?.restart();
      } catch (failure) {
        const fallback = { refused: toasts.resendFailed, failed: toasts.resendFailed };
        notify('error', failureText(failure, toasts, fallback));
      }
      setAsking(false);
      return undefined;
    });
  }, [asking, token, email, run, toasts]);

  if (email === null && !verification.busy) return <NoSignup locale={locale} words={words} />;

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">
          {screen.sent}
          <br />
          <strong>{email ?? screen.yourEmail}</strong>{' '}
          <a href={pathIn(locale, '/signup')} onClick={forgetSignup}>
            {shared.notYou}
          </a>
        </p>
      </div>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void verify(boxes.current?.value() ?? '');
        }}
      >
        <OtpInput
          id="otp"
          ref={boxes}
          legend={shared.code.legend}
          box={shared.code.box}
          error={error}
          busy={verification.busy}
          onComplete={(code) => void verify(code)}
          onEdit={() => setError(undefined)}
          onBadPaste={() => setError(fields['otp.paste'])}
        />
        <CodeWait
          seconds={seconds}
          words={shared.wait}
          hint={screen.spam}
          resend={screen.resend}
          resending={screen.resending}
          busy={asking}
          onResend={() => setAsking(true)}
        />
        {asking && (
          <Challenge action="signup" locale={locale} words={shared.challenge} {...challenge.props} />
        )}
        <Button
          type="submit"
          look="primary"
          wide
          disabled={!ready}
          busy={verification.busy}
          busyLabel={screen.verifying}
          slowLabel={toasts.stillWorking}
        >
          {shared.continue}
        </Button>
      </form>
      <Notices words={toasts} />
    </>
  );
}
