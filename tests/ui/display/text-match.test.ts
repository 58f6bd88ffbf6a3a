import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf, fitting, highlightParts } from '#src/ui/display/text-match.ts';

describe('how well something fits', () => {
  test.each([
    ['Bitcoin', 'bit', 0],
    ['Internet Computer', 'computer', 1],
    ['Internet Computer', 'comp inter', 1],
    ['Dogecoin', 'coin', 2],
    ['Internet Computer', 'icp', 3],
    ['Bitcoin', 'xyz', null],
    ['Bitcoin', '   ', null],
    ['比特币', '特币', 1],
    ['Côte', 'cote', 0],
    ['Ｂｉｔ', 'bit', 0],
    ['adaobi', '@ada', 0],
  ])('%s, for %s: %s', (name, typed, fit) => {
    expect(fitOf(name, ['ICP'], typed)).toBe(fit);
  });

  test('the best come first, equals in their own order', () => {
    const names = ['Security', 'Account Security', 'Insecure', 'Secure'];
    expect(fitting(names, 'secur', (name) => [name])).toEqual([
      'Security',
      'Secure',
      'Account Security',
      'Insecure',
    ]);
  });
});

describe('what is marked', () => {
  const marked = (text: string, typed: string) =>
    highlightParts(text, typed)
      .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
      .join('');

  test.each([
    ['Sent to Ada Okafor', 'ada', 'Sent to [Ada] Okafor'],
    ['Canada Ada', 'ada', 'Canada [Ada]'],
    ['Sent to Ada Okafor', 'oka sent', '[Sent] to Ada [Oka]for'],
    ['Ọlúwaṣeun', 'oluwa', '[Ọlúwa]ṣeun'],
    ['@zhangwei', '@zhang', '@[zhang]wei'],
    ['转给 张伟', '张伟', '转给 [张伟]'],
    ['ﬁat', 'fi', '[ﬁ]at'],
    ['🎉 party', 'party', '🎉 [party]'],
    ['Bitcoin', '', 'Bitcoin'],
    ['', 'a', ''],
  ])('in %s for %s', (text, typed, wanted) => {
    expect(marked(text, typed)).toBe(wanted);
  });

  test('any text is whole again when its parts are put together', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
        (text, typed) => {
          expect(
            highlightParts(text, typed)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
