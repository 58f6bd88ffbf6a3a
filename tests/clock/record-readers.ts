// Records which source files read today's date, for `npm run test:dates`: after each test file a line of JSON is added to the file
// that COWRIE_CLOCK_RECORD names. A moment is read as a date when a field of the calendar is taken from it, or when it is
// formatted. Only moments near today count, since a test that sets its own date sees the same date every day.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import type { ClockReaders } from '../../scripts/test-dates.ts';
import { TODAY } from './today.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A test file is over before; the frozen clocks of tests stand on other days. */
const NEAR = 2 * 3_600_000;
const FIELDS = ['FullYear', 'Month', 'Date', 'Day', 'Hours'].flatMap(
  (field) => [`get${field}`, `getUTC${field}`] as const,
);
/** A line of a stack in our own code, but for the code that every date goes through. */
const READER = /\/((?:src|contract|mock-api)\/(?!intl\/format\/|core\/lagos-time)[^\s?:)]+\.tsx?)/;

const readers = new Set<string>();
let restore: (() => void)[] = [];

function recordReader(moment: unknown): void {
  const time = moment === undefined ? TODAY : Number(moment);
  if (!(Math.abs(time - TODAY) < NEAR)) return;
  const [, reader] = READER.exec(new Error().stack ?? '') ?? [];
  if (reader !== undefined) readers.add(reader);
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

function replace(holder: object, name: string, replaced: PropertyDescriptor): void {
  const own = Object.getOwnPropertyDescriptor(holder, name)!;
  Object.defineProperty(holder, name, { configurable: true, ...replaced });
  restore.push(() => Object.defineProperty(holder, name, own));
}

/** Records whoever calls a method; `momentOf` says which moment it is about. */
function watch(holder: object, name: string, momentOf: (self: unknown, given: unknown[]) => unknown): void {
  const own = Reflect.get(holder, name) as Method;
  replace(holder, name, {
    writable: true,
    value(this: unknown, ...given: unknown[]) {
      recordReader(momentOf(this, given));
      return Reflect.apply(own, this, given);
    },
  });
}

for (const field of FIELDS) watch(Date.prototype, field, (date) => (date as Date).getTime());
watch(Intl.DateTimeFormat.prototype, 'formatToParts', (_format, [moment]) => moment);
// `format` is a getter, whose function is bound to its formatter.
const { get: formatOf } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
replace(Intl.DateTimeFormat.prototype, 'format', {
  get(this: Intl.DateTimeFormat) {
    const format = Reflect.apply(formatOf!, this, []) as (moment?: Date | number) => string;
    return (moment?: Date | number) => {
      recordReader(moment);
      return format(moment);
    };
  },
});

// The next file of this process begins with the platform's own functions.
afterAll(() => {
  for (const undo of restore) undo();
  restore = [];
  const record: ClockReaders = {
    file: relative(root, expect.getState().testPath ?? ''),
    readers: [...readers].sort(),
  };
  readers.clear();
  appendFileSync(process.env.COWRIE_CLOCK_RECORD!, `${JSON.stringify(record)}\n`);
});
