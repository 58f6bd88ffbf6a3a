import type { SubmitEventHandler } from 'react';
import type { Fields } from '#src/connected/use-fields.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmailField } from './EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { LoginProps } from './Login.tsx';

interface LoginEmailProps extends Pick<LoginProps, 'words'> {
  form: Fields<{ email: string }, { email: string }>;
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
        slowLabel={toasts.stillWorking}
        failed={toasts.googleLoginFailed}
      />
      <div className="or">{shared.or}</div>
      <form method="post" noValidate onSubmit={onSubmit}>
        <EmailField
          {...form.register('email')}
          words={shared}
          autoComplete="username"
          error={form.errorOf('email')}
        />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={!form.formState.isReady}
          busy={busy}
          busyLabel={shared.continue}
          slowLabel={toasts.stillWorking}
        >
          {shared.continue}
        </Button>
      </form>
    </>
  );
}
