import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import type { BodyOf } from '#contract/requests.ts';
import { address, type saveProfile } from '#contract/onboarding.ts';
import { phoneSchema, toE164, type CodeOf } from '#src/connected/forms/phone.ts';
import { birthDateText, isInvalidPart, type BirthDateParts } from './birth-date-parts.ts';

const birthDateError = (parts: BirthDateParts) =>
  field.birthDate().safeParse(birthDateText(parts)).error?.issues[0]?.message;

/** Attaches the date's error to one of its three selects, where that shows it. */
const dateCheck = (part: keyof BirthDateParts) =>
  z.refine<BirthDateParts>((parts) => birthDateError(parts) === undefined || !isInvalidPart(parts, part), {
    error: ({ input }) => birthDateError(input as BirthDateParts) ?? '',
    path: [part],
  });

/** A nested object, so that its checks run even if the fields beside it are invalid. */
const birth = z
  .object({ day: z.string(), month: z.string(), year: z.string() })
  .check(dateCheck('day'), dateCheck('month'), dateCheck('year'));

export const personalSchema = z.object({
  first_name: field.firstName,
  last_name: field.lastName,
  middle_name: field.middleName,
  birth,
  gender: field.gender,
});
export type PersonalInput = z.input<typeof personalSchema>;
export type Personal = z.output<typeof personalSchema>;

/** @param codeOf the calling code of a row, with its plus. */
export const contactSchema = (codeOf: CodeOf) => z.object({ phone: phoneSchema(codeOf), address });
export type ContactInput = z.input<ReturnType<typeof contactSchema>>;
export type Contact = z.output<ReturnType<typeof contactSchema>>;

/** The API's body of both steps (spec section 3, User info payload). */
export function userInfoBody(
  personal: Personal,
  { phone, address: home }: Contact,
  code: string,
): BodyOf<typeof saveProfile> {
  const { first_name, last_name, middle_name, gender } = personal;
  return {
    first_name,
    last_name,
    middle_name,
    gender,
    date_of_birth: birthDateText(personal.birth),
    country_code: code,
    phone_number: toE164(phone, () => code),
    address: home,
  };
}

/** The form's field of each API field, by the step that shows it. */
export const personalNames: Readonly<Record<string, FieldPath<PersonalInput>>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  middle_name: 'middle_name',
  gender: 'gender',
  date_of_birth: 'birth.day',
};
export const contactNames: Readonly<Record<string, FieldPath<ContactInput>>> = {
  phone_number: 'phone.digits',
  country_code: 'phone.country',
  'address.street': 'address.street',
  'address.city': 'address.city',
  'address.state': 'address.state',
  'address.postal_code': 'address.postal_code',
  'address.country': 'address.country',
};
