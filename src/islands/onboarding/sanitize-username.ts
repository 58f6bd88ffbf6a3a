import { USERNAME_LONGEST } from '#contract/fields.ts';
import { normalizeAscii, toAsciiLowerCase } from '#contract/text/ascii-field.ts';

/** Keeps letters and digits of a typed username, in lower case, ten at most (spec section 5). */
export function sanitizeUsername(text: string): string {
  return toAsciiLowerCase(normalizeAscii(text))
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_LONGEST);
}
