import { INVISIBLE } from './sanitize-text.ts';

/** Newlines more than these in a row are an empty page. */
const MOST_LINES = 2;

/**
 * Text of several lines as it may be shown: as it was written, without what is invisible.
 * @param longest in UTF-16 units.
 */
export function sanitizeMultiline(text: string, longest: number): string {
  const lines = text.slice(0, longest).split(/\r\n|[\n\r\u2028\u2029]/);
  const clean = lines.map((line) => line.replace(INVISIBLE, ' ').trimEnd()).join('\n');
  return clean.replace(/\n{3,}/g, '\n'.repeat(MOST_LINES)).trim();
}
