import { describe, expect, test } from 'vitest';
import type { Found } from '#contract/search.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import {
  localGroups,
  recentGroups,
  serverGroups,
  type ResultGroup,
} from '#src/islands/wallet/features/search/result-groups.ts';
import { resultPath } from '#src/islands/wallet/panels/result-path.ts';
import {
  searchableScreenIcon,
  searchableScreens,
} from '#src/islands/wallet/features/search/searchable-screens.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';

const wordsIn = (locale: Locale) => {
  const { wallet, walletSearch } = messages(locale);
  return { screens: wallet.screens, also: walletSearch.also };
};
const find = (locale: Locale, typed: string) => {
  const own = wordsIn(locale);
  const english = locale === 'en' ? null : wordsIn('en');
  return localGroups(typed, { own, english, names: messages(locale).wallet.names });
};
const ids = (groups: readonly ResultGroup[], name: ResultGroup['name']) =>
  groups.find((group) => group.name === name)?.rows.map(({ item }) => item.id) ?? [];

describe('what the browser finds by itself', () => {
  test('every screen that stands for itself can be found by its name, in its language and in English', () => {
    expect(searchableScreens.map(({ name }) => name)).toEqual(
      walletPaths.filter(({ path, name }) => !path.includes(':') && name !== 'user').map(({ name }) => name),
    );
    for (const locale of locales)
      for (const { name } of searchableScreens)
        for (const words of [wordsIn(locale), wordsIn('en')]) {
          expect(ids(find(locale, words.screens[name]), 'places'), `${locale} ${name}`).toContain(name);
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
  ] as const)('in %s, %s leads to %s', (locale, typed, place) => {
    expect(ids(find(locale, typed), 'places')).toContain(place);
  });

  test.each([
    ['en', 'btc', ['btc']],
    ['en', 'bit', ['btc']],
    ['en', 'naira', ['ngn']],
    ['cn', '比特', ['btc']],
    ['cn', 'bitcoin', ['btc']],
    ['cn', '美元', ['usd']],
  ] as const)('in %s, the assets for %s', (locale, typed, wanted) => {
    expect(ids(find(locale, typed), 'assets')).toEqual(wanted);
  });

  test('a group has at most five rows, and an empty one is none', () => {
    for (const group of find('en', 'a')) expect(group.rows.length).toBeLessThanOrEqual(5);
    expect(find('en', 'no such thing')).toEqual([]);
    expect(find('en', '')).toEqual([]);
  });

  test('every place has an icon', () => {
    for (const { name } of searchableScreens) expect(searchableScreenIcon(name)).toMatch(/^M/);
  });
});

const help = (path: string): Found => ({
  people: [],
  transactions: [],
  help: [{ id: 'a', title: 'A', path }],
});

describe('where what was found leads', () => {
  test.each(['/support#receive-money', '/w/security', '/legal/tos'])('%s is followed', (path) => {
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
  ])('%j is not even shown', (path) => {
    expect(serverGroups(help(path))).toEqual([]);
    expect(recentGroups([{ kind: 'help', id: 'a', title: 'A', path }])).toEqual([]);
  });

  test('names and numbers of the server stay within their place in the address', () => {
    const id = '../logout?a=b&c#d';
    expect(resultPath({ kind: 'person', id, name: '' })).toBe('/w/user?u=..%2Flogout%3Fa%3Db%26c%23d');
    expect(resultPath({ kind: 'place', id: 'constructor' })).toBeNull();
  });
});
