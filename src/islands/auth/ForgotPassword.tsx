import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { showStepMissing } from '#src/connected/show-step-missing.ts';
import { Toasts } from '#src/connected/Toasts.tsx';
import { StorageNotice } from '#src/connected/session/StorageNotice.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { savePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import {
  $passwordReset,
  restorePasswordReset,
  cancelPasswordReset,
} from '#src/stores/sign-in/password-reset.ts';
import { ResetEmail } from './ResetEmail.tsx';
import { useBackGuard } from './use-back-guard.ts';
import { useRestoredFlow } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** The later steps are a lazy chunk, fetched while the first is filled in. */
async function loadLaterSteps() {
  const [code, password] = await Promise.all([import('./ResetCode.tsx'), import('./ResetNewPassword.tsx')]);
  return { code: code.ResetCode, password: password.ResetNewPassword };
}

export interface ForgotPasswordProps extends ScreenProps<'auth', 'reset'> {
  password: Messages['auth']['password'];
}

function ForgotPasswordScreen(props: ForgotPasswordProps) {
  const { locale, messages } = props;
  const { screen, toasts } = messages;
  useRegisterDevice(toasts);
  // Only the browser knows the step of a reset: undefined in the server's HTML.
  const reset = useStore($passwordReset, { ssr: 'initial' });
  const step = reset?.step ?? 'email';
  const [laterSteps, setLaterSteps] = useState<Awaited<ReturnType<typeof loadLaterSteps>>>();
  const LaterStep = reset ? laterSteps?.[reset.step] : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstStep = useRef(true);

  useRestoredFlow(restorePasswordReset);

  useBackGuard(
    reset === undefined ? undefined : reset !== null,
    useCallback(() => {
      cancelPasswordReset();
      location.replace(localizePath(locale, '/'));
    }, [locale]),
  );

  useEffect(() => {
    if (reset === undefined) return;
    // The step of the code focuses its first box.
    if (!isFirstStep.current && step !== 'code') heading.current?.focus();
    isFirstStep.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a resent code changes `reset` but not the step
  }, [step, reset === undefined]);

  useEffect(() => {
    // The first step works without them, and fetches them again before it requests a code.
    loadLaterSteps().then(setLaterSteps, () => {
      if ($passwordReset.get()) showStepMissing(toasts);
    });
  }, [toasts]);

  const startOver = () => {
    savePrefilledEmail(reset?.email ?? '');
    cancelPasswordReset();
    restorePasswordReset();
  };

  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {{ email: screen.heading, code: screen.codeHeading, password: screen.newHeading }[step]}
        </h1>
        {reset?.step === 'code' ? (
          <p className="soft under">
            <span>{screen.sent}</span>
            <br />
            <strong>{reset.email}</strong>{' '}
            <button type="button" className="link" onClick={startOver}>
              {messages.shared.notYou}
            </button>
          </p>
        ) : (
          <p className="soft under">{step === 'email' ? screen.text : screen.newText}</p>
        )}
      </div>
      <StorageNotice>{messages.shared.storage.keepOpen}</StorageNotice>
      {!reset && <ResetEmail {...props} prepare={async () => setLaterSteps(await loadLaterSteps())} />}
      {reset && LaterStep && <LaterStep {...props} email={reset.email} onExpired={startOver} />}
      <p className="alt">
        <a href={localizePath(locale, '/login')} onClick={prepareLogin}>
          {screen.back}
        </a>
      </p>
      <Toasts messages={toasts} />
    </>
  );
}

/** Takes the email along to the login page, and cancels the reset. */
function prepareLogin(): void {
  const field = document.getElementById('email');
  savePrefilledEmail($passwordReset.get()?.email ?? (field instanceof HTMLInputElement ? field.value : ''));
  cancelPasswordReset();
}

export const ForgotPassword = withErrorPage(ForgotPasswordScreen);
