import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { address, type saveProfile } from '#contract/user.ts';
import { birthDateText, partToMend, type BirthDateParts } from './birth-date-parts.ts';
import { phoneDigits } from './phone-digits.ts';

const wrongDate = (parts: BirthDateParts) =>
  field.birthDate().safeParse(birthDateText(parts)).error?.issues[0]?.message;

/** The date's error stands at one of its three lists. */
const dateCheck = (part: keyof BirthDateParts) =>
  z.refine<BirthDateParts>((parts) => wrongDate(parts) === undefined || partToMend(parts) !== part, {
    error: ({ input }) => wrongDate(input as BirthDateParts) ?? '',
    path: [part],
    // Beside whatever else is wrong, so that one look shows it all.
    when: () => true,
  });

export const personalSchema = z
  .object({
    first_name: field.firstName,
    last_name: field.lastName,
    middle_name: field.middleName,
    day: z.string(),
    month: z.string(),
    year: z.string(),
    gender: field.gender,
  })
  .check(dateCheck('day'), dateCheck('month'), dateCheck('year'));
export type PersonalInput = z.input<typeof personalSchema>;
export type Personal = z.output<typeof personalSchema>;

interface Phone {
  /** A row of the list of calling codes. */
  country: string;
  phone: string;
}

/** @param codeOf the calling code of a row, with its plus. */
export function contactSchema(codeOf: (country: string) => string) {
  const wrongPhone = ({ country, phone }: Phone) => {
    const digits = phoneDigits(phone, codeOf(country));
    return field.phoneNumber.safeParse(digits && codeOf(country) + digits).error?.issues[0]?.message;
  };
  return z.object({ country: z.string(), phone: z.string(), address }).check(
    z.refine((value) => wrongPhone(value) === undefined, {
      error: ({ input }) => wrongPhone(input as Phone) ?? '',
      path: ['phone'],
      when: () => true,
    }),
  );
}
export type ContactInput = z.input<ReturnType<typeof contactSchema>>;
export type Contact = z.output<ReturnType<typeof contactSchema>>;

/** Both steps as the API takes them (spec section 3, User info payload). */
export function userInfoBody(personal: Personal, contact: Contact, code: string): BodyOf<typeof saveProfile> {
  const { first_name, last_name, middle_name, gender } = personal;
  return {
    first_name,
    last_name,
    middle_name,
    gender,
    date_of_birth: birthDateText(personal),
    country_code: code,
    phone_number: code + phoneDigits(contact.phone, code),
    address: contact.address,
  };
}

/** The form's names for the API's, where they differ; the step that shows them. */
export const personalNames: Readonly<Record<string, keyof PersonalInput>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  middle_name: 'middle_name',
  gender: 'gender',
  date_of_birth: 'day',
};
export const contactNames: Readonly<Record<string, FieldPath<ContactInput>>> = {
  phone_number: 'phone',
  country_code: 'country',
  'address.street': 'address.street',
  'address.city': 'address.city',
  'address.state': 'address.state',
  'address.postal_code': 'address.postal_code',
  'address.country': 'address.country',
};
