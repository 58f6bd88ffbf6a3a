import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { OTP_LENGTH } from '#contract/fields.ts';
import { Notices } from '#src/connected/Notices.tsx';
import { useCountdown } from '#src/connected/use-countdown.ts';
import { useDevice } from '#src/connected/use-device.ts';
import { pathIn } from '#src/intl/locale.ts';
import { $auth, logout } from '#src/stores/auth.ts';
import { hasCountdown, startCountdown } from '#src/stores/countdown.ts';
import { failureText, isRefusal } from '#src/stores/error-text.ts';
import { pendingEmail, verifyDevice } from '#src/stores/login.ts';
import { notify } from '#src/stores/notices.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/hydrated.ts';
import { useInFlight } from '#src/ui/in-flight.ts';
import { OtpInput, type OtpHandle } from '#src/ui/OtpInput.tsx';
import { CodeWait } from './CodeWait.tsx';
import type { ScreenProps } from './words.ts';

const never = () => () => undefined;

/** /verify after a login, /device-verification after a status check: one screen (spec section 2). */
export function VerifyDevice({ locale, words }: ScreenProps<'device'>) {
  useDevice();
  const { screen, shared, fields, toasts } = words;
  const email = useSyncExternalStore(never, pendingEmail, () => null);
  const ready = useHydrated();
  const seconds = useCountdown();
  const { busy, run } = useInFlight();
  const [error, setError] = useState<string>();
  const boxes = useRef<OtpHandle>(null);

  useEffect(() => {
    // A status check sends here without having begun the wait.
    if (!hasCountdown()) startCountdown();
    boxes.current?.focus();
  }, []);

  const verify = (code: string) =>
    run(async () => {
      if (code.length < OTP_LENGTH) {
        setError(fields['otp.fullDevice']);
        boxes.current?.focus();
        return undefined;
      }
      try {
        await verifyDevice(code);
      } catch (failure) {
        const fallback = { refused: toasts.invalidDeviceCode, failed: toasts.deviceVerificationFailed };
        notify('error', failureText(failure, toasts, fallback));
        if (isRefusal(failure)) boxes.current?.restart();
        return undefined;
      }
      location.assign(pathIn(locale, '/auth-loading'));
      return 'leaving';
    });

  // Somebody who is signed in on a device that is not verified could not see /login: the session ends first.
  const back = () =>
    run(async () => {
      try {
        if ($auth.get().isAuthenticated) await logout();
      } catch (failure) {
        notify(
          'error',
          failureText(failure, toasts, { refused: toasts.logoutFailed, failed: toasts.logoutFailed }),
        );
        return undefined;
      }
      location.assign(pathIn(locale, '/login'));
      return 'leaving';
    });

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">
          {screen.sent}
          <br />
          <strong>{email ?? screen.yourEmail}</strong>
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
          busy={busy}
          onComplete={(code) => void verify(code)}
          onEdit={() => setError(undefined)}
          onBadPaste={() => setError(fields['otp.paste'])}
        />
        <CodeWait
          seconds={seconds}
          words={shared.wait}
          hint={screen.spam}
          resend={screen.resend}
          onResend={() => {
            startCountdown();
            notify('info', screen.resent);
            boxes.current?.restart();
          }}
        />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={!ready}
          busy={busy}
          busyLabel={shared.processing}
          slowLabel={toasts.stillWorking}
        >
          {screen.submit}
        </Button>
      </form>
      <p className="alt">
        <a
          href={pathIn(locale, '/login')}
          onClick={(event) => {
            event.preventDefault();
            void back();
          }}
        >
          {screen.back}
        </a>
      </p>
      <Notices words={toasts} />
    </>
  );
}
