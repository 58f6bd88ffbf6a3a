import type { SubmitEventHandler } from 'react';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { LoginProps } from './Login.tsx';

interface LoginEmailProps extends Pick<LoginProps, 'messages'> {
  form: ZodForm<{ email: string }, { email: string }>;
  busy: boolean;
  onSubmit: SubmitEventHandler;
}

/** The first step of a login: continue with Google, or enter an email. */
export function LoginEmail({ messages, form, busy, onSubmit }: LoginEmailProps) {
  const { shared, toasts } = messages;
  return (
    <>
      <GoogleButton
        label={shared.google}
        busyLabel={shared.googleBusy}
        messages={toasts}
        failed={toasts.googleLoginFailed}
      />
      <div className="or">{shared.or}</div>
      <form method="post" noValidate onSubmit={onSubmit}>
        <EmailField
          {...form.register('email')}
          messages={shared}
          autoComplete="username"
          error={form.fieldError('email')}
        />
        <SubmitButton
          ready={form.formState.isReady}
          busy={busy}
          busyLabel={shared.continue}
          messages={toasts}
        >
          {shared.continue}
        </SubmitButton>
      </form>
    </>
  );
}
