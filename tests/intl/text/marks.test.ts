import { expect, test } from 'vitest';
import { asSentence, comma, inBrackets, joinPhrases, labelled, listNames } from '#src/intl/text/marks.ts';

test.each([
  ['en', ['BTC, ETH', '1%, 2%', 'Memo: 4711', 'Help (new tab)', 'Ada, @ada', 'Same.']],
  ['cn', ['BTC、ETH', '1%；2%', 'Memo：4711', 'Help（new tab）', 'Ada，@ada', 'Same。']],
] as const)('parts of a text are joined by the marks of %s', (locale, texts) => {
  expect([
    listNames(locale, ['BTC', 'ETH']),
    joinPhrases(locale, ['1%', '2%']),
    labelled(locale, 'Memo', '4711'),
    `Help${inBrackets(locale, 'new tab')}`,
    ['Ada', '@ada'].join(comma[locale]),
    asSentence(locale, 'Same'),
  ]).toEqual(texts);
});
