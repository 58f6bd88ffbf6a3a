import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../scripts/fingerprint.ts';
import { steps } from '../../scripts/test-steps.ts';

const root = join(import.meta.dirname, '../..');

const ofSite = ['astro.config.mjs', 'src/**/*.{ts,tsx,astro,css}', 'server/**/*.ts'];

/** The files that each step starts from, and those that it leaves out. */
const entries: Readonly<Record<string, { from: readonly string[]; but?: readonly string[] }>> = {
  production: { from: ofSite },
  build: { from: ofSite },
  telemetry: { from: ofSite },
  checks: { from: ['vitest.config.ts', 'tests/fresh-modules.ts', 'tests/{build,server}/**/*.test.{ts,tsx}'] },
  unit: {
    from: ['vitest.config.ts', 'tests/{fresh-modules,dom-environment}.ts', 'tests/**/*.test.{ts,tsx}'],
    but: ['tests/{build,e2e,server,docs,scripts}/**'],
  },
  e2e: { from: ['playwright.config.ts', 'mock-api/bin.mjs', 'tests/e2e/**/*.ts'] },
};

/** Imports, and files that are read: `new URL('../a.css', import.meta.url)`. */
const REFERENCES = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"](?<name>[#.][^'"?]+)/g;

function referencesOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(REFERENCES)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
    const found = relative(root, join(root, path));
    // A path in a test's text may lead nowhere.
    return existsSync(join(root, found)) && statSync(join(root, found)).isFile() ? [found] : [];
  });
}

function reachedFrom(patterns: readonly string[], but: readonly string[]): string[] {
  const reached = new Set(globSync(patterns, { cwd: root, exclude: but }));
  for (const file of reached) for (const found of referencesOf(file)) reached.add(found);
  return [...reached];
}

test.each(Object.entries(entries))(
  'the inputs of %s have all that it imports',
  (name, { from, but = [] }) => {
    const { inputs } = steps.find((step) => step.name === name)!;
    const files = new Set(filesOf(root, inputs!));
    const reached = reachedFrom(from, but);
    expect(reached.length).toBeGreaterThan(100);
    expect(reached.filter((file) => !files.has(file))).toEqual([]);
  },
);

const judging = ['format', 'lint', 'types', 'repository'];
const built = ['production', 'build', 'telemetry'];
const all = [...judging, ...built, 'checks', 'unit', 'e2e'];

test.each([
  ['docs/architecture.md', ['format', 'repository']],
  ['tests/e2e/journey.spec.ts', [...judging, 'e2e']],
  ['tests/e2e/quiet-screen.ts', [...judging, 'unit', 'e2e']],
  ['tests/intl/locale.test.ts', [...judging, 'unit']],
  ['tests/server/csp.test.ts', [...judging, 'checks']],
  ['mock-api/app.ts', [...judging, 'checks', 'unit', 'e2e']],
  ['src/intl/locale.ts', all],
  ['scripts/test-steps.ts', all],
  ['package-lock.json', all],
])('a change of %s runs only the steps that read it', (file, names) => {
  expect(existsSync(join(root, file))).toBe(true);
  const reading = steps.filter(({ inputs }) => inputs && filesOf(root, inputs).includes(file));
  expect(reading.map(({ name }) => name).sort()).toEqual([...names].sort());
});
