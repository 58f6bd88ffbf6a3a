import * as z from 'zod/mini';
import type { FieldMessage } from '../fields.ts';
import { TAGGED_FLAG } from './unseen-characters.ts';

// What a person writes and somebody reads: labels, notes, messages, names, searches. One rule for all of them, in forms and at the
// API: kept as it is typed, but for its normal form; counted in code points; refused where it could not be read as it was written.

/** How a text may be written. `longest` is in code points. */
export interface TextRule {
  readonly longest: number;
  /** Several lines: line breaks and tabs are no control characters then. */
  readonly lines?: true;
}

/**
 * A text as it is stored and compared: without space at its ends, and in Unicode's normal form C. Keyboards write the same letters
 * composed or decomposed, and nobody sees which.
 */
export const tidyText = (typed: string): string => typed.normalize('NFC').trim();

/**
 * Counts code points of the tidied text, as JSON Schema's `maxLength`, Zod and databases do. Grapheme clusters would be nearer to
 * what a person counts, but which they are differs between versions of Unicode: the form, the API and another browser have to
 * agree. UTF-16 units would count an emoji twice.
 */
export const textLength = (typed: string): number => [...tidyText(typed)].length;

/**
 * What no text has: control characters, halves of pairs, what is no character; marks that make a text read in another order or shape
 * than it is written in (embeddings, overrides, isolates, deprecated format characters, annotations); tags outside of a flag, which
 * carry a second text that nobody sees.
 */
const REFUSED = String.raw`\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}`;
const LINE = new RegExp(`^(?:${TAGGED_FLAG}|[^${REFUSED}])*$`, 'u');
const LINES = new RegExp(String.raw`^(?:${TAGGED_FLAG}|[\n\t]|[^${REFUSED}])*$`, 'u');

/** A character that can be seen: no space or joiner, no filler of Hangul or Khmer, no empty Braille pattern, no mark by itself. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800\u{1D159}]/u;

/** Whether there is something to see in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

const isPlain = (text: string, { lines }: Pick<TextRule, 'lines'>) => (lines ? LINES : LINE).test(text);

export type TextProblem = 'blank' | 'long' | 'characters';

/** Why a typed text can't be taken as it is; null when it can. A `blank` one is empty, or looks so. */
export function textProblem(typed: string, rule: TextRule): TextProblem | null {
  const text = tidyText(typed);
  if (text === '') return 'blank';
  if (textLength(text) > rule.longest) return 'long';
  if (!isPlain(text, rule)) return 'characters';
  return isVisible(text) ? null : 'blank';
}

interface TextMessages {
  readonly long?: FieldMessage;
  /** Fewest code points, and what is said of fewer. */
  readonly shortest?: readonly [count: number, message?: FieldMessage];
}

const characters: FieldMessage = 'text.characters';

const within = (rule: TextRule, { long = 'text.long', shortest }: TextMessages) => [
  z.maxLength(rule.longest, { error: long, abort: true }),
  ...(shortest
    ? [z.minLength(shortest[0], { ...(shortest[1] && { error: shortest[1] }), abort: true })]
    : []),
  z.refine<string>((text) => isPlain(text, rule), { error: characters, abort: true }),
];

/**
 * A text that has to be there.
 * @param missing what is said of an empty one, and of one in which nothing can be seen.
 */
/* @__NO_SIDE_EFFECTS__ */
export const personText = (missing: FieldMessage, rule: TextRule, messages: TextMessages = {}) =>
  z
    .string(missing)
    .check(
      z.overwrite(tidyText),
      z.minLength(1, { error: missing, abort: true }),
      ...within(rule, messages),
      z.refine(isVisible, missing),
    );

/** A text that may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalPersonText = (rule: TextRule, messages: TextMessages = {}) =>
  z.string().check(
    z.overwrite(tidyText),
    ...within(rule, messages),
    z.refine((text) => text === '' || isVisible(text), characters),
  );

/** How a search may be written. */
export const searchRule: TextRule = { longest: 100 };

/** What a text would be without the characters that no text has: what is searched for, not what is stored. */
const UNSEARCHABLE = new RegExp(`[${REFUSED}]`, 'gu');

/**
 * A search as the API takes it, from whatever was typed or pasted: in one line, without what no text has, and not longer than a
 * search may be. Empty where nothing can be seen.
 */
export function searchText(typed: string, longest: number): string {
  const line = typed.replace(/\s/gu, ' ').replace(UNSEARCHABLE, '').replace(/ +/g, ' ');
  const text = cutText(tidyText(line), longest).trim();
  return isVisible(text) ? text : '';
}

/** What belongs to the character before it: marks, joiners, the colour of a skin, tags; and what follows a joiner. */
const ATTACHED = /^(?:\p{M}|\p{Emoji_Modifier}|[\u200C\u200D]|[\u{E0020}-\u{E007F}])/u;
/** An odd number of the letters of flags, which stand in pairs. */
const HALF_FLAG = /(?<!\p{Regional_Indicator})(?:\p{Regional_Indicator}{2})*\p{Regional_Indicator}$/u;

/** The beginning of a text, of at most so many code points, not cut within what is seen as one character. */
export function cutText(text: string, longest: number): string {
  const points = [...text];
  if (points.length <= longest) return text;
  const joinsNext = (start: string, next: string) =>
    ATTACHED.test(next) ||
    start.endsWith('\u200d') ||
    (HALF_FLAG.test(start) && /^\p{Regional_Indicator}/u.test(next));
  for (let end = longest; end > 0; end -= 1) {
    const start = points.slice(0, end).join('');
    if (!joinsNext(start, points[end] ?? '')) return start;
  }
  // Marks without an end: nothing of it is a whole character.
  return points.slice(0, longest).join('');
}
