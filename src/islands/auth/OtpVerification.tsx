import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { useReloadWhenRestored } from '#src/connected/session/use-reload-when-restored.ts';
import { localizePath } from '#src/intl/locale.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { clearSignup } from '#src/stores/session/clear-signup.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { waitForResend } from '#src/stores/sign-in/resend-timer.ts';
import { requestSignupCode, signupEmail, verifySignupCode } from '#src/stores/sign-in/signup.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { CodeForm, type CodeFormHandle } from './CodeForm.tsx';
import { NoSignup } from './NoSignup.tsx';
import { onRestored } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

function OtpVerificationScreen({ locale, messages }: ScreenProps<'auth', 'otp'>) {
  const { screen, shared, fields, toasts } = messages;
  useRegisterDevice(toasts);
  useReloadWhenRestored();
  // Only the browser knows the address: undefined in the server's HTML.
  const email = useSyncExternalStore<string | null | undefined>(onRestored, signupEmail, () => undefined);
  const verification = useSingleFlight();
  const resending = useSingleFlight();
  const challenge = useChallenge();
  const [isResending, setIsResending] = useState(false);
  const form = useRef<CodeFormHandle>(null);

  useEffect(() => {
    if (email) form.current?.focus();
  }, [email]);

  const verify = async (code: string) => {
    if ((await verifySignupCode(code)) === 'second-factor') {
      location.assign(localizePath(locale, '/verify'));
      return 'leaving' as const;
    }
    flashToast('success', toasts.accountCreated);
    location.assign(localizePath(locale, '/auth-loading'));
    return 'leaving' as const;
  };

  const { token } = challenge;
  const { run } = resending;
  useEffect(() => {
    if (!isResending || !token || !email) return;
    void run(async () => {
      try {
        await requestSignupCode({ email, token });
        showToast('success', toasts.codeSent);
        form.current?.restart();
      } catch (failure) {
        const fallback = { refused: toasts.resendFailed, failed: toasts.resendFailed };
        waitForResend(failure);
        showToast('error', failureMessage(failure, toasts, fallback));
      }
      setIsResending(false);
      return undefined;
    });
  }, [isResending, token, email, run, toasts]);

  if (email === null && !verification.busy) return <NoSignup locale={locale} messages={messages} />;

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">
          <span>{screen.sent}</span>
          <br />
          <strong>{email ?? screen.yourEmail}</strong>{' '}
          <a href={localizePath(locale, '/signup')} onClick={clearSignup}>
            {shared.notYou}
          </a>
        </p>
      </div>
      <CodeForm
        ref={form}
        locale={locale}
        messages={messages}
        code={{ id: 'otp', ...shared.code, incomplete: fields['otp.full'], badPaste: fields['otp.paste'] }}
        flight={verification}
        verify={verify}
        fallback={{ refused: toasts.invalidOtp, failed: toasts.verificationFailed }}
        resend={{
          hint: screen.spam,
          resend: screen.resend,
          resending: screen.resending,
          busy: isResending,
          onResend: () => setIsResending(true),
        }}
        submit={{ label: shared.continue, busyLabel: screen.verifying }}
      >
        {isResending && (
          <Challenge action="signup" locale={locale} messages={shared.challenge} {...challenge.props} />
        )}
      </CodeForm>
      <Toasts messages={toasts} />
    </>
  );
}

export const OtpVerification = withErrorPage(OtpVerificationScreen);
