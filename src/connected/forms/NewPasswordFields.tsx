import { preparePassword, type FieldMessage } from '#contract/fields.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { PasswordChecklist } from '#src/ui/form/PasswordChecklist.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import type { NewPassword } from './new-password.ts';
import type { ZodForm } from './use-zod-form.ts';

interface NewPasswordFieldsProps {
  form: ZodForm<NewPassword, NewPassword>;
  /** The contract's rules, in the order of the checklist. */
  rules: readonly { message: FieldMessage; pattern: RegExp }[];
  labels: { password: string; confirm: string };
  messages: Messages['auth']['password'];
}

/** A new password with its live checklist, and its confirmation. */
export function NewPasswordFields({ form, rules, labels, messages }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...form.register('password', { deps: ['confirm'] })}
        id="password"
        label={labels.password}
        autoComplete="new-password"
        messages={messages}
        error={form.fieldError('password')}
      />
      <PasswordChecklist
        value={preparePassword(form.watchText('password'))}
        rules={rules}
        messages={messages.rules}
      />
      <PasswordField
        {...form.register('confirm')}
        id="confirm"
        label={labels.confirm}
        autoComplete="new-password"
        messages={messages}
        error={form.fieldError('confirm')}
      />
    </>
  );
}
