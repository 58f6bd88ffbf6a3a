// `npm run test:mine [-- --since REV]`: tests a change in less than two minutes: formatting, lint and types of the changed files, the unit
// tests that import them, and the checks and browser tests that test-map.config.mjs lists for them. `npm test` decides in the end.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { testMap } from '../test-map.config.mjs';
import { addressesAt } from './dev-urls.ts';
import type { Counts } from './test-summary.ts';
import { freePort, root } from './processes.ts';
import { runSteps, type Step, type StepContext } from './run-steps.ts';
import {
  browserTests,
  checks,
  preview,
  tool,
  types,
  typeScript,
  unitProjects,
  vitest,
} from './test-steps.ts';

/** More tests would take too long between two changes. The output lists the specs that are left out. */
const MOST_BROWSER_TESTS = 30;

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

const changedSince = (revision: string) => [
  ...new Set([...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')]),
];

/** The base of the change: the branch's merge base with main; on main the last commit, or its parent when nothing is uncommitted. */
function startOfChange(): string {
  const [branch] = git('branch', '--show-current');
  const hasMain = git('branch', '--list', 'main').length > 0;
  if (hasMain && branch !== 'main') return git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  return changedSince('HEAD').length > 0 ? 'HEAD' : 'HEAD~1';
}

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const since = values.since ?? startOfChange();
const changed = changedSince(since);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.\n\n0 passed, 0 failed`);
  process.exit(0);
}
const present = changed.filter((file) => existsSync(join(root, file)));
const linted = present.filter((file) => /\.(?:ts|tsx|mjs|astro)$/.test(file));

/**
 * Unit tests by name, where each changed file has a row that says which: nearly all tests import the mock, so that those which import a
 * file of it say little. Null where a changed file has none; then Vitest finds the tests that import what changed.
 */
function namedUnitTests(): readonly string[] | null {
  const named = changed.map((file) => {
    const names = testMap.flatMap(({ source, unit = [] }) => (matchesGlob(file, source) ? unit : []));
    return isUnitTest(file)
      ? [file]
      : names.map((name) => `tests/${name.replace('{folder}', basename(dirname(file)))}.test.ts`);
  });
  if (named.some((names) => names.length === 0)) return null;
  return [...new Set(named.flat().flatMap((pattern) => globSync(pattern, { cwd: root })))];
}

const isUnitTest = (file: string) =>
  matchesGlob(file, 'tests/**/*.test.{ts,tsx}') && !matchesGlob(file, 'tests/{build,server}/**');

const sources = /^(?:src|contract|mock-api|server|build|scripts|public)\//;
const withoutRow = changed.filter(
  (file) => sources.test(file) && !testMap.some(({ source }) => matchesGlob(file, source)),
);
if (withoutRow.length > 0)
  console.log(`No row of test-map.config.mjs, so unit tests alone: ${withoutRow.join(', ')}`);

const rows = testMap.filter(({ source }) => changed.some((file) => matchesGlob(file, source)));
const testFiles = (names: readonly string[], pattern: (name: string) => string, own: string) => [
  ...new Set([
    ...present.filter((file) => matchesGlob(file, own)),
    ...names.flatMap((name) => globSync(pattern(name), { cwd: root })),
  ]),
];
const checkFiles = testFiles(
  rows.flatMap(({ checks: names = [] }) => names),
  (name) => `tests/${name}.test.{ts,tsx}`,
  'tests/{build,server}/**/*.test.{ts,tsx}',
);
const specs = chooseSpecs(
  testFiles(
    rows.flatMap(({ browser = [] }) => browser),
    (name) => `tests/e2e/**/${name}.spec.ts`,
    'tests/e2e/**/*.spec.ts',
  ),
);

interface Suite {
  readonly file: string;
  readonly specs: readonly unknown[];
  readonly suites?: readonly Suite[];
}

/** The first specs, up to MOST_BROWSER_TESTS tests in all. */
function chooseSpecs(wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return [];
  const args = ['test', '--list', '--reporter=json', ...wanted];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites } = JSON.parse(stdout) as { suites: readonly Suite[] };
  const countIn = (suite: Suite): number =>
    (suite.suites ?? []).reduce((sum, inner) => sum + countIn(inner), suite.specs.length);
  let room = MOST_BROWSER_TESTS;
  const chosen = wanted.filter((file) => {
    const count = suites
      .filter((suite) => file.endsWith(suite.file))
      .reduce((sum, suite) => sum + countIn(suite), 0);
    if (count > room) return false;
    room -= count;
    return true;
  });
  const left = wanted.filter((file) => !chosen.includes(file));
  if (left.length > 0) console.log(`Left to npm test: ${left.join(', ')}`);
  return chosen;
}

const typesOfChange = (context: StepContext): Promise<Counts> =>
  linted.some((file) => file.endsWith('.astro')) || !existsSync(join(root, '.astro/content.d.ts'))
    ? types(context)
    : typeScript(context);

const unitTests = namedUnitTests();

const steps: Step[] = [
  ...(specs.length + checkFiles.length > 0
    ? [step('build', (context) => tool(context, 'astro', ['build'], preview(context.addresses)))]
    : []),
  step('format', (context) => tool(context, 'prettier', ['--check', '--ignore-unknown', ...present])),
  ...(linted.length > 0 ? [step('lint', (context) => tool(context, 'eslint', linted))] : []),
  step('unit', (context) =>
    vitest(
      context,
      [...(unitTests ?? [`--changed=${since}`]), '--passWithNoTests', '--maxWorkers=1', ...unitProjects],
      {
        mayRunNone: true,
      },
    ),
  ),
  ...(checkFiles.length > 0 ? [step('checks', (context) => checks(context, checkFiles), 'build')] : []),
  ...(specs.length > 0
    ? [step('e2e', (context) => browserTests(context, ['--workers=1', ...specs]), 'build')]
    : []),
  ...(linted.length > 0 ? [step('types', typesOfChange)] : []),
];

function step(name: string, go: Step['go'], ...needs: string[]): Step {
  return { name, needs, cores: 1, go };
}

const started = Date.now();
console.log(`Changed since ${since}: ${changed.join(', ')}`);
const addresses = addressesAt(await freePort(), await freePort());
const { total, lines } = await runSteps(steps, { addresses, args: [] });
console.log(`\n${lines.join('\n')}\n${((Date.now() - started) / 1000).toFixed(0)} seconds\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
