import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/styles');
const sheets = readdirSync(folder)
  .map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))
  .filter(({ css }) => /@layer [a-z]+ \{/.test(css));

// Which sheet of a page comes first is the bundler's choice, and the first to name a layer gives it its place.
describe('a sheet with layers', () => {
  it.each(sheets)('$file names all of them in their order before it fills one', ({ css }) => {
    expect(/@layer [^{;]*[{;]/.exec(css)?.[0]).toBe('@layer base, parts, shell, screens;');
  });

  it('is what the pages are made of', () => {
    expect(sheets.length).toBeGreaterThan(8);
  });
});
