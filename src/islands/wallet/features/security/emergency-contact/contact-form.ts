import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import type { EmergencyContact } from '#contract/emergency-contact.ts';
import { phoneSchema, toE164, type CodeOf, type Phone } from '#src/connected/forms/phone.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';

export const contactSchema = (codeOf: CodeOf) =>
  z.object({ name: field.contactName, relation: field.contactRelation, phone: phoneSchema(codeOf) });
export type ContactInput = z.input<ReturnType<typeof contactSchema>>;
export type Contact = z.output<ReturnType<typeof contactSchema>>;

export const fieldNames = ['name', 'relation', 'phone.country', 'phone.digits'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The form's field of each API field. */
export const formNames: Readonly<Record<string, FieldName>> = {
  name: 'name',
  relation: 'relation',
  phone_number: 'phone.digits',
};

/** The API's body (spec section 3, Emergency contact). */
export function contactBody({ name, relation, phone }: Contact, codeOf: CodeOf): EmergencyContact {
  return { name, relation, phone_number: toE164(phone, codeOf) };
}

/** Where countries share a calling code, the one that most of its numbers belong to (ITU E.164). */
const PRIMARY_COUNTRY: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** Splits an E.164 number at the longest calling code that it starts with; null when it starts with none. */
export function splitPhoneNumber(
  number: string,
  codes: readonly CodeRow[],
): (Phone & { code: string }) | null {
  const code = codes
    .map(({ detail }) => detail)
    .filter((detail) => number.startsWith(detail))
    .reduce((longest, detail) => (detail.length > longest.length ? detail : longest), '');
  const countries = codes.filter(({ detail }) => detail === code);
  const country = countries.find(({ value }) => value === PRIMARY_COUNTRY[code]) ?? countries[0];
  return country ? { country: country.value, digits: number.slice(code.length), code } : null;
}
