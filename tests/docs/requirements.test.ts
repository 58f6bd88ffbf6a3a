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

test('each id of docs/requirements is in a test, and each id in a test has one row there', () => {
  const rows = idsIn('docs/requirements/[0-9t]*.md', /^\| ((?:\d+|T)\.\d\d) \| \S/gm);
  const named = new Set(idsIn('tests/**/*.{test,spec}.{ts,tsx}', /^ *\/\/ requirement: (.+)$/gm));
  expect(rows.length).toBeGreaterThan(0);
  expect([...named].sort()).toEqual(rows.sort());
});
