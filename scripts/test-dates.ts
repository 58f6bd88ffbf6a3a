// `npm run test:dates [-- --seed N]`: the unit and component tests at moments at which a date is awkward. At the first moment all of them
// run, and record which of them read today's date, and through which source files (tests/clock/record-readers.ts). At the
// others those run that read it through a file which few read it through, and a sample of those that share a reader with many.
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressesAt } from './dev-urls.ts';
import { runSteps, type Step } from './run-steps.ts';
import { unitProjects, vitest } from './test-steps.ts';

/** What the tests of one file read today's date through. */
export interface ClockReaders {
  /** The test file, from the root of the project. */
  readonly file: string;
  /** Source files of the project, from its root. */
  readonly readers: readonly string[];
}

interface Moment {
  readonly name: string;
  readonly at: string;
  readonly zone?: string;
}

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);

/** Half a minute before or after a change, so that what a test does soon crosses it, or has it just behind. */
const moments: readonly Moment[] = [
  { name: 'last minute of a year, Lagos', at: '2026-12-31T22:59:30Z' },
  { name: 'first minute of a year, Lagos', at: '2026-12-31T23:00:30Z' },
  { name: 'last minute of a year, UTC', at: '2026-12-31T23:59:30Z' },
  { name: 'first minute of a year, UTC', at: '2027-01-01T00:00:30Z' },
  { name: 'last minute of a month, Lagos', at: '2026-11-30T22:59:30Z' },
  { name: 'first minute of a month, Lagos', at: '2026-11-30T23:00:30Z' },
  { name: 'last minute of a month, UTC', at: '2026-11-30T23:59:30Z' },
  { name: 'first minute of a month, UTC', at: '2026-12-01T00:00:30Z' },
  { name: '29 February', at: '2028-02-29T11:00:00Z' },
  { name: 'clocks go forward in London', at: '2027-03-28T00:59:30Z', zone: 'Europe/London' },
  { name: 'clocks go back in New York', at: '2027-11-07T05:59:30Z', zone: 'America/New_York' },
  // Bitcoin's price is within a thousandth of a percent of that of the day before.
  { name: 'a price that stood still', at: '2026-11-27T06:59:00Z' },
  ...[1, 2].map((number) => ({ name: `random moment ${number}`, at: randomMoment(number) })),
];

/** A moment of the three years from 2027 on, the same for the same seed: a step of a linear congruential generator (Numerical Recipes). */
function randomMoment(number: number): string {
  const part = ((seed + number * 7919) * 1_664_525 + 1_013_904_223) % 2 ** 32;
  const from = Date.UTC(2027, 0, 1);
  return new Date(from + Math.floor((part / 2 ** 32) * (Date.UTC(2030, 0, 1) - from))).toISOString();
}

/** A reader of the date that more test files share says little of each of them: every screen has the shell, every persona a birthday. */
const MANY = 6;
/** How many files stand for those that share a reader. */
const SAMPLE = 2;

const recordFile = join(mkdtempSync(join(tmpdir(), 'cowrie-dates-')), 'readers.jsonl');

/** The test files that read today's date: all that share a reader with few, and some of the others for each reader. */
function datedFiles(): readonly string[] {
  if (!existsSync(recordFile)) return [];
  const records = readFileSync(recordFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ClockReaders);
  const byReader = new Map<string, string[]>();
  for (const { file, readers } of records)
    for (const reader of readers) byReader.set(reader, [...(byReader.get(reader) ?? []), file]);
  const files = [...byReader.values()].flatMap((all) => {
    const sorted = all.toSorted();
    return sorted.length <= MANY
      ? sorted
      : sorted.filter((_, index) => index % Math.ceil(sorted.length / SAMPLE) === 0);
  });
  return [...new Set(files)].toSorted();
}

const steps = moments.map(({ name, at, zone }, index): Step => {
  const environment = { COWRIE_TODAY: at, ...(zone === undefined ? {} : { COWRIE_ZONE: zone }) };
  return {
    name: `${at} ${name}`,
    cores: 2,
    needs: [],
    go: (context) => {
      if (index === 0)
        return vitest(context, unitProjects, {
          extra: { ...environment, COWRIE_CLOCK_RECORD: recordFile },
        });
      const files = datedFiles();
      context.output.write(`${files.length} files\n`);
      return vitest(context, [...unitProjects, ...files], { extra: environment });
    },
  };
});

const started = Date.now();
console.log(`The random moments have the seed ${seed}: npm run test:dates -- --seed ${seed}`);
const { total, lines } = await runSteps(steps, { addresses: addressesAt(4321, 8787), args: [] });
console.log(`\n${lines.join('\n')}\n${((Date.now() - started) / 60_000).toFixed(1)} minutes, seed ${seed}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
