import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { StorageNotice } from '#src/connected/session/StorageNotice.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { savePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import {
  $passwordReset,
  restorePasswordReset,
  cancelPasswordReset,
} from '#src/stores/sign-in/password-reset.ts';
import { ResetEmail } from './ResetEmail.tsx';
import { useBackGuard } from './use-back-guard.ts';
import { useRestoredFlow } from './use-restored-flow.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** The later steps are files of their own, asked for while the first is filled in. */
async function findLaterSteps() {
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
  // How far a reset has come is known to this browser only: undefined in the server's HTML.
  const reset = useStore($passwordReset, { ssr: 'initial' });
  const step = reset?.step ?? 'email';
  const [later, setLater] = useState<Awaited<ReturnType<typeof findLaterSteps>>>();
  const LaterStep = reset ? later?.[reset.step] : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

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
    if (moved.current && step !== 'code') heading.current?.focus();
    moved.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a step is announced by its heading; another code is not another step
  }, [step, reset === undefined]);

  useEffect(() => {
    // Without them the first step still stands, which asks for them again before it mails a code.
    findLaterSteps().then(setLater, () => {
      if ($passwordReset.get()) showToast('error', toasts.offline);
    });
  }, [toasts]);

  const beginAgain = () => {
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
            {screen.sent}
            <br />
            <strong>{reset.email}</strong>{' '}
            <button type="button" className="link" onClick={beginAgain}>
              {messages.shared.notYou}
            </button>
          </p>
        ) : (
          <p className="soft under">{step === 'email' ? screen.text : screen.newText}</p>
        )}
      </div>
      <StorageNotice>{messages.shared.storage.keepOpen}</StorageNotice>
      {!reset && <ResetEmail {...props} prepare={async () => setLater(await findLaterSteps())} />}
      {reset && LaterStep && <LaterStep {...props} email={reset.email} onOver={beginAgain} />}
      <p className="alt">
        <a href={localizePath(locale, '/login')} onClick={leave}>
          {screen.back}
        </a>
      </p>
      <Toasts messages={toasts} />
    </>
  );
}

/** Back to the login: the address comes along, the reset does not. */
function leave(): void {
  const field = document.getElementById('email');
  savePrefilledEmail($passwordReset.get()?.email ?? (field instanceof HTMLInputElement ? field.value : ''));
  cancelPasswordReset();
}

export const ForgotPassword = withErrorPage(ForgotPasswordScreen);
