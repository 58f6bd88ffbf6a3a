import type { ReactNode } from 'react';
import { genders } from '#contract/fields.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { formOrder } from '#src/intl/form-order.ts';
import type { Locale } from '#src/intl/locale.ts';
import { FieldError, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import type { FieldOf } from './field-of.ts';

type UserInfoMessages = Messages['onboarding']['userInfo'];

export type NameMember = 'first_name' | 'last_name';
interface NameFieldsProps {
  locale: Locale;
  field: FieldOf<NameMember>;
  /** Both when left out. */
  names?: readonly NameMember[];
  messages: { readonly firstName: ReactNode; readonly lastName: ReactNode };
}

export const nameInputs = {
  first_name: { id: 'first-name', label: 'firstName', autoComplete: 'given-name' },
  last_name: { id: 'last-name', label: 'lastName', autoComplete: 'family-name' },
} as const;

/** First and last name, in the language's order. */
export function NameFields({ locale, field, names = formOrder.en.name, messages }: NameFieldsProps) {
  return (
    <div className="pair">
      {formOrder[locale].name
        .filter((name) => names.includes(name))
        .map((name) => {
          const { id, label, autoComplete } = nameInputs[name];
          return (
            <TextField
              key={name}
              {...field(name)}
              id={id}
              label={messages[label]}
              autoComplete={autoComplete}
            />
          );
        })}
    </div>
  );
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const names = ['birth.day', 'birth.month', 'birth.year'] as const;

interface BirthDateFieldProps {
  locale: Locale;
  field: FieldOf<(typeof names)[number]>;
  messages: UserInfoMessages;
  /** January first. */
  months: readonly string[];
  /** Youngest first. */
  years: readonly number[];
}

/** A date of birth in three selects, in the language's order, which share their error. */
export function BirthDateField({ locale, field, messages, months, years }: BirthDateFieldProps) {
  const choices = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: months.map((label, index) => ({ value: index + 1, label })),
    year: years.map((year) => ({ value: year, label: String(year) })),
  };
  const fields = formOrder[locale].date.map((part) => ({ part, ...field(`birth.${part}`, names) }));
  const dateError = fields.map(({ error }) => error).find(Boolean);
  return (
    <fieldset className="field" aria-describedby={dateError ? 'birth-date-error' : undefined}>
      <legend>{messages.birthDate}</legend>
      <div className="triple">
        {fields.map(({ part, error, ...select }) => (
          <Select
            key={part}
            {...select}
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
        ))}
      </div>
      <FieldError id="birth-date">{dateError}</FieldError>
    </fieldset>
  );
}

interface GenderFieldProps {
  field: FieldOf<'gender'>;
  messages: UserInfoMessages;
}

export function GenderField({ field, messages }: GenderFieldProps) {
  const { error, ...input } = field('gender');
  const described = error ? 'gender-error' : undefined;
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend>{messages.gender}</legend>
      <div className="choice">
        {genders.map((gender) => (
          <label key={gender}>
            <input {...input} type="radio" value={gender} aria-describedby={described} />
            <span>{messages[gender]}</span>
          </label>
        ))}
      </div>
      <FieldError id="gender">{error}</FieldError>
    </fieldset>
  );
}
