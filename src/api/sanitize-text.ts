import { cutText, isVisible } from '#contract/text/person-text.ts';

/** Longest server message shown, in code points. */
const MAX_LENGTH = 300;
/** Most line breaks in a row: more would let a message push everything else off the screen. */
const MAX_LINE_BREAKS = 2;
/**
 * Control characters and direction marks could make a message read differently from what was sent; a lone surrogate is no
 * character at all. Joiners stay: without them `👩🏾‍🍳` is two pictures and `می‌خواهم` two words.
 */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]+/gu;

/**
 * What is shown of a text from the server, on one line: bounded, without invisible characters. Empty when nothing of it can be seen.
 * An editor starts with the text itself: what this leaves out would be lost with the next save.
 */
export function sanitizeText(text: string): string {
  const clean = text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
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
  const clean = lines.map((line) => line.replace(INVISIBLE, ' ').trimEnd()).join('\n');
  return clean.replace(/\n{3,}/g, '\n'.repeat(MAX_LINE_BREAKS)).trim();
}
