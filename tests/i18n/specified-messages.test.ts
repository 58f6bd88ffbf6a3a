import { describe, expect, test } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { fieldMessages } from '#contract/fields.ts';
import { messages } from '#src/i18n/messages.ts';
import { specStrings } from '../spec/strings.ts';
import { dictionary } from './dictionary.ts';

const en = [...dictionary('en')];
const cn = dictionary('cn');

describe('the specification’s strings are exact', () => {
  const known = new Set(en.map(([, text]) => text));
  const all = Object.entries(specStrings).flatMap(([section, strings]) =>
    strings.map((text) => [section, text] as const),
  );
  // requirement: 2.114, 5.23
  test.each(all)('section %s: %s', (_section, text) => {
    expect(known).toContain(text);
  });
});

describe('Chinese', () => {
  test('has the same keys as English', () => {
    expect([...cn.keys()]).toEqual(en.map(([path]) => path));
  });

  /** Names, codes and symbols that are the same in both languages. */
  const SAME = /^[^\p{Script=Latin}]*$|^(@|Google|WhatsApp|USDT|NGN|USD|BTC|Cowrie|FAQ|中文|English)/u;
  /** Coins that have no Chinese name. */
  const isCoinName = (path: string) => coinIds.some((id) => path === `wallet.names.${id}`);
  test('leaves no English text untranslated', () => {
    const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, '');
    const untranslated = en
      .filter(
        ([path, text]) => cn.get(path) === text && !isCoinName(path) && !SAME.test(withoutPlaceholders(text)),
      )
      .map(([path]) => path);
    expect(untranslated).toEqual([]);
  });

  test('has the same {placeholders}', () => {
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [path, text] of en)
      expect([path, ...names(cn.get(path) ?? '')]).toEqual([path, ...names(text)]);
  });

  test('uses full-width punctuation after Chinese characters', () => {
    for (const [path, text] of cn) expect([path, /\p{Script=Han}[,;:!?]/u.test(text)]).toEqual([path, false]);
  });
});

// requirement: 5.23
test('every key of a field rule has a message', () => {
  expect(Object.keys(messages('en').fields).sort()).toEqual([...fieldMessages].sort());
});
