import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  contactNames,
  contactSchema,
  personalNames,
  personalSchema,
} from '#src/connected/user-info/user-info-form.ts';
import { birthDateText } from '#src/connected/user-info/birth-date-parts.ts';
import { toE164, type CodeOf } from '#src/connected/forms/phone.ts';
import type { ProfileChange } from '#src/stores/account/profile.ts';

/** The whole form of a profile: a screen shows some of it, and what it doesn't show is not there. */
export const profileSchema = (codeOf: CodeOf) =>
  z.partial(z.object({ ...personalSchema.shape, ...contactSchema(codeOf).shape }));
export type ProfileInput = z.input<ReturnType<typeof profileSchema>>;
export type ProfileOutput = z.output<ReturnType<typeof profileSchema>>;
export type ProfileField = FieldPath<ProfileInput>;

/** The API's members of what a form shows (spec section 3, User info payload). */
export function profileChange(typed: ProfileOutput, codeOf: CodeOf): ProfileChange {
  const { birth, phone, address, gender, first_name, middle_name, last_name } = typed;
  return {
    ...(first_name !== undefined && { first_name }),
    ...(middle_name !== undefined && { middle_name }),
    ...(last_name !== undefined && { last_name }),
    ...(gender && { gender }),
    ...(birth && { date_of_birth: birthDateText(birth) }),
    ...(phone && { phone_number: toE164(phone, codeOf), country_code: codeOf(phone.country) }),
    ...(address && { address }),
  };
}

/** The form's field of each API field; null for one that has none. */
export const formFieldOf = (name: string): ProfileField | null =>
  personalNames[name] ?? contactNames[name] ?? null;
