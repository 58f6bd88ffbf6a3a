/** Longest message of a server that is shown, in characters. */
const LONGEST = 300;
/** Control characters and the marks that reorder text could make a message say something else; half a pair says nothing. */
export const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]+/gu;

/** Server text as it may be shown: one line, bounded, nothing invisible. Empty when nothing is left. */
export function sanitizeText(text: string): string {
  const clean = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (clean.length <= LONGEST) return clean;
  // The cut may go through a pair.
  return `${clean.slice(0, LONGEST - 1).replace(/\p{Cs}$/u, '')}…`;
}
