import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localizePath, pathWithoutLocale, type Locale } from '#src/intl/locale.ts';

const root = join(import.meta.dirname, '../../src/content');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = (locale: Locale) =>
  globSync(`*/${locale}/**/*.md`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const inChinese = (file: string) => file.replace('/en/', '/cn/');

const english = documents('en').sort();
const chinese = documents('cn').sort();

const headings = (file: string) => (read(file).match(/^## .+$/gm) ?? []).length;
/** The internal targets of Markdown links; these files contain no other links. */
const links = (file: string) => Array.from(read(file).matchAll(/\]\((\/[^)\s]*)\)/g), ([, to = '']) => to);
/** The front matter that must be equal in both languages. */
const facts = (file: string) =>
  read(file).match(/^(?:effective|published|updated|posted|team|place|kind|order|tags|drawing): .+$/gm) ?? [];

test('every document exists in both languages', () => {
  expect(english).toEqual(
    expect.arrayContaining(['legal/en/tos.md', 'careers/en/senior-frontend-engineer.md']),
  );
  expect(chinese).toEqual(english.map(inChinese));
});

describe.each(english)('%s and its Chinese text', (file) => {
  test('have the same number of sections and the same facts', () => {
    expect(headings(file)).toBeGreaterThan(0);
    expect(headings(inChinese(file))).toBe(headings(file));
    expect(facts(inChinese(file))).toEqual(facts(file));
  });

  test('link to the same pages, each in its own language', () => {
    for (const [locale, text] of [['en', file] as const, ['cn', inChinese(file)] as const])
      expect(links(text)).toEqual(links(text).map((to) => localizePath(locale, pathWithoutLocale(to))));
    expect(links(inChinese(file)).map(pathWithoutLocale).sort()).toEqual(links(file).sort());
  });
});

test('no two posts have the same drawing', () => {
  const posts = english.filter((file) => file.startsWith('blog/'));
  const drawings = posts.map((file) => /^drawing: (\w+)$/m.exec(read(file))?.[1]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(posts.length);
});

describe('questions', () => {
  const ids = (locale: Locale) =>
    Array.from(read(`faq/${locale}.yaml`).matchAll(/- id: (\S+)$/gm), ([, id]) => id);
  const targets = (locale: Locale) => read(`faq/${locale}.yaml`).match(/^ +path: .+$/gm);

  test('have the same unique ids in the same order', () => {
    expect(ids('en').length).toBeGreaterThan(20);
    expect(ids('cn')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });

  test('link to the same pages', () => {
    expect(targets('cn')).toEqual(targets('en'));
  });
});
