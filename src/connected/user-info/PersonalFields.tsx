import type { ReactNode } from 'react';
import { genders } from '#contract/fields.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { FieldError, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import type { FieldOf } from './field-of.ts';

type UserInfoMessages = Messages['onboarding']['userInfo'];

export type NameMember = 'first_name' | 'last_name';
interface NameFieldsProps {
  field: FieldOf<NameMember>;
  /** Both when left out. */
  names?: readonly NameMember[];
  messages: { readonly firstName: ReactNode; readonly lastName: ReactNode };
}

/** First and last name. */
export function NameFields({ field, names = ['first_name', 'last_name'], messages }: NameFieldsProps) {
  return (
    <div className="pair">
      {names.includes('first_name') && (
        <TextField
          {...field('first_name')}
          id="first-name"
          label={messages.firstName}
          autoComplete="given-name"
        />
      )}
      {names.includes('last_name') && (
        <TextField
          {...field('last_name')}
          id="last-name"
          label={messages.lastName}
          autoComplete="family-name"
        />
      )}
    </div>
  );
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const parts = ['day', 'month', 'year'] as const;
const names = ['birth.day', 'birth.month', 'birth.year'] as const;

interface BirthDateFieldProps {
  field: FieldOf<(typeof names)[number]>;
  messages: UserInfoMessages;
  /** January first. */
  months: readonly string[];
  /** Youngest first. */
  years: readonly number[];
}

/** A date of birth in three selects, which share their error. */
export function BirthDateField({ field, messages, months, years }: BirthDateFieldProps) {
  const choices = {
    day: days.map((day) => ({ value: day, label: String(day) })),
    month: months.map((label, index) => ({ value: index + 1, label })),
    year: years.map((year) => ({ value: year, label: String(year) })),
  };
  const fields = parts.map((part) => ({ part, ...field(`birth.${part}`, names) }));
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
