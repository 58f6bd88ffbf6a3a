import { useEffect, useRef, useSyncExternalStore } from 'react';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { useDevice } from '#src/connected/session/use-register-device.ts';
import { pathIn } from '#src/intl/locale.ts';
import { hasCountdown, startCountdown } from '#src/stores/sign-in/resend-timer.ts';
import { pendingEmail, verifyDevice } from '#src/stores/sign-in/login.ts';
import { notify } from '#src/stores/interface/toasts.ts';
import { useInFlight } from '#src/ui/form/use-single-flight.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import { goToLogin } from './go-to-login.ts';
import type { ScreenProps } from './screen-props.ts';

const never = () => () => undefined;

/** /verify after a login, /device-verification after a status check: one screen (spec section 2). */
function VerifyDeviceScreen({ locale, words }: ScreenProps<'device'>) {
  const { screen, shared, fields, toasts } = words;
  useDevice(toasts);
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
            void flight.run(() => goToLogin(locale, toasts));
          }}
        >
          {screen.back}
        </a>
      </p>
      <Notices words={toasts} />
    </>
  );
}

export const VerifyDevice = gated(VerifyDeviceScreen);
