import { toHalfWidth } from '#contract/text/ascii-field.ts';
import type { NumberLocale } from './number-locale.ts';
import { formatTypedAmount, separatorsOf } from './typed-amount.ts';

/** Longer numbers are a slip, and stay as they are. */
const LONGEST = 15;

/** What a field shows, and where the caret stands in it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

export interface TypedEdit {
  /** What the field showed. */
  readonly before: string;
  /** Whether the separators of groups in it were put there by this field, and not by the person. */
  readonly isGrouped: boolean;
  /** What the browser has made of it. */
  readonly after: TypedText;
  /** `inputType` of the browser's event. Whoever selects `8,` and types an 8 leaves the same text as who deletes the comma. */
  readonly inputType: string;
  /** Whether a part of the text was selected: a deletion takes that, and nothing beside it. */
  readonly hadSelection: boolean;
}

/** Whether the groups of a text are where this field would put them. */
export function hasOwnGroups(text: string, locale: NumberLocale): boolean {
  const { group } = separatorsOf(locale);
  return grouped(text.replaceAll(group, ''), locale) === text;
}

/**
 * What a field shows after an edit, with the digits of a plain number in groups and the caret behind the same character. The field reads as
 * if it had no groups of its own: they are taken out, the edit is done, and they are put back. Nothing that the person types is: with a
 * separator, a blank or a letter of theirs the text is what they typed, in half width, and its groups are theirs. To delete a separator at the caret
 * deletes the digit beside it; to delete one that is selected deletes nothing.
 */
export function groupWhileTyping(
  { before, isGrouped, after: { text: typed, caret }, inputType, hadSelection }: TypedEdit,
  locale: NumberLocale,
): TypedText & { readonly isGrouped: boolean } {
  const { group } = separatorsOf(locale);
  const after = { text: toHalfWidth(typed), caret };
  const bare = (text: string) => (isGrouped ? text.replaceAll(group, '') : text);
  const { start, end, inserted } = editOf(before, after);
  const removed = before.slice(start, end);
  const isOnlyGroups = inserted === '' && removed !== '' && bare(removed) === '';
  const beside = isOnlyGroups && !hadSelection ? deletedSide(inputType) : null;
  const head = bare(before.slice(0, start)).slice(0, beside === 'before' ? -1 : undefined);
  const tail = bare(before.slice(end)).slice(beside === 'behind' ? 1 : 0);
  const text = head + inserted + tail;
  const shown = grouped(text, locale);
  if (shown === null) return { text, caret: head.length + inserted.length, isGrouped: false };
  return { text: shown, caret: caretAfter(shown, head.length + inserted.length, group), isGrouped: true };
}

/** On which side of the caret an input deletes; null where it does not. */
function deletedSide(inputType: string): 'before' | 'behind' | null {
  if (!inputType.startsWith('delete')) return null;
  return inputType.endsWith('Forward') ? 'behind' : 'before';
}

/** Which part of a text was replaced, and by what. The caret stands behind what was typed. */
function editOf(before: string, { text, caret }: TypedText) {
  const rest = text.slice(caret);
  // Something else than a person has written it.
  if (!before.endsWith(rest)) return { start: 0, end: before.length, inserted: text };
  const end = before.length - rest.length;
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === text[start]) start += 1;
  return { start, end, inserted: text.slice(start, caret) };
}

/** A plain number with its groups; null for any other text. */
function grouped(text: string, locale: NumberLocale): string | null {
  const { decimal } = separatorsOf(locale);
  const [whole = '', fraction, ...more] = text.split(decimal);
  const isPlain = more.length === 0 && /^\d*$/.test(whole) && /^\d*$/.test(fraction ?? '');
  if (!isPlain) return null;
  // Nobody groups a zero, and what is too long is not read with groups either.
  const head = /^0./.test(whole) || whole.length > LONGEST ? whole : formatTypedAmount(whole, locale);
  return fraction === undefined ? head : head + decimal + fraction;
}

/** Where the caret stands behind as many characters that are no separators. */
function caretAfter(text: string, count: number, group: string): number {
  let caret = 0;
  for (let left = count; left > 0; caret += 1) if (text[caret] !== group) left -= 1;
  return caret;
}
