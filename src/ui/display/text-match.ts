import { foldText } from '#src/intl/text/fold-text.ts';

/** The words of what somebody typed, in their plain form. */
export function typedWords(typed: string): readonly string[] {
  return foldText(typed)
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter(Boolean);
}

const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Where a word stands in a plain text, at the beginning of one of its words if it can; -1 for nowhere. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(text[at - 1] ?? '')) return at;
  }
  return text.indexOf(word);
}

/** Chinese does not part its words: a run of it is found wherever it stands. */
function begins(text: string, word: string): boolean {
  const at = placeOf(text, word);
  return at >= 0 && (at === 0 || HAN.test(word) || !LETTER.test(text[at - 1] ?? ''));
}

/**
 * How well a thing fits what was typed: 0 its name begins so, 1 each word begins one of its name, 2 each stands in the
 * name, 3 each begins a word of what else it is called; null for not at all, and for nothing typed.
 */
export function fitOf(name: string, others: readonly string[], typed: string): 0 | 1 | 2 | 3 | null {
  const words = typedWords(typed);
  if (words.length === 0) return null;
  const called = foldText(name);
  if (called.startsWith(words.join(' '))) return 0;
  if (words.every((word) => begins(called, word))) return 1;
  if (words.every((word) => called.includes(word))) return 2;
  const all = [called, ...others.map(foldText)].join(' ');
  return words.every((word) => begins(all, word)) ? 3 : null;
}

/** The things that fit, the best first, else in their own order. */
export function fitting<Thing>(
  things: readonly Thing[],
  typed: string,
  called: (thing: Thing) => readonly [name: string, ...others: string[]],
): readonly Thing[] {
  return things
    .flatMap((thing) => {
      const [name, ...others] = called(thing);
      const fit = fitOf(name, others, typed);
      return fit === null ? [] : [{ thing, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ thing }) => thing);
}

export interface TextPart {
  readonly text: string;
  /** It is what was typed. */
  readonly hit: boolean;
}

/** A text cut where it begins and ends to be what was typed; together the parts are the text. */
export function highlightParts(text: string, typed: string): readonly TextPart[] {
  let form = '';
  /** For each place of the plain form, where it comes from in the text. */
  const source: number[] = [];
  let at = 0;
  for (const character of text) {
    const plainOne = foldText(character);
    form += plainOne;
    source.push(...new Array<number>(plainOne.length).fill(at));
    at += character.length;
  }
  source.push(text.length);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of typedWords(typed)) {
    const start = placeOf(form, word);
    if (start >= 0) isHit.fill(true, source[start], source[start + word.length]);
  }
  const parts: TextPart[] = [];
  let from = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isHit[end] === isHit[from]) continue;
    parts.push({ text: text.slice(from, end), hit: isHit[from] ?? false });
    from = end;
  }
  return parts;
}
