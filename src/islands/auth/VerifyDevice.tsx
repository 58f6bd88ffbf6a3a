import { useEffect, useRef, useSyncExternalStore } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { useReloadWhenRestored } from '#src/connected/session/use-reload-when-restored.ts';
import { localizePath } from '#src/intl/locale.ts';
import { hasResendTimer, startResendTimer } from '#src/stores/sign-in/resend-timer.ts';
import { pendingEmail, verifyDevice } from '#src/stores/sign-in/login.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import { goToLogin } from './go-to-login.ts';
import { onRestored } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** One screen for two routes: /verify follows a login, /device-verification a status check (spec section 2). */
function VerifyDeviceScreen({ locale, messages }: ScreenProps<'auth', 'device'>) {
  const { screen, shared, fields, toasts } = messages;
  useRegisterDevice(toasts);
  useReloadWhenRestored();
  const email = useSyncExternalStore(onRestored, pendingEmail, () => null);
  const flight = useSingleFlight();
  const form = useRef<CodeFormHandle>(null);

  useEffect(() => {
    // A login has started the timer; a status check has not.
    if (!hasResendTimer()) startResendTimer();
    form.current?.focus();
  }, []);

  const verify = async (code: string) => {
    await verifyDevice(code);
    location.assign(localizePath(locale, '/auth-loading'));
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
        locale={locale}
        messages={messages}
        code={{
          id: 'otp',
          ...shared.code,
          incomplete: fields['otp.fullDevice'],
          badPaste: fields['otp.paste'],
        }}
        flight={flight}
        verify={verify}
        fallback={{ refused: toasts.invalidDeviceCode, failed: toasts.deviceVerificationFailed }}
        resend={{
          hint: screen.spam,
          resend: screen.resend,
          onResend: () => {
            startResendTimer();
            showToast('info', screen.resent);
            form.current?.restart();
          },
        }}
        submit={{ label: screen.submit, busyLabel: shared.processing }}
      />
      <p className="alt">
        <a
          href={localizePath(locale, '/login')}
          onClick={(event) => {
            event.preventDefault();
            void flight.run(() => goToLogin(locale, toasts));
          }}
        >
          {screen.back}
        </a>
      </p>
      <Toasts messages={toasts} />
    </>
  );
}

export const VerifyDevice = withErrorPage(VerifyDeviceScreen);
