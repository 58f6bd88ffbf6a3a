import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const ROW = /^\| (?<id>(?:\d+|A|T)\.\d{2,3}) \| \S.* \| (?<tests>[^|]+) \|$/gm;
const rows = globSync('docs/requirements/[0-9at]*.md', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(ROW)].map(({ groups: { id = '', tests = '' } = {} }) => ({
    id,
    section: id.split('.')[0] ?? '',
    tests: tests.split(', '),
  })),
);

/** The ids that a test file bears. The names of tests of the account begin with the word `demand` and its number. */
function idsOf(file: string): string[] {
  const text = read(file);
  const tagged = [...text.matchAll(/^ *\/\/ requirement: (.+)$/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  const demands = [...text.matchAll(/['"`]demand (\d+)/g)].map(
    ([, number = '']) => `A.${number.padStart(2, '0')}`,
  );
  return [...tagged, ...demands];
}
const idsByTest = new Map(
  globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).map((file) => [
    file.replaceAll('\\', '/').replace('tests/', ''),
    idsOf(file),
  ]),
);

test('each id of docs/requirements is in a test, and each id in a test has one row there', () => {
  expect(rows.length).toBeGreaterThan(0);
  const named = new Set([...idsByTest.values()].flat());
  expect([...named].sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('each row names tests that there are, and that bear its id', () => {
  const wrong = rows.flatMap(({ id, tests }) =>
    tests.filter((name) => !idsByTest.get(name)?.includes(id)).map((name) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('sections 1 to 9 have a row for each of their numbers, up to the last', () => {
  const sections = Array.from({ length: 9 }, (_, index) => String(index + 1));
  for (const section of sections) {
    const numbers = rows.filter((row) => row.section === section).map(({ id }) => Number(id.split('.')[1]));
    const all = Array.from({ length: Math.max(...numbers, 1) }, (_, index) => index + 1);
    expect([section, numbers.sort((a, b) => a - b)]).toEqual([section, all]);
  }
});
