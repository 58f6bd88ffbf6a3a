/** Longest server message shown, in UTF-16 units. */
const MAX_LENGTH = 300;
/** Most line breaks in a row: more would let a message push everything else off the screen. */
const MAX_LINE_BREAKS = 2;
/**
 * Control characters and direction marks could make a message read differently from what was sent; a lone surrogate is no
 * character at all.
 */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]+/gu;

/** Server text on one line: bounded, without invisible characters. Empty when nothing is left. */
export function sanitizeText(text: string): string {
  const clean = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_LENGTH) return clean;
  // The cut may split a surrogate pair.
  return `${clean.slice(0, MAX_LENGTH - 1).replace(/\p{Cs}$/u, '')}…`;
}

/**
 * Text with its line breaks, without invisible characters.
 * @param maxLength in UTF-16 units.
 */
export function sanitizeMultiline(text: string, maxLength: number): string {
  const lines = text.slice(0, maxLength).split(/\r\n|[\n\r\u2028\u2029]/);
  const clean = lines.map((line) => line.replace(INVISIBLE, ' ').trimEnd()).join('\n');
  return clean.replace(/\n{3,}/g, '\n'.repeat(MAX_LINE_BREAKS)).trim();
}
