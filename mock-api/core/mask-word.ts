/** Always as many, so that nobody learns how long a word is. */
const HIDDEN = '****';

/** The first and the last letter, as people see them: `C****u`. Of one or two the first alone: else the whole would be shown. */
export function maskWord(word: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  return `${letters[0] ?? ''}${HIDDEN}${letters.length > 2 ? (letters.at(-1) ?? '') : ''}`;
}

/** The mailbox of an address as a word, and its domain: `t****i@gmail.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return maskWord(email.slice(0, at)) + email.slice(at);
}
