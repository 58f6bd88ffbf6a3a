import type { SubmitEventHandler } from 'react';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { LoginProps } from './Login.tsx';

interface LoginEmailProps extends Pick<LoginProps, 'words'> {
  form: ZodForm<{ email: string }, { email: string }>;
  busy: boolean;
  onSubmit: SubmitEventHandler;
}

/** The first step of a login: Google, or an email. */
export function LoginEmail({ words, form, busy, onSubmit }: LoginEmailProps) {
  const { shared, toasts } = words;
  return (
    <>
      <GoogleButton
        label={shared.google}
        busyLabel={shared.googleBusy}
        words={toasts}
        failed={toasts.googleLoginFailed}
      />
      <div className="or">{shared.or}</div>
      <form method="post" noValidate onSubmit={onSubmit}>
        <EmailField
          {...form.register('email')}
          words={shared}
          autoComplete="username"
          error={form.fieldError('email')}
        />
        <SubmitButton ready={form.formState.isReady} busy={busy} busyLabel={shared.continue} words={toasts}>
          {shared.continue}
        </SubmitButton>
      </form>
    </>
  );
}
