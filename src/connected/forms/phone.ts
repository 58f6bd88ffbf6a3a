import * as z from 'zod/mini';
import * as field from '#contract/fields.ts';
import { normalizePhone } from '#src/ui/form/normalize-phone.ts';

/** A phone number as the form's two fields hold it. */
export interface Phone {
  /** The value of a row of the calling codes. */
  country: string;
  digits: string;
}

/** The calling code of a row, with its plus. */
export type CodeOf = (country: string) => string;

/** Formats a number as E.164, which the API takes: `+2348012345678`. Empty without digits. */
export function toE164({ country, digits }: Phone, codeOf: CodeOf): string {
  const national = normalizePhone(digits, codeOf(country));
  return national && codeOf(country) + national;
}

export function phoneSchema(codeOf: CodeOf) {
  const errorOf = (phone: Phone) => {
    const typed = normalizePhone(phone.digits, codeOf(phone.country));
    if (typed.length > field.PHONE_TYPED_LENGTH) return 'phone.invalid' satisfies field.FieldMessage;
    return field.phoneNumber.safeParse(toE164(phone, codeOf)).error?.issues[0]?.message;
  };
  return z.object({ country: z.string(), digits: z.string() }).check(
    z.refine((value) => errorOf(value) === undefined, {
      error: ({ input }) => errorOf(input as Phone) ?? '',
      path: ['digits'],
    }),
  );
}
