import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightParts, matchRank, rankMatches } from '#src/ui/display/text-match.ts';

describe('matchRank', () => {
  test.each([
    ['Bitcoin', 'bit', 1],
    ['Internet Computer', 'icp', 0],
    ['Internet Computer', 'computer', 2],
    ['Internet Computer', 'comp inter', 2],
    ['Dogecoin', 'coin', 3],
    ['Internet Computer', 'ic', 4],
    ['Bitcoin', 'xyz', null],
    ['Bitcoin', '   ', null],
    ['Bitcoin', '@', null],
    ['比特币', '特币', 2],
    ['Côte d’Ivoire', 'cote divoire', 0],
    ['Côte d’Ivoire', "d'ivoire", 2],
    ['U.S. Virgin Islands', 'us', 1],
    ['Guinea-Bissau', 'bissau', 2],
    ['Guinea-Bissau', 'guinea bissau', 0],
    ['Ｂｉｔ', 'bit', 0],
    ['adaobi', '@ada', 1],
    ['+234', '234', 0],
  ])('%s, for %s: %s', (name, typed, rank) => {
    expect(matchRank(name, ['ICP'], typed)).toBe(rank);
  });
});

describe('rankMatches', () => {
  test('puts the best match first and keeps the order of equal ones', () => {
    const names = ['Security', 'Account Security', 'Insecure', 'Secure'];
    expect(rankMatches(names, 'secur', (name) => [name])).toEqual([
      'Security',
      'Secure',
      'Account Security',
      'Insecure',
    ]);
  });

  test('what is called just so stands before what only begins so', () => {
    expect(rankMatches(['Nigeria', 'Niger'], 'niger', (name) => [name])).toEqual(['Niger', 'Nigeria']);
  });

  test('returns everything until a letter or a digit is typed', () => {
    expect(rankMatches(['b', 'a'], ' + ', (name) => [name])).toEqual(['b', 'a']);
  });
});

describe('highlightParts', () => {
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
    ['Sent to Sean O’Brien', 'obri', 'Sent to Sean [O’Bri]en'],
    ['转给 张伟', '张伟', '转给 [张伟]'],
    ['ﬁat', 'fi', '[ﬁ]at'],
    ['🎉 party', 'party', '🎉 [party]'],
    ['Bitcoin', '', 'Bitcoin'],
    ['', 'a', ''],
  ])('in %s for %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  test('returns parts that together make up the text', () => {
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
