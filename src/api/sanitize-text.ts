import { cutText, isVisible } from '#contract/text/person-text.ts';
import { withSeenCharacters } from '#contract/text/unseen-characters.ts';

/** Longest server message shown, in code points. */
const MAX_LENGTH = 300;
/** Most line breaks in a row: more would let a message push everything else off the screen. */
const MAX_LINE_BREAKS = 2;
/**
 * Control characters and what makes a text read in another order, on several lines or with a note between them; a lone surrogate is no
 * character at all. Of what is not seen, see `withSeenCharacters`.
 */
const REFUSED = /[\p{Cc}\p{Cs}\u061c\u2028-\u202e\u2066-\u206f\ufff9-\ufffb]+/gu;

const readable = (text: string): string => withSeenCharacters(text.replace(REFUSED, ' '));

/**
 * What is shown of a text from the server, on one line: bounded, without invisible characters. Empty when nothing of it can be seen.
 * An editor starts with the text itself: what this leaves out would be lost with the next save.
 */
export function sanitizeText(text: string): string {
  const clean = readable(text).replace(/\s+/g, ' ').trim();
  if (!isVisible(clean)) return '';
  const shown = cutText(clean, MAX_LENGTH);
  return shown === clean ? clean : `${cutText(clean, MAX_LENGTH - 1)}…`;
}

/**
 * The same with its line breaks.
 * @param maxLength in code points.
 */
export function sanitizeMultiline(text: string, maxLength: number): string {
  const lines = cutText(text, maxLength).split(/\r\n|[\n\r\u2028\u2029]/);
  const clean = lines.map((line) => readable(line).trimEnd()).join('\n');
  return clean.replace(/\n{3,}/g, '\n'.repeat(MAX_LINE_BREAKS)).trim();
}
