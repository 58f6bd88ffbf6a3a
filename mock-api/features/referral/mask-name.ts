/** Always as many, so that nobody learns how long a name is. */
const HIDDEN = '****';

/** The first and the last letter, as people see them: `C****u`. Of a single one the last is left out. */
function maskWord(word: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  return `${letters[0] ?? ''}${HIDDEN}${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}

/** A friend to whoever invited them: `C****u`, without a name `i****e@example.com`, and null without both. */
export function maskName(name: string | null | undefined, email: string | null): string | null {
  if (name) return maskWord(name.trim());
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return maskWord(email.slice(0, at)) + email.slice(at);
}
