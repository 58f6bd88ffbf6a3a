import type { ComponentProps } from 'react';
import { preparePassword } from '#contract/fields.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { PasswordChecklist, type PasswordRule } from '#src/ui/form/PasswordChecklist.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { check } from '#src/ui/icons/form.ts';

type Name = 'password' | 'confirm';

/** What the two fields need of the form that they stand in. */
interface NewPasswordForm {
  register: (
    name: Name,
    options?: { deps?: Name[] },
  ) => Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'>;
  fieldError: (name: Name) => string | undefined;
  /** What is typed so far; the form renders again when it changes. */
  watchText: (name: Name) => string;
}

interface NewPasswordFieldsProps {
  locale: Locale;
  form: NewPasswordForm;
  /** The contract's rules, in the order of the checklist. */
  rules: readonly PasswordRule[];
  labels: { password: string; confirm: string };
  messages: Messages['newPassword'];
  /** Says as soon as the confirmation is the same. */
  hasMatch?: boolean;
  readOnly?: boolean;
}

/** A new password with its live checklist, and its confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { locale, form, rules, labels, messages, hasMatch = false, readOnly = false } = props;
  const password = preparePassword(form.watchText('password'));
  const isSame = hasMatch && password !== '' && preparePassword(form.watchText('confirm')) === password;
  return (
    <>
      <PasswordField
        {...form.register('password', { deps: ['confirm'] })}
        id="password"
        label={labels.password}
        autoComplete="new-password"
        messages={messages}
        readOnly={readOnly}
        error={form.fieldError('password')}
      />
      <PasswordChecklist locale={locale} value={password} rules={rules} messages={messages.rules} />
      <PasswordField
        {...form.register('confirm')}
        id="confirm"
        label={labels.confirm}
        autoComplete="new-password"
        messages={messages}
        readOnly={readOnly}
        error={form.fieldError('confirm')}
      />
      {hasMatch && (
        <p className="same" role="status">
          {isSame && (
            <>
              <Icon d={check} />
              <span>{messages.match}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}
