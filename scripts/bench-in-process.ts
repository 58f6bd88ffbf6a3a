import { execFileSync } from 'node:child_process';
import type { Row } from './bench-bytes.ts';
import { childEnvironment, root } from './processes.ts';

/** A row of processor time in microseconds, against that of something else; shown in units of so many microseconds. */
export function cpuRow(
  what: string,
  ours: number,
  theirs: number,
  limit: number | undefined,
  unit: number,
): Row {
  const ratio = ours / theirs;
  const name = unit === 1 ? 'us' : 'ms';
  const value = `${ratio.toFixed(2)} (${(ours / unit).toFixed(0)} / ${(theirs / unit).toFixed(0)} ${name})`;
  const budget = limit === undefined ? '' : `<= ${limit.toFixed(2)}`;
  return { what, value, budget, within: limit === undefined || ratio <= limit };
}

/** As `cpuRow`, with a budget in microseconds. */
function timeRow(what: string, ours: number, theirs: number, limit: number): Row {
  const [unit, name] = limit < 1000 ? [1, 'us'] : [1000, 'ms'];
  const figures = [ours, theirs].map((time) => (time / unit).toFixed(1)).join(' / ');
  return {
    what,
    value: `${(ours / theirs).toFixed(2)} (${figures} ${name})`,
    budget: `<= ${limit / unit} ${name}`,
    within: ours <= limit,
  };
}

/** What a file of mock-api/bench/ prints: processor time by name. */
function figuresOf<Name extends string>(file: string): Record<Name, number> {
  const text = execFileSync(process.execPath, [file], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
  });
  return JSON.parse(text) as Record<Name, number>;
}

/** Compares creating a sandbox with a plain copy of an empty sandbox's state. */
function sandboxRows(): Row[] {
  const { create, copy } = figuresOf<'create' | 'copy'>('mock-api/bench/sandboxes.ts');
  const value = `${(create / copy).toFixed(2)} (${create.toFixed(1)} / ${copy.toFixed(1)} us)`;
  return [
    {
      what: 'sandbox creation against structuredClone of its state',
      value,
      budget: '<= 1',
      within: create <= copy,
    },
  ];
}

/** Compares a year of daily candles with a look at every price of one day: 17,281 of them. */
function candleRows(): Row[] {
  const { year, scannedDay } = figuresOf<'year' | 'scannedDay'>('mock-api/bench/candles.ts');
  return [
    cpuRow('a year of daily candles against every price of one day', year * 1000, scannedDay * 1000, 3, 1000),
  ];
}

/** One GET, with its session, its validated reply and its row of the request log. */
function getRows(): Row[] {
  const { mock, bare } = figuresOf<'mock' | 'bare'>('mock-api/bench/get.ts');
  return [cpuRow('a GET in process against the same reply of a bare Hono app', mock, bare, 10, 1)];
}

/** A journal entry where there are thousands already. */
function postRows(): Row[] {
  const { post, copy } = figuresOf<'post' | 'copy'>('mock-api/bench/post.ts');
  return [timeRow('posting an entry of two lines against structuredClone of it', post, copy, 10)];
}

/** Reads of one file, against its first one, which has nothing to do with them: 20 ms of processor time each. */
function readRows(file: string, of: string): Row[] {
  const [[simplest, other] = ['', NaN], ...reads] = Object.entries(figuresOf<string>(file));
  return reads.map(([path, ours]) => timeRow(`${of}GET ${path} against ${simplest}`, ours, other, 20_000));
}

/** What is measured without a port: each file of mock-api/bench/ in a process of its own. */
export const inProcessRows = (): Row[] => [
  ...sandboxRows(),
  ...candleRows(),
  ...getRows(),
  ...postRows(),
  ...readRows('mock-api/bench/long-history.ts', '10,000 transactions: '),
  ...readRows('mock-api/bench/market.ts', ''),
];
