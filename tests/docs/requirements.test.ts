import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesIn } from './titles.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('docs/requirements/[0-9t]*.md', { cwd: root }).sort();

interface Row {
  readonly file: string;
  readonly id: string;
  readonly requirement: string;
  readonly shownBy: readonly { readonly file: string; readonly title: string }[];
  /** What is left of the last cell once its tests are taken out. */
  readonly rest: string;
}

/** The rows of a table; its head and the line below it are none. */
function rowsOf(file: string): Row[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const cells = lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '));
  return cells.slice(2).map(([id = '', requirement = '', tests = '', ...more]) => {
    const named = /`([^`]+)`: `([^`]+)`/g;
    // A table's own sign is escaped in a cell.
    const shownBy = [...tests.matchAll(named)].map(([, path = '', title = '']) => ({
      file: path,
      title: title.replaceAll('\\|', '|'),
    }));
    const rest = [tests.replace(named, ''), ...more].join('').replace(/[; ]/g, '');
    return { file: basename(file), id, requirement, shownBy, rest };
  });
}
const rows = files.flatMap(rowsOf);

test('there is a table for each of five sections and one of threats, and each has rows', () => {
  expect(files.map((file) => basename(file).slice(0, 2))).toEqual(['02', '04', '05', '08', '09', 'th']);
  for (const file of files) expect(rowsOf(file).length, file).toBeGreaterThan(5);
});

/** How the ids of a table begin. */
const prefixOf = (file: string) => (file === 'threats.md' ? 'T' : Number(file.slice(0, 2)));

test('no id comes twice, and each is of its section', () => {
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
  for (const { id, file } of rows) expect(id).toMatch(new RegExp(`^${prefixOf(file)}\\.\\d\\d$`));
});

describe.each(rows)('$id $requirement', ({ requirement, shownBy, rest }) => {
  test('names a test, and every test that it names is there', () => {
    expect(requirement).not.toBe('');
    expect(shownBy).not.toEqual([]);
    expect(rest).toBe('');
    for (const { file, title } of shownBy) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect([...titlesIn(join(root, file))], file).toContain(title);
    }
  });
});

test('a title is read as it stands in the file', () => {
  const titles = titlesIn(import.meta.filename);
  expect([...titles]).toContain('a title is read as it stands in the file');
  // What only a comment or another call says is no test.
  expect([...titles]).not.toContain('$id $requirement');
});
