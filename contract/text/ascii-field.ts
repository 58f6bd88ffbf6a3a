import * as z from 'zod/mini';

// Fields whose grammar is ASCII: emails, usernames, codes, phone and account numbers, addresses, payment URIs. A Chinese keyboard types
// them in full width, and a copy brings marks along that nobody sees. Both mean the same text, so forms and the API read them alike.

/**
 * Characters without a width: soft hyphen, zero-width space and joiners, direction marks, embeddings and isolates, byte order mark.
 * The direction overrides (U+202D, U+202E) are left in, to be refused: with them a text reads otherwise than it is.
 */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g;

/**
 * Full-width forms of ASCII as ASCII: `＠` is `@`. The Chinese full stop is the full stop, as in names of domains (UTS #46), and the
 * ideographic space a space. All else is kept, unlike in Unicode's normal form KC: a letter that only looks like another one is
 * refused by the field, not turned into a text that nobody gave.
 */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replaceAll('\u3000', ' ');

/** A text without the marks that a copy brings along and nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** A text of a field whose grammar is ASCII, from what was typed, pasted or scanned: in half width, without what is not seen. */
export const normalizeAscii = (text: string): string => toHalfWidth(withoutInvisible(text)).trim();

// Case by ASCII alone. Unicode's makes a k of the Kelvin sign, an s of ſ and SS of ß: letters that nobody typed.

/** Only the letters of ASCII in lower case. */
export const toAsciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Only the letters of ASCII in upper case. */
export const toAsciiUpperCase = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** A username as usernames are compared, from what was typed, pasted or named by a link: `＠Ada` is `ada`. */
export const bareUsername = (text: string): string =>
  toAsciiLowerCase(normalizeAscii(text).replace(/^@/, ''));

/**
 * The schema of such a text in a request.
 * @param longest in characters
 */
/* @__NO_SIDE_EFFECTS__ */
export const asciiText = (longest: number) =>
  z.string().check(z.overwrite(normalizeAscii), z.minLength(1), z.maxLength(longest));
