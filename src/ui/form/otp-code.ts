import { normalizeAscii, toAsciiUpperCase, toHalfWidth } from '#contract/text/ascii-field.ts';

/** The characters of a code: digits of a one-time code, or letters and digits of a reset code (spec section 5). */
export type CodeAlphabet = 'digits' | 'letters';

const invalidCharacters = { digits: /[^0-9]/g, letters: /[^A-Z0-9]/g } as const;

/** Keeps the characters of a code: full-width digits become ASCII, letters upper case, anything else is dropped. */
export function cleanCode(text: string, alphabet: CodeAlphabet): string {
  return toAsciiUpperCase(toHalfWidth(text)).replace(invalidCharacters[alphabet], '');
}

/**
 * Reads a pasted code. Mails put blanks and hyphens between groups, so these are dropped; the rest must be a complete code.
 * @returns null for any other text.
 */
export function pastedCode(text: string, length: number, alphabet: CodeAlphabet): string | null {
  const bare = toAsciiUpperCase(normalizeAscii(text)).replace(/[\s-]/g, '');
  return bare.length === length && cleanCode(bare, alphabet) === bare ? bare : null;
}
