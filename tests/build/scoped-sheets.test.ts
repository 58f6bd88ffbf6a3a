import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './dist.ts';

// A browser reads `.row & {…}` as "what the rule above chooses, in a row". Written without nesting for the oldest browsers, the build puts `.row`
// before the screen that a sheet is limited to (build/scope-stylesheets.ts) where the rule above begins with `&` itself, and then nothing
// matches: no screen is in a row of its own.

const AROUND_SCREEN = /[^\s,{}>+~(]\s*[\s>+~]\s*:where\(\[data-styles/;

test('no rule of a built sheet looks for its screen within something of the screen', () => {
  const client = join(dist, 'client');
  const files = globSync('**/*.css', { cwd: client });
  const sheets = files.map((file) => readFileSync(join(client, file), 'utf8'));
  expect(sheets.filter((css) => css.includes(':where([data-styles')).length).toBeGreaterThan(20);
  const around = sheets
    .flatMap((css) => css.match(/[^{}]+(?=\{)/g) ?? [])
    .filter((rule) => AROUND_SCREEN.test(rule));
  expect(around, 'write it without `&`: the whole selector, on its own').toEqual([]);
});
