import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Notices } from '#src/connected/Notices.tsx';
import { pathIn } from '#src/intl/locale.ts';
import { $auth, logout } from '#src/stores/auth.ts';
import { hasCountdown, startCountdown } from '#src/stores/countdown.ts';
import { failureText } from '#src/stores/error-text.ts';
import { pendingEmail, verifyDevice } from '#src/stores/login.ts';
import { notify } from '#src/stores/notices.ts';
import { useInFlight } from '#src/ui/in-flight.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import type { ScreenProps } from './words.ts';

const never = () => () => undefined;

/** /verify after a login, /device-verification after a status check: one screen (spec section 2). */
export function VerifyDevice({ locale, words }: ScreenProps<'device'>) {
  const { screen, shared, fields, toasts } = words;
  const email = useSyncExternalStore(never, pendingEmail, () => null);
  const flight = useInFlight();
  const form = useRef<CodeFormHandle>(null);

  useEffect(() => {
    // A status check sends here without having begun the wait.
    if (!hasCountdown()) startCountdown();
    form.current?.focus();
  }, []);

  const verify = async (code: string) => {
    await verifyDevice(code);
    location.assign(pathIn(locale, '/auth-loading'));
    return 'leaving' as const;
  };

  // Somebody who is signed in on a device that is not verified could not see /login: the session ends first.
  const back = () =>
    flight.run(async () => {
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
      <CodeForm
        ref={form}
        words={words}
        code={{
          id: 'otp',
          ...shared.code,
          incomplete: fields['otp.fullDevice'],
          badPaste: fields['otp.paste'],
        }}
        auto
        flight={flight}
        verify={verify}
        fallback={{ refused: toasts.invalidDeviceCode, failed: toasts.deviceVerificationFailed }}
        resend={{
          hint: screen.spam,
          resend: screen.resend,
          onResend: () => {
            startCountdown();
            notify('info', screen.resent);
            form.current?.restart();
          },
        }}
        submit={{ label: screen.submit, busyLabel: shared.processing }}
      />
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
