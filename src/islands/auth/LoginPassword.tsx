import { useEffect } from 'react';
import * as z from 'zod/mini';
import { password, preparePassword } from '#contract/fields.ts';
import { useToastedText } from '#src/ui/form/use-toasted-text.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { maskEmail } from '#src/intl/text/mask-email.ts';
import { isTryRefused, isUnauthenticated } from '#src/stores/errors/error-predicates.ts';
import { reloadWithEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { login } from '#src/stores/sign-in/login.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { failureText } from './failure-text.ts';
import type { LoginProps } from './Login.tsx';
import { openAfterLogin } from './open-after-login.ts';

const schema = z.object({ password });
/** No account has a shorter password (spec section 5). */
const MIN_PASSWORD_LENGTH = 8;
/** The delay after which a login may be tried without the challenge (spec section 9). */
const BYPASS_AFTER_MS = 3000;

export interface LoginPasswordProps extends LoginProps {
  email: string;
  /** Runs on 'Not you?'. */
  onReturn: () => void;
}

export function LoginPassword({ locale, messages, password: eye, email, onReturn }: LoginPasswordProps) {
  const { screen, shared, fields, toasts } = messages;
  const form = useZodForm(schema, fields);
  const challenge = useChallenge();
  const { busy, run } = useSingleFlight();
  const typed = form.watchText('password');
  const { setToasted, toastedProps } = useToastedText();

  useEffect(() => document.getElementById('password')?.focus(), []);

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        const next = await login({ email, password: values.password, token: challenge.token });
        const outcome = next === 'second-factor' ? undefined : openAfterLogin(next, locale, shared.storage);
        // This form stays until the next screen has loaded; if that fails, it can be sent once more.
        if (outcome !== 'leaving') challenge.reset();
        return outcome;
      } catch (error) {
        challenge.reset();
        if (!form.setServerErrors(error, (name) => (name === 'password' ? name : null))) {
          const fallback = { refused: toasts.invalidCredentials, failed: toasts.loginFailed };
          const text = await failureText(error, toasts, fallback, locale);
          const detail = text === toasts.loginFailed ? screen.failedDetail : undefined;
          showToast('error', text, { detail });
          setToasted(text);
          if (isUnauthenticated(error) || isTryRefused(error)) form.setErrorText('password', text);
        }
        form.setFocus('password', { shouldSelect: true });
        return undefined;
      }
    }),
  );

  return (
    <form {...toastedProps(form.fieldError('password'))} method="post" noValidate onSubmit={submit}>
      <p className="under">
        <strong>{maskEmail(email)}</strong>{' '}
        <button type="button" className="link" disabled={busy} onClick={onReturn}>
          {shared.notYou}
        </button>
      </p>
      {/* Password managers save a password under the username beside it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={screen.password}
        placeholder={screen.passwordPlaceholder}
        autoComplete="current-password"
        messages={eye}
        error={form.fieldError('password')}
      />
      <Challenge
        action="login"
        locale={locale}
        messages={shared.challenge}
        bypassAfter={BYPASS_AFTER_MS}
        retry={() => reloadWithEmail(email)}
        {...challenge.props}
      />
      <SubmitButton
        ready={challenge.passed && [...preparePassword(typed)].length >= MIN_PASSWORD_LENGTH}
        busy={busy}
        busyLabel={screen.busy}
        messages={toasts}
      >
        {screen.submit}
      </SubmitButton>
    </form>
  );
}
