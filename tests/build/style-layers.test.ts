import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/styles');
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
// Those in a folder of their own stand in the sheet that imports them, behind its first line.
const sheets = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => ({ file: name, css: read(name) }))
  .filter(({ css }) => /@layer [a-z]+ \{|@import '\.\//.test(css));

// Which sheet of a page comes first is the bundler's choice, and the first to name a layer gives it its place.
it('a sheet with layers names all of them in their order before it fills one, and imports nothing before', () => {
  expect(sheets.length).toBeGreaterThan(8);
  const wrong = sheets.filter(
    ({ css }) =>
      css.trim().startsWith('@import') ||
      /@layer [^{;]*[{;]/.exec(css)?.[0] !== '@layer base, parts, shell, screens;',
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
