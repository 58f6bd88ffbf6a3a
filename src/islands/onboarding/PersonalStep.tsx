import type { ReactNode } from 'react';
import { genders } from '#contract/fields.ts';
import type { ZodForm } from '#src/connected/forms/use-zod-form.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { FieldError, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import type { Personal, PersonalInput } from './user-info-form.ts';

interface PersonalStepProps {
  form: ZodForm<PersonalInput, Personal>;
  messages: Messages['onboarding']['userInfo'];
  /** January first. */
  months: readonly string[];
  /** Youngest first. */
  years: readonly number[];
  onNext: () => void;
  onDraft: () => void;
  children: ReactNode;
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const parts = ['day', 'month', 'year'] as const;

export function PersonalStep({
  form,
  messages,
  months,
  years,
  onNext,
  onDraft,
  children,
}: PersonalStepProps) {
  const { register, fieldError } = form;
  const dateError = parts.map((part) => fieldError(`birth.${part}`)).find(Boolean);
  const genderError = fieldError('gender');
  const choices = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: months.map((label, index) => ({ value: index + 1, label })),
    year: years.map((year) => ({ value: year, label: String(year) })),
  };

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(onNext)} onChange={onDraft}>
      <p className="hint">{messages.nameHint}</p>
      <div className="pair">
        <TextField
          {...register('first_name')}
          id="first-name"
          label={messages.firstName}
          autoComplete="given-name"
          error={fieldError('first_name')}
        />
        <TextField
          {...register('last_name')}
          id="last-name"
          label={messages.lastName}
          autoComplete="family-name"
          error={fieldError('last_name')}
        />
      </div>
      <TextField
        {...register('middle_name')}
        id="middle-name"
        label={messages.middleName}
        autoComplete="additional-name"
        error={fieldError('middle_name')}
      />
      <fieldset className="field" aria-describedby={dateError ? 'birth-date-error' : undefined}>
        <legend>{messages.birthDate}</legend>
        <div className="triple">
          {parts.map((part) => {
            const error = fieldError(`birth.${part}`);
            return (
              <Select
                key={part}
                {...register(`birth.${part}`, { deps: ['birth.day', 'birth.month', 'birth.year'] })}
                aria-label={messages[part]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'birth-date-error' : undefined}
                autoComplete={`bday-${part}`}
              >
                <option value="">{messages[part]}</option>
                {choices[part].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            );
          })}
        </div>
        <FieldError id="birth-date">{dateError}</FieldError>
      </fieldset>
      <fieldset className="field" aria-describedby={genderError ? 'gender-error' : undefined}>
        <legend>{messages.gender}</legend>
        <div className="choice">
          {genders.map((gender) => (
            <label key={gender}>
              <input
                {...register('gender')}
                type="radio"
                value={gender}
                aria-describedby={genderError ? 'gender-error' : undefined}
              />
              {messages[gender]}
            </label>
          ))}
        </div>
        <FieldError id="gender">{genderError}</FieldError>
      </fieldset>
      {children}
    </form>
  );
}
