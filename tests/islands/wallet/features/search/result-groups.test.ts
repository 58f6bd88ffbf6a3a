import { describe, expect, test } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import {
  localGroups,
  recentGroups,
  serverGroups,
  type ResultGroup,
} from '#src/islands/wallet/features/search/result-groups.ts';
import { resultPath } from '#src/islands/wallet/panels/result-path.ts';
import { placeIcon, placeNames, placeTitle } from '#src/islands/wallet/features/search/places.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';

const textsIn = (locale: Locale) => {
  const { wallet, walletSearch } = messages(locale);
  return { screens: wallet.screens, search: walletSearch };
};
const findLocal = (locale: Locale, typed: string) => {
  const ownTexts = textsIn(locale);
  const englishTexts = locale === 'en' ? null : textsIn('en');
  const { wallet, assetWords } = messages(locale);
  return localGroups(typed, {
    own: ownTexts,
    english: englishTexts,
    assetWords: { names: wallet.names, others: assetWords },
  });
};
const ids = (groups: readonly ResultGroup[], name: ResultGroup['name']) =>
  groups.find((group) => group.name === name)?.rows.map(({ item }) => item.id) ?? [];

describe('results found in the browser', () => {
  test('every screen without a parameter, and Convert, can be found by its name, in its language and in English', () => {
    expect(placeNames).toEqual([
      ...walletPaths
        .filter(({ path, name }) => !path.includes(':') && name !== 'user')
        .map(({ name }) => name),
      'convert',
    ]);
    for (const locale of locales)
      for (const name of placeNames)
        for (const texts of [textsIn(locale), textsIn('en')]) {
          const found = ids(findLocal(locale, placeTitle(name, texts)), 'places');
          expect(found, `${locale} ${name}`).toContain(name);
        }
  });

  test.each([
    ['en', 'dark mode', 'account'],
    ['en', '2fa', 'twoFactor'],
    ['en', 'change pin', 'pin'],
    ['en', 'whatsapp', 'linkedAccounts'],
    ['cn', '深色', 'account'],
    ['cn', '验证器', 'twoFactor'],
    ['cn', 'statements', 'financialHistory'],
    ['cn', '改密码', 'password'],
    ['en', 'swap', 'convert'],
    ['cn', '闪兑', 'convert'],
    ['cn', 'zz', 'send'],
    ['cn', 'jiaoyi', 'transactions'],
  ] as const)('in %s, %s leads to %s', (locale, typed, place) => {
    expect(ids(findLocal(locale, typed), 'places')).toContain(place);
  });

  test.each([
    ['en', 'btc', ['btc']],
    ['en', 'bit', ['btc']],
    ['en', 'naira', ['ngn']],
    ['cn', '比特', ['btc']],
    ['cn', 'bitcoin', ['btc']],
    ['cn', '美元', ['usd']],
    ['cn', 'bitebi', ['btc']],
    ['cn', 'ytf', ['eth']],
    ['en', 'ripple', ['xrp']],
  ] as const)('in %s, the assets for %s', (locale, typed, expected) => {
    expect(ids(findLocal(locale, typed), 'assets')).toEqual(expected);
  });

  test('a group has at most five rows, and empty groups are left out', () => {
    for (const group of findLocal('en', 'a')) expect(group.rows.length).toBeLessThanOrEqual(5);
    expect(findLocal('en', 'no such thing')).toEqual([]);
    expect(findLocal('en', '')).toEqual([]);
  });

  test('every place has an icon', () => {
    for (const name of placeNames) expect(placeIcon(name)).toMatch(/^M/);
  });
});

const help = (path: string): SearchResults => ({
  people: [],
  transactions: [],
  help: [{ id: 'a', title: 'A', path }],
});

describe('the targets of results', () => {
  test.each(['/support#receive-money', '/w/security', '/legal/tos'])('%s is linked', (path) => {
    expect(ids(serverGroups(help(path)), 'help')).toEqual(['a']);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'support',
    '',
    ' /support',
    '/support?next=//evil.example',
    '/.//evil.example',
  ])('%j is not shown at all', (path) => {
    expect(serverGroups(help(path))).toEqual([]);
    expect(recentGroups([{ kind: 'help', id: 'a', title: 'A', path }])).toEqual([]);
  });

  test('every place leads somewhere', () => {
    for (const id of placeNames) expect(resultPath({ kind: 'place', id }), id).toMatch(/^\/w(?:[/?]|$)/);
  });

  test('names and ids from the server are escaped in the URL', () => {
    const id = '../logout?a=b&c#d';
    expect(resultPath({ kind: 'person', id, name: '' })).toBe('/w/user?u=..%2Flogout%3Fa%3Db%26c%23d');
    expect(resultPath({ kind: 'place', id: 'constructor' })).toBeNull();
  });
});
