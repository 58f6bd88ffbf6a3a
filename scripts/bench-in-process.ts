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

/** What a file of mock-api/bench/ prints. */
function outputOf(file: string): unknown {
  const text = execFileSync(process.execPath, [file], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
  });
  return JSON.parse(text);
}

/** Processor time by name. */
const figuresOf = <Name extends string>(file: string) => outputOf(file) as Record<Name, number>;

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

/** Processor time of reads by path and by wallet; the first one has nothing to do with the others. */
type Reads<Wallet extends string> = Readonly<Record<string, Readonly<Record<Wallet, number>>>>;

/** Reads of a wallet, against the first one: 20 ms of processor time each. */
function readRows<Wallet extends string>(figures: Reads<Wallet>, wallet: Wallet, of: string): Row[] {
  const [[simplest, other] = ['', undefined], ...reads] = Object.entries(figures);
  return reads.map(([path, ours]) =>
    timeRow(`${of}GET ${path} against ${simplest}`, ours[wallet], other?.[wallet] ?? NaN, 20_000),
  );
}

/** What is read of a history that may cost at most so many times as much where it has a hundred times as many transactions. */
const growths = [
  [/^\/wallet\/statements\//, 20],
  [/^\/wallet\/ledger$/, 20],
  // Whatever is in the whole history is looked at.
  [/^\/wallet\/transaction-months$/, undefined],
  [/^\/wallet\/transactions\?q=/, undefined],
] as const;

/** The same reads of a wallet with 10,000 transactions and of one with 100, in one run. */
function growthRows(figures: Reads<'long' | 'short'>): Row[] {
  return growths.flatMap(([pattern, limit]) =>
    Object.entries(figures).flatMap(([path, { long, short }]) =>
      pattern.test(path)
        ? [cpuRow(`GET ${path} of 10,000 transactions against 100`, long, short, limit, 1)]
        : [],
    ),
  );
}

function historyRows(): Row[] {
  const figures = outputOf('mock-api/bench/long-history.ts') as Reads<'long' | 'short'>;
  return [...readRows(figures, 'long', '10,000 transactions: '), ...growthRows(figures)];
}

/** What is measured without a port: each file of mock-api/bench/ in a process of its own. */
export const inProcessRows = (): Row[] => [
  ...sandboxRows(),
  ...candleRows(),
  ...getRows(),
  ...postRows(),
  ...historyRows(),
  ...readRows(outputOf('mock-api/bench/market.ts') as Reads<'complete'>, 'complete', ''),
];
