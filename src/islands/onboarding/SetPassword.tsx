import * as z from 'zod/mini';
import { newPassword, passwordRules, type FieldMessage } from '#contract/fields.ts';
import { Notices } from '#src/connected/Notices.tsx';
import { useFields } from '#src/connected/use-fields.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { setPassword } from '#src/stores/onboarding.ts';
import { Button } from '#src/ui/Button.tsx';
import { useInFlight } from '#src/ui/in-flight.ts';
import { PasswordChecklist } from '#src/ui/PasswordChecklist.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useStep } from './use-step.ts';
import type { StepProps } from './words.ts';

const key = (message: FieldMessage) => message;
const schema = z
  .object({
    password: newPassword,
    confirm: z.string(key('confirm.required')).check(z.minLength(1, key('confirm.required'))),
  })
  .check(
    z.refine(({ password, confirm }) => !confirm || password === confirm, {
      error: key('confirm.mismatch'),
      path: ['confirm'],
    }),
  );

interface SetPasswordProps extends StepProps<'password'> {
  password: Messages['auth']['password'];
}

export function SetPassword({ locale, words, password: eye }: SetPasswordProps) {
  const { step, shared, fields, toasts } = words;
  const form = useFields(schema, fields);
  const { busy, run } = useInFlight();
  const { say, goOn, fail } = useStep('password', locale, toasts);
  const typed = form.textIn('password');

  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        const { message } = await setPassword(values.password);
        say('success', step.saved, message);
      } catch (error) {
        if (form.showRefusal(error, (name) => (name === 'password' ? name : null))) return undefined;
        return fail(error, { refused: toasts.setPasswordFailed, failed: toasts.setPasswordFailed });
      }
      return goOn();
    }),
  );

  return (
    <>
      <div>
        <h1>{step.heading}</h1>
        <p className="soft under">{step.text}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <PasswordField
          {...form.register('password', { deps: ['confirm'] })}
          id="password"
          label={step.password}
          autoComplete="new-password"
          words={eye}
          error={form.errorOf('password')}
        />
        <PasswordChecklist value={typed} rules={passwordRules} words={eye.rules} />
        <PasswordField
          {...form.register('confirm')}
          id="confirm"
          label={step.confirm}
          autoComplete="new-password"
          words={eye}
          error={form.errorOf('confirm')}
        />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={!form.formState.isReady}
          busy={busy}
          busyLabel={shared.saving}
          slowLabel={toasts.stillWorking}
        >
          {shared.continue}
        </Button>
      </form>
      <Notices words={toasts} />
    </>
  );
}
