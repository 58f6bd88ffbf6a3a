import { newPassword, passwordRules } from '#contract/fields.ts';
import { newPasswordSchema } from '#src/connected/new-password/new-password.ts';
import { NewPasswordFields } from '#src/connected/new-password/NewPasswordFields.tsx';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { setPassword } from '#src/stores/sign-in/onboarding.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import { useStepActions, type StepOwner } from './use-step-actions.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

const schema = newPasswordSchema(newPassword);

interface SetPasswordProps extends ScreenProps<'onboarding', 'password'>, StepOwner {
  password: Messages['auth']['password'];
}

function SetPasswordScreen({ locale, messages, customer, password: eye }: SetPasswordProps) {
  const { screen, shared, fields, toasts } = messages;
  const form = useZodForm(schema, fields);
  const { busy, run } = useSingleFlight();
  const { showStepToast, continueFlow, handleError } = useStepActions(
    { customer },
    'password',
    locale,
    toasts,
  );

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        const { message } = await setPassword(values.password);
        showStepToast('success', screen.saved, message);
      } catch (error) {
        if (form.setServerErrors(error, (name) => (name === 'password' ? name : null))) return undefined;
        return handleError(error, { refused: toasts.setPasswordFailed, failed: toasts.setPasswordFailed });
      }
      return continueFlow();
    }),
  );

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">{screen.text}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <NewPasswordFields locale={locale} form={form} rules={passwordRules} labels={screen} messages={eye} />
        <SubmitButton ready={form.formState.isReady} busy={busy} busyLabel={shared.saving} messages={toasts}>
          {shared.continue}
        </SubmitButton>
      </form>
      <Toasts messages={toasts} />
    </>
  );
}

export const SetPassword = withErrorPage(SetPasswordScreen);
