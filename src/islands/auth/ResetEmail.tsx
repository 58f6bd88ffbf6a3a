import * as z from 'zod/mini';
import { showStepMissing } from '#src/connected/show-step-missing.ts';
import { email } from '#contract/fields.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { usePrefilledEmail } from '#src/connected/forms/use-prefilled-email.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { reloadWithEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { requestReset } from '#src/stores/sign-in/password-reset.ts';
import { Challenge } from '#src/ui/challenge/Challenge.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useChallenge } from '#src/ui/challenge/use-challenge.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { EmailField } from './EmailField.tsx';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';

const schema = z.object({ email });

interface ResetEmailProps extends ForgotPasswordProps {
  /** Loads the next steps, so that no code is mailed that can't be entered. */
  prepare: () => Promise<void>;
}

/** Step 1: requests a code by email and challenge. */
export function ResetEmail({ locale, messages, prepare }: ResetEmailProps) {
  const { screen, shared, fields, toasts } = messages;
  const form = useZodForm(schema, fields);
  const challenge = useChallenge();
  const { busy, run } = useSingleFlight();

  usePrefilledEmail(form);

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        await prepare();
      } catch {
        showStepMissing(toasts);
        return undefined;
      }
      try {
        // No toast: the next step says that a code was sent, and on a phone the toast would cover its heading.
        await requestReset({ email: values.email, token: challenge.token });
      } catch (error) {
        challenge.reset();
        if (!form.setServerErrors(error, (name) => (name === 'email' ? name : null))) {
          const fallback = { refused: toasts.resetCodeFailed, failed: toasts.resetCodeFailedTryAgain };
          showToast('error', failureMessage(error, toasts, fallback));
        }
      }
      return undefined;
    }),
  );

  return (
    <form method="post" noValidate onSubmit={submit}>
      <EmailField
        {...form.register('email')}
        messages={shared}
        autoComplete="username"
        error={form.fieldError('email')}
      />
      <Challenge
        action="reset"
        locale={locale}
        messages={shared.challenge}
        retry={() => reloadWithEmail(form.getValues('email'))}
        {...challenge.props}
      />
      <SubmitButton ready={challenge.passed} busy={busy} busyLabel={screen.sending} messages={toasts}>
        {screen.send}
      </SubmitButton>
    </form>
  );
}
