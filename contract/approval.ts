import * as z from 'zod/mini';
import { normalizeAscii } from './text/ascii-field.ts';

/** Compared with digits: what is wrong with it is said with a code of its own. */
export const typedDigits = () => z.string().check(z.overwrite(normalizeAscii), z.maxLength(20));

/** A PIN as it is tried. */
export const typedPin = () => typedDigits().check(z.minLength(1));

/** What proves that the owner of the account wants something. */
export const approval = z.object({
  pin: z.optional(typedDigits()),
  /** Of the authenticator app. */
  totp: z.optional(typedDigits()),
});
export type Approval = z.output<typeof approval>;
