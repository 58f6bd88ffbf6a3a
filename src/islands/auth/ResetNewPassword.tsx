import { resetPassword as rule, resetPasswordRules } from '#contract/fields.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { newPasswordSchema } from '#src/connected/new-password/new-password.ts';
import { NewPasswordFields } from '#src/connected/new-password/NewPasswordFields.tsx';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { localizePath } from '#src/intl/locale.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isFlowExpired } from '#src/stores/errors/error-predicates.ts';
import { savePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { resetPassword } from '#src/stores/sign-in/password-reset.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import type { LaterStepProps } from './ResetCode.tsx';

const schema = newPasswordSchema(rule);

/** Step 3: the new password. It opens no session, so the login page is next. */
export function ResetNewPassword({ locale, messages, password: eye, email, onExpired }: LaterStepProps) {
  const { screen, fields, toasts } = messages;
  const form = useZodForm(schema, fields);
  const { busy, run } = useSingleFlight();

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        const message = await resetPassword(values.password);
        flashToast('success', sanitizeText(message) || screen.saved);
      } catch (error) {
        if (form.setServerErrors(error, (name) => (name === 'password' ? name : null))) return undefined;
        const fallback = { refused: toasts.resetPasswordFailed, failed: toasts.resetPasswordFailedTryAgain };
        showToast('error', failureMessage(error, toasts, fallback));
        if (isFlowExpired(error)) onExpired();
        return undefined;
      }
      savePrefilledEmail(email);
      // Replaces this page in the history: the reset is over.
      location.replace(localizePath(locale, '/login'));
      return 'leaving';
    }),
  );

  return (
    <form method="post" noValidate onSubmit={submit}>
      {/* Password managers save a password under the username beside it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        locale={locale}
        form={form}
        rules={resetPasswordRules}
        labels={screen}
        messages={eye}
      />
      <p className="soft">{screen.restriction}</p>
      <SubmitButton ready={form.formState.isReady} busy={busy} busyLabel={screen.saving} messages={toasts}>
        {screen.save}
      </SubmitButton>
    </form>
  );
}
