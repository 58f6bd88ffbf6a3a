import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/styles');
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
// Sheets in subfolders are left out: another sheet imports them, after its first line.
const sheets = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => ({ file: name, css: read(name) }))
  .filter(({ css }) => /@layer [a-z]+ \{|@import '\.\//.test(css));

// The bundler chooses the order of a page's sheets, and the first to name a layer fixes that layer's place.
it('a sheet with layers first names all of them in order, and imports nothing before', () => {
  expect(sheets.length).toBeGreaterThan(8);
  const wrong = sheets.filter(
    ({ css }) =>
      css.trim().startsWith('@import') ||
      /@layer [^{;]*[{;]/.exec(css)?.[0] !== '@layer base, parts, shell, screens;',
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
