import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articles } from '#mock-api/features/support/articles.ts';
import { isPanelName } from '#src/stores/interface/panels.ts';
import { locales } from '#src/intl/locale.ts';
import { matchScreen, walletPaths } from '#src/islands/wallet/paths.ts';
import { apiTexts, documents, ownMessages, questions } from './every-text.ts';
import { linksIn, namesOf, pathOf, screenNames } from './screens-named.ts';

const root = join(import.meta.dirname, '../..');
const where = (file: string, path: string) => `${file} ${path}`;

/** What a text can be open, or in, without being a screen: places, languages, what is bought and sold. */
const notScreens = new Set([
  'Cowrie',
  'USDT',
  'English',
  'Chinese',
  'Inter',
  'TypeScript',
  'Astro',
  'JavaScript',
  'Nigeria',
  'Lagos',
  'Ibadan',
  'Abuja',
  'Asia',
  'West Africa',
  'Yunnan',
  'US',
  'CSV',
  'HEIC',
  'Font License',
]);
const AFTER_A_PREPOSITION =
  /\b(?:[Oo]pen|[Uu]nder|[Ii]n your|[Ii]n)\s+\**((?:[A-Z][A-Za-z0-9]*)(?:[- ][A-Z][A-Za-z0-9]*)*)/g;

test('whatever is to be opened, or to be found in or under, is a screen by its own name', () => {
  const screens = screenNames('en');
  const named = [...apiTexts, ...ownMessages, ...questions, ...documents]
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ file, path, text }) =>
      Array.from(text.matchAll(AFTER_A_PREPOSITION), ([, name = '']) => [where(file, path), name] as const),
    );
  expect(named.filter(([, name]) => screens.has(name)).length).toBeGreaterThan(20);
  expect(named.filter(([, name]) => !screens.has(name) && !notScreens.has(name))).toEqual([]);
});

/** What stands in quotes without being a label: what swindlers say, and the status that stands before an amount. */
const speech = new Set(['to safety', '转到安全账户', 'on hold']);

test.each(locales)(
  'what the API’s texts and the questions quote in %s is a label of the product',
  (locale) => {
    const labels = new Set(
      ownMessages.filter((message) => message.locale === locale).map(({ text }) => text),
    );
    const quoted = [...apiTexts, ...questions]
      .filter((one) => one.locale === locale)
      .flatMap(({ file, path, text }) =>
        Array.from(text.matchAll(/“([^”{}]+)”/g), ([, label = '']) => [where(file, path), label] as const),
      );
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter(([, label]) => !labels.has(label) && !speech.has(label))).toEqual([]);
  },
);

test('what Chinese calls a place (在“…”中, 打开“…”) is a screen, a tab or a button by its own label', () => {
  const labels = new Set(ownMessages.filter(({ locale }) => locale === 'cn').map(({ text }) => text));
  const places = [...apiTexts, ...ownMessages, ...questions, ...documents]
    .filter(({ locale }) => locale === 'cn')
    .flatMap(({ file, path, text }) =>
      Array.from(
        text.matchAll(/(?:在|到|打开|前往)(?:钱包里的)?“([^”{}]+)”/g),
        ([, label = '']) => [where(file, path), label] as const,
      ),
    );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(([, label]) => !labels.has(label))).toEqual([]);
});

/** @returns why a link into the wallet is broken, or null if it works. */
function deadness(link: string): string | null {
  if (!matchScreen(pathOf(link))) return 'no such screen';
  const panels = new URL(link, 'http://site.invalid').searchParams.getAll('panel');
  return panels.every(isPanelName) ? null : 'no such panel';
}

test('every link into the wallet leads to a screen, and one with a screen’s name to that screen', () => {
  const links = [...apiTexts, ...questions, ...documents].flatMap(({ file, path, locale, text }) =>
    linksIn(text)
      .filter(({ to }) => /^\/w(?:[/?#]|$)/.test(to))
      .map((link) => ({ ...link, at: where(file, path), locale })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ to }) => deadness(to) !== null)).toEqual([]);
  const misleading = links.filter(({ text, to, locale }) => {
    const screen = matchScreen(pathOf(to));
    return screenNames(locale).has(text) && !(screen && namesOf(locale, screen).includes(text));
  });
  expect(misleading).toEqual([]);
});

test('every address of the wallet in the mock’s features leads to a screen: links of notifications, emails and offers, and what help is about', () => {
  const written = globSync('mock-api/features/**/*.ts', { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/link: [^\n]*?['`](\/w(?:[/?][^'`]*)?)['`]/g),
      ([, link = '']) => [file, link.replace(/\$\{[^}]*\}/g, 'x')] as const,
    ),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(([, link]) => deadness(link) !== null)).toEqual([]);
  const helped = articles.flatMap(({ routes }) => routes);
  // Help about one token stands under the path of all of them.
  expect(
    helped.filter((route) => !walletPaths.some(({ path }) => path.replace('/:id', '') === route)),
  ).toEqual([]);
});
