import { fieldsOf } from '#src/connected/user-info/field-of.ts';
import { BirthDateField, GenderField, NameFields } from '#src/connected/user-info/PersonalFields.tsx';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import type { Personal, PersonalInput } from '#src/connected/user-info/user-info-form.ts';

interface PersonalStepProps {
  locale: Locale;
  form: ZodForm<PersonalInput, Personal>;
  messages: Messages['onboarding']['userInfo'];
  /** January first. */
  months: readonly string[];
  /** Youngest first. */
  years: readonly number[];
  onNext: () => void;
  onDraft: () => void;
  children: ElementNode;
}

export function PersonalStep({
  locale,
  form,
  messages,
  months,
  years,
  onNext,
  onDraft,
  children,
}: PersonalStepProps) {
  const field = fieldsOf(form);

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(onNext)} onChange={onDraft}>
      <p className="hint">{messages.nameHint}</p>
      <NameFields locale={locale} field={field} messages={messages} />
      <TextField
        {...field('middle_name')}
        id="middle-name"
        label={messages.middleName}
        autoComplete="additional-name"
      />
      <BirthDateField locale={locale} field={field} messages={messages} months={months} years={years} />
      <GenderField field={field} messages={messages} />
      {children}
    </form>
  );
}
