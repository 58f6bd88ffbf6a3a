/** What a box takes: the digits of a one-time code, or the letters and digits of a reset code (spec section 5). */
export type CodeAlphabet = 'digits' | 'letters';

const outside = { digits: /[^0-9]/g, letters: /[^A-Z0-9]/g } as const;

/** What is left of typed or filled-in text: full-width digits count, letters are upper case, anything else goes. */
export function cleanCode(text: string, alphabet: CodeAlphabet): string {
  return text.normalize('NFKC').toUpperCase().replace(outside[alphabet], '');
}

/**
 * A pasted code. Blanks and hyphens, which mails put between groups, are dropped; after that it must be the whole code
 * and nothing else.
 * @returns null for any other text.
 */
export function pastedCode(text: string, length: number, alphabet: CodeAlphabet): string | null {
  // \p{Cf} are the invisible marks that a copy from a mail may bring along.
  const bare = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase();
  return bare.length === length && cleanCode(bare, alphabet) === bare ? bare : null;
}
