import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The ids of the tables in docs/requirements: `4.12`, `T.03`. */
const ids = globSync('docs/requirements/[0-9t]*.md', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^\| (?<id>(?:\d+|T)\.\d\d) \| \S/gm)].map(([, id = '']) => id),
);
/** Ids in the comment above a test: `// requirement: 4.12, T.03`. */
const shown = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^ *\/\/ requirement: (.+)$/gm)].flatMap(([, list = '']) =>
    list.split(', ').map((id) => ({ file, id })),
  ),
);

test('no two requirements have the same id', () => {
  expect(ids.length).toBeGreaterThan(150);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every requirement has a test, and no test names an unknown one', () => {
  const tested = new Set(shown.map(({ id }) => id));
  expect(
    ids.filter((id) => !tested.has(id)),
    'without a test',
  ).toEqual([]);
  expect(
    shown.filter(({ id }) => !ids.includes(id)),
    'not in the tables',
  ).toEqual([]);
});
