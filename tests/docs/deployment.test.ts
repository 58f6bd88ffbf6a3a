import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [title = '', first = ''] = read('docs/deployment.md').split(/^## /m);
const rows = Array.from(
  first.matchAll(/^\| (?!to be confirmed|---)(.+?) +\| “(.+)” +\| (.+?) *\|$/gm),
  ([, what = '', said = '', where = '']) => ({
    what: what.trim(),
    said,
    patterns: Array.from(where.matchAll(/`([^`]+)`/g), ([, pattern = '']) => pattern),
  }),
);
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

test('what is to be confirmed before going live stands first in docs/deployment.md', () => {
  expect(title.trim()).toBe('# Deployment');
  expect(first).toMatch(/^Before going live: to be confirmed\n/);
  expect(rows.length).toBeGreaterThan(35);
});

describe.each(rows)('$what', ({ said, patterns }) => {
  test('stands in the files that are named', () => {
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => filesOf(pattern).length === 0)).toEqual([]);
    const texts = patterns.flatMap((pattern) => filesOf(pattern).map(read));
    expect(texts.some((text) => text.includes(said))).toBe(true);
  });
});

/** Texts that only whoever runs the service can vouch for, besides the messages of screens. */
const vouchedFor = [
  'src/content/legal/en/*.md',
  'src/content/blog/en/*.md',
  'src/content/careers/en/*.md',
  'src/content/faq/en.yaml',
  'mock-api/features/{account-emails,announcements,notifications,promotions,support,verification-codes}/{*texts,articles}.ts',
];

test('no legal text, article, question, email, notification or offer is missing there', () => {
  const named = new Set(rows.flatMap(({ patterns }) => patterns.flatMap(filesOf)));
  const missing = vouchedFor.flatMap(filesOf).filter((file) => !named.has(file));
  expect(missing).toEqual([]);
});
