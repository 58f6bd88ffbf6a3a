// `node scripts/e2e-report.ts [file]`: the slowest browser tests of a run, and those that failed or are flaky.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** The JSON report, as set in playwright.config.ts. */
export const e2eReport = join(root, 'test-results/e2e.json');

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
}
interface Suite {
  title: string;
  specs: Spec[];
  suites?: Suite[];
}

interface BrowserTest {
  /** File, describe blocks and title. */
  readonly name: string;
  readonly file: string;
  /** In the words of the report: `unexpected` has failed, `flaky` has passed only on a retry. */
  readonly status: string;
  /** The duration of all attempts together. */
  readonly seconds: number;
  /** What the attempts that failed said: the first lines of each error. */
  readonly errors: readonly string[];
}

/** Control sequences of colours. */
const COLOURS = /\u001B\[\d+m/g;
/** Lines of one error: enough for the step, what was expected and what was received. */
const ERROR_LINES = 8;

const firstLines = (message: string) =>
  message
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((text) => text.trim() !== '')
    .slice(0, ERROR_LINES)
    .map((text) => `    ${text}`)
    .join('\n');

function testsOf(suite: Suite, path: readonly string[] = []): BrowserTest[] {
  const here = [...path, suite.title];
  return [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        name: [...here, title].join(' › '),
        file,
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        errors: results.flatMap(({ errors }) => errors.map(({ message = '' }) => firstLines(message))),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here)),
  ];
}

const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/**
 * Summarises a run: its 20 slowest tests, its ten slowest files, and every test that failed or passed only on a retry, with the
 * errors of its attempts. The last lines are their names alone, for a reader who has only the end of the log. Seconds are of one worker.
 * @param file a JSON report of Playwright.
 */
export function describeRun(file: string): string {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: Suite[] };
  const tests = suites.flatMap((suite) => testsOf(suite));
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  const byFile = Map.groupBy(tests, (test) => test.file);
  const files = [...byFile]
    .map(([name, own]) => ({
      name: `${name} (${own.length})`,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  const bad = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const total = tests.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `${tests.length} browser tests, ${total.toFixed(0)} s of one worker. The slowest tests:`,
    ...slowest.map(({ seconds, name }) => line(seconds, name)),
    'The slowest files:',
    ...files.map(({ seconds, name }) => line(seconds, name)),
    ...bad.flatMap(({ name, errors }) => [name, ...errors]),
    ...bad.map(({ name, status }) => `${status}: ${name}`),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) console.log(describeRun(process.argv[2] ?? e2eReport));
