import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutText,
  optionalPersonText,
  personText,
  searchText,
  textLength,
  textProblem,
  tidyText,
  type TextRule,
} from '#contract/text/person-text.ts';
import { sized } from '../../tier.ts';

/** Any text, and what is special in one more often than by chance. */
const text = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...[
          '\ud83d',
          '\ude00',
          '\u202e',
          '\u2068',
          '\u3164',
          '\u2800',
          '\u200d',
          '\u200c',
          '\ufe0f',
          '\n',
          '\t',
        ],
        ...['👩🏾‍🍳', 'می‌خواهم', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇳🇬', 'e\u0301', 'é', '\u0958', '😀', ' ', '\u0000', '\ufeff'],
      ),
    },
  ),
  maxLength: 30,
});
const rules = fc.constantFrom<TextRule>({ longest: 5 }, { longest: 140 }, { longest: 20, lines: true });
const runs = { numRuns: sized(2000, 20_000) };

test.each([
  ['Rent', null],
  ['', 'blank'],
  ['   ', 'blank'],
  ['\u3164', 'blank'],
  ['\u115f\u1160', 'blank'],
  ['\u17b4', 'blank'],
  ['\u2800 \u2800', 'blank'],
  ['\u200b\u200d\ufe0f', 'blank'],
  ['\u0301', 'blank'],
  ['Ada\u0000', 'characters'],
  ['Ada\nObi', 'characters'],
  ['Ada\u202eibO', 'characters'],
  ['Ada\ud800', 'characters'],
  ['Ada\u{E0068}\u{E0069}', 'characters'],
  ['👩🏾‍🍳 می‌خواهم', null],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', null],
  ['葛󠄀', null],
  ['😀'.repeat(71), null],
  ['😀'.repeat(140), null],
  ['😀'.repeat(141), 'long'],
])('a line is judged: %j is %s', (typed, problem) => {
  expect(textProblem(typed, { longest: 140 })).toBe(problem);
});

test('line breaks and tabs are taken where a text has several lines, and no other control character', () => {
  const rule = { longest: 20, lines: true } as const;
  expect(textProblem('one\n\ttwo', rule)).toBeNull();
  for (const mark of '\r\v\f\u0085\u2028\u2029')
    expect(textProblem(`one${mark}two`, rule)).toBe('characters');
});

describe('whatever is typed', () => {
  test('a form and the API judge it the same, and what the API keeps is judged the same again', () => {
    fc.assert(
      fc.property(text, rules, (typed, rule) => {
        const problem = textProblem(typed, rule);
        const must = personText('label.required', rule).safeParse(typed);
        expect(must.success).toBe(problem === null);
        const may = optionalPersonText(rule).safeParse(typed);
        expect(may.success).toBe(problem === null || tidyText(typed) === '');
        if (!must.success) return;
        expect(textProblem(must.data, rule)).toBeNull();
        expect(tidyText(must.data)).toBe(must.data);
        expect(must.data.isWellFormed()).toBe(true);
      }),
      runs,
    );
  });

  test('one that is composed and one that is decomposed are the same text, of the same length', () => {
    fc.assert(
      fc.property(text, rules, (typed, rule) => {
        const [composed, decomposed] = [typed.normalize('NFC'), typed.normalize('NFD')];
        expect(tidyText(decomposed)).toBe(tidyText(composed));
        expect(textLength(decomposed)).toBe(textLength(composed));
        expect(textProblem(decomposed, rule)).toBe(textProblem(composed, rule));
      }),
      runs,
    );
  });

  test('what is searched for is taken by the API, or empty', () => {
    const schema = optionalPersonText({ longest: 7 });
    fc.assert(
      fc.property(text, (typed) => {
        const search = searchText(typed, 7);
        expect(schema.safeParse(search)).toEqual({ success: true, data: search });
        expect(searchText(search, 7)).toBe(search);
      }),
      runs,
    );
  });

  test('a cut is no longer than asked for, is the beginning, and tears no pair and no emoji apart', () => {
    const emoji = ['👩🏾‍🍳', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇳🇬', '❤️', '👍🏽'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...emoji, 'a', '雪')),
        fc.integer({ min: 8, max: 20 }),
        (parts, longest) => {
          const cut = cutText(parts.join(''), longest);
          expect([...cut].length).toBeLessThanOrEqual(longest);
          const whole = parts.map((_part, count) => parts.slice(0, count).join(''));
          expect([...whole, parts.join('')]).toContain(cut);
        },
      ),
      runs,
    );
  });
});
