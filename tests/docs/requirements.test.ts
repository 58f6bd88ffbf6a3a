import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What a pattern finds in the files of a glob. */
const idsIn = (glob: string, pattern: RegExp) =>
  globSync(glob, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([, list = '']) =>
      list.split(', '),
    ),
  );

/** Tests of the account bear the number of their demand in their name: `demand 11: …`. */
const demandsIn = (glob: string) =>
  idsIn(glob, /['"`]demand (\d+)/g).map((number) => `A.${number.padStart(2, '0')}`);

test('each id of docs/requirements is in a test, and each id in a test has one row there', () => {
  const rows = idsIn('docs/requirements/[0-9at]*.md', /^\| ((?:\d+|A|T)\.\d\d) \| \S/gm);
  const tests = 'tests/**/*.{test,spec}.{ts,tsx}';
  const named = new Set([...idsIn(tests, /^ *\/\/ requirement: (.+)$/gm), ...demandsIn(tests)]);
  expect(rows.length).toBeGreaterThan(0);
  expect([...named].sort()).toEqual(rows.sort());
});
