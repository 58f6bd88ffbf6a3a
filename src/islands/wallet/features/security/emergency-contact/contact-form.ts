import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import type { EmergencyContact } from '#contract/emergency-contact.ts';
import { phoneSchema, toE164, type CodeOf } from '#src/connected/forms/phone.ts';

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
