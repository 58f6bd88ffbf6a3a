import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { showStepMissing } from '#src/connected/show-step-missing.ts';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { useReloadWhenRestored } from '#src/connected/session/use-reload-when-restored.ts';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { hasResendTimer, startResendTimer } from '#src/stores/sign-in/resend-timer.ts';
import { pendingEmail, verifyDevice } from '#src/stores/sign-in/login.ts';
import { savePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import {
  $secondFactor,
  beginSecondFactor,
  clearSecondFactor,
  restoreSecondFactor,
} from '#src/stores/sign-in/second-factor.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import { goToLogin } from './go-to-login.ts';
import type { SecondFactorProps } from './SecondFactor.tsx';
import { signInIn, takePageFragment } from './sign-in-fragment.ts';
import { onRestored, useRestoredFlow } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** A lazy chunk: most accounts have no second factor. */
const loadCodeStep = () => import('./SecondFactor.tsx').then(({ SecondFactor }) => SecondFactor);

export interface VerifyDeviceProps extends ScreenProps<'auth', 'device'> {
  /** Of /verify alone: a login that came here may wait for a code of the authenticator in place of the mailed one. */
  secondFactor?: Messages['auth']['secondFactor'];
}

/** Takes the login that the API's callback of Google gave this page, or the one that this tab has saved. */
function restoreLogin(): void {
  const given = signInIn(takePageFragment());
  if (given?.identifier) beginSecondFactor({ email: given.email, identifier: given.identifier });
  restoreSecondFactor();
}

/** One screen for two routes: /verify follows a login, /device-verification a status check (spec section 2). */
function VerifyDeviceScreen({ locale, messages, secondFactor: codeScreen }: VerifyDeviceProps) {
  const { screen, shared, fields, toasts } = messages;
  useRegisterDevice(toasts);
  useReloadWhenRestored();
  const email = useSyncExternalStore(onRestored, pendingEmail, () => null);
  const flight = useSingleFlight();
  const form = useRef<CodeFormHandle>(null);

  // Only the browser knows what is awaited: undefined in the server's HTML.
  const stored = useStore($secondFactor, { ssr: 'initial' });
  const login = codeScreen ? stored : null;
  const [Code, setCode] = useState<ComponentType<SecondFactorProps> | null>(null);

  useRestoredFlow(restoreLogin);

  useEffect(() => {
    if (login === undefined) return;
    if (login) {
      loadCodeStep().then(
        (Step) => setCode(() => Step),
        () => showStepMissing(toasts),
      );
      return;
    }
    // A login has started the timer; a status check has not.
    if (!hasResendTimer()) startResendTimer();
    form.current?.focus();
  }, [login, toasts]);

  const verify = async (code: string) => {
    const next = await verifyDevice(code);
    location.assign(localizePath(locale, next === 'second-factor' ? '/verify' : '/auth-loading'));
    return 'leaving' as const;
  };

  /** To /login, with the email in its field. */
  const leaveCode = (email: string) => {
    clearSecondFactor();
    savePrefilledEmail(email);
    void flight.run(() => goToLogin(locale, toasts));
  };

  if (codeScreen && login && Code)
    return (
      <>
        <Code
          locale={locale}
          messages={messages}
          secondFactor={codeScreen}
          email={login.email}
          onReturn={() => leaveCode(login.email)}
          onExpired={() => leaveCode(login.email)}
        />
        <Toasts messages={toasts} />
      </>
    );

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">
          <span>{screen.sent}</span>
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
