import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import { normalizePhone } from '#src/ui/form/normalize-phone.ts';

/** A phone number as a form holds it. */
export interface Phone {
  /** A row of the list of calling codes. */
  country: string;
  digits: string;
}

/** The calling code of a row, with its plus. */
export type CodeOf = (country: string) => string;

/** The number as the API takes it: `+2348012345678`; empty without digits. */
export function toE164({ country, digits }: Phone, codeOf: CodeOf): string {
  const number = normalizePhone(digits, codeOf(country));
  return number && codeOf(country) + number;
}

export function phoneSchema(codeOf: CodeOf) {
  const wrong = (phone: Phone) => {
    const typed = normalizePhone(phone.digits, codeOf(phone.country));
    if (typed.length > field.PHONE_TYPED_LENGTH) return 'phone.invalid' satisfies field.FieldMessage;
    return field.phoneNumber.safeParse(toE164(phone, codeOf)).error?.issues[0]?.message;
  };
  return z.object({ country: z.string(), digits: z.string() }).check(
    z.refine((value) => wrong(value) === undefined, {
      error: ({ input }) => wrong(input as Phone) ?? '',
      path: ['digits'],
    }),
  );
}
