import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { testMap } from '../../test-map.config.mjs';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync(
  'git',
  ['ls-files', 'src', 'contract', 'mock-api', 'server', 'build', 'scripts', 'public'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  // Settings of npm and editors are no source.
  .filter((file) => file !== '' && !basename(file).startsWith('.'));
const specs = globSync('tests/e2e/**/*.spec.ts', { cwd: root }).map((file) => basename(file, '.spec.ts'));
const named = new Set(testMap.flatMap(({ browser = [] }) => browser));

test('every source file matches a row of the map, and every row a file', () => {
  expect(sources.length).toBeGreaterThan(500);
  const files = [...sources, ...globSync(['*', 'tests/**/*'], { cwd: root })];
  expect(sources.filter((file) => !testMap.some(({ source }) => matchesGlob(file, source)))).toEqual([]);
  expect(testMap.filter(({ source }) => !files.some((file) => matchesGlob(file, source)))).toEqual([]);
});

test('the map names only existing tests, and every browser test', () => {
  expect([...named].filter((name) => !specs.includes(name))).toEqual([]);
  expect(specs.filter((name) => !named.has(name))).toEqual([]);
  const checks = testMap.flatMap((row) => row.checks ?? []);
  expect(
    checks.filter((name) => globSync(`tests/${name}.test.{ts,tsx}`, { cwd: root }).length === 0),
  ).toEqual([]);
});
