import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberLocales } from '#contract/preference-choices.ts';
import { toHalfWidth } from '#contract/text/ascii-field.ts';

import { groupWhileTyping, hasOwnGroups } from '#src/intl/format/group-while-typing.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { parseTypedAmount, separatorsOf } from '#src/intl/format/typed-amount.ts';
import { sized } from '../../tier.ts';

const locales: readonly NumberLocale[] = ['en', 'cn', ...numberLocales.filter((one) => one !== 'auto')];

/** What a browser calls the presses that delete. A cut takes what is selected, and nothing without it. */
const deletions = {
  Backspace: 'deleteContentBackward',
  Delete: 'deleteContentForward',
  Cut: 'deleteByCut',
} as const;
type Deletion = keyof typeof deletions;

/** A field as a browser has it, and beside it the same field without groups, which is told the same presses. */
class Field {
  text = '';
  caret = 0;
  bare = '';
  bareCaret = 0;
  #theirs: string | null = null;
  readonly #locale: NumberLocale;

  constructor(locale: NumberLocale) {
    this.#locale = locale;
  }

  #isGrouped(): boolean {
    return this.text !== this.#theirs && hasOwnGroups(this.text, this.#locale);
  }

  /** What is shown up to a place, without the groups that nobody has typed. */
  withoutGroups(place?: number): string {
    const head = this.text.slice(0, place);
    return this.#isGrouped() ? head.replaceAll(separatorsOf(this.#locale).group, '') : head;
  }

  #bareAt(place: number): number {
    return this.withoutGroups(place).length;
  }

  press(key: Deletion | { readonly type: string }, selection: readonly [number, number]): void {
    let [from, to] = selection;
    let [bareFrom, bareTo] = [this.#bareAt(from), this.#bareAt(to)];
    const isCollapsed = from === to;
    if (isCollapsed && key === 'Backspace') from -= 1;
    if (isCollapsed && key === 'Delete') to += 1;
    if (from < 0 || to > this.text.length) return;
    if (isCollapsed && key === 'Backspace') bareFrom -= 1;
    if (isCollapsed && key === 'Delete') bareTo += 1;
    const typed = typeof key === 'string' ? '' : key.type;
    const after = {
      text: this.text.slice(0, from) + typed + this.text.slice(to),
      caret: from + typed.length,
    };
    this.bare = this.bare.slice(0, bareFrom) + toHalfWidth(typed) + this.bare.slice(bareTo);
    this.bareCaret = bareFrom + typed.length;
    const next = groupWhileTyping(
      {
        before: this.text,
        isGrouped: this.#isGrouped(),
        after,
        inputType: typeof key === 'string' ? deletions[key] : 'insertText',
        hadSelection: !isCollapsed,
      },
      this.#locale,
    );
    this.#theirs = next.isGrouped ? null : next.text;
    [this.text, this.caret] = [next.text, next.caret];
  }

  /** The caret, counted in the field without groups. */
  caretInBare(): number {
    return this.#bareAt(this.caret);
  }
}

const typed = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^\d{1,4}$/) },
  { weight: 1, arbitrary: fc.constantFrom('.', ',', ' ', '\u202f', '’', "'") },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1,234', '1.234', '5000\t6000', '₦', 'a', '５', '-', '0,5', '12.5'),
  },
);
const press = fc.record({
  key: fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: typed }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Deletion>('Backspace', 'Delete', 'Cut'),
    },
  ),
  // Mostly where the caret is; else anywhere, also with something selected.
  place: fc.option(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    {
      freq: 2,
    },
  ),
});

test('whatever is typed, deleted or replaced, the field holds and means what it would without groups, and so does its caret', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(press, { maxLength: 24 }), (locale, presses) => {
      const field = new Field(locale);
      for (const { key, place } of presses) {
        const ends = place?.map((share) => Math.round(share * field.text.length)).toSorted((a, b) => a - b);
        field.press(key, [ends?.[0] ?? field.caret, ends?.[1] ?? field.caret]);
        expect(parseTypedAmount(field.text, locale, 'ngn')).toBe(parseTypedAmount(field.bare, locale, 'ngn'));
        expect(field.withoutGroups()).toBe(field.bare);
        expect(field.caretInBare()).toBe(field.bareCaret);
      }
    }),
    { numRuns: sized(600, 20_000) },
  );
});

test.each<[locale: NumberLocale, presses: string, shown: string]>([
  ['en', '25000', '25,000'],
  ['en', '1234567.5', '1,234,567.5'],
  ['de-DE', '1234567,5', '1.234.567,5'],
  ['en', '0.00012345', '0.00012345'],
  ['en', '007', '007'],
  // A separator, a blank or a letter of the person's own: what they typed stays what it is.
  ['en', '5000,60', '5000,60'],
  ['en', '5,50', '5,50'],
  ['en', '1,2345', '1,2345'],
  ['en', '5000 6000', '5000 6000'],
  ['fr-FR', '5000 600', '5000 600'],
  ['en', '5000a', '5000a'],
  // A Chinese keyboard types in full width.
  ['cn', '１２３４。５', '1,234.5'],
  ['cn', '１，２３４５', '1,2345'],
])('typed in %s: %s', (locale, presses, shown) => {
  const field = new Field(locale);
  for (const type of presses) field.press({ type }, [field.caret, field.caret]);
  expect([field.text, field.caret]).toEqual([shown, shown.length]);
});

test('in the middle the caret stays behind what was typed, and to delete a separator deletes the digit beside it', () => {
  const field = new Field('en');
  field.press({ type: '1234567' }, [0, 0]);
  expect(field.text).toBe('1,234,567');
  field.press({ type: '9' }, [3, 3]);
  expect([field.text, field.caret]).toEqual(['12,934,567', 4]);
  field.press('Backspace', [7, 7]);
  expect([field.text, field.caret]).toEqual(['1,293,567', 5]);
  field.press('Delete', [1, 1]);
  expect([field.text, field.caret]).toEqual(['193,567', 1]);
});

test.each<Deletion>(['Backspace', 'Delete', 'Cut'])(
  '%s of a separator that alone is selected deletes no digit',
  (key) => {
    const field = new Field('en');
    field.press({ type: '1234567' }, [0, 0]);
    field.press(key, [5, 6]);
    expect([field.text, field.caret]).toEqual(['1,234,567', 5]);
  },
);
