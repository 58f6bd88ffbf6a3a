import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boot } from '#mock-api/cli/boot.ts';
import { flags, helpText } from '#mock-api/cli/flags.ts';
import { readCommand } from '#mock-api/cli/parse-args.ts';
import { UsageError } from '#mock-api/cli/parse-values.ts';
import { PASSED, Visitor } from '../visitor.ts';

// What each flag does and refuses, in process; process.test.ts tries the process itself.

const folder = mkdtempSync(join(tmpdir(), 'cowrie-command-'));
const T = '2026-01-01T00:00:00.000Z';

/** The mock that a command line asks for. */
function beginWith(args: string[]): Visitor {
  const command = readCommand(args, {});
  if (typeof command === 'string') throw new Error(`${args.join(' ')} asks for the ${command}`);
  return new Visitor(boot(command, {}));
}

// Any, on a clock that runs: the first day of the year is what was asked for.
const SOON: unknown = expect.stringMatching(/^2026-01-01/);

const changes: [args: string[], path: string, answer: object][] = [
  [['--persona', 'guest'], '/__mock/snapshot', { state: { users: {} } }],
  [['--seed', '9'], '/__mock/sandboxes', { items: [{ id: 'default', seed: 9 }] }],
  [['--clock', 'frozen:2026-01-01T00:00:00Z'], '/__mock/clock', { mode: 'frozen', rate: 0, now: T }],
  [['--clock', 'frozen:2026-01-01T01:00:00+01:00'], '/__mock/clock', { mode: 'frozen', now: T }],
  [['--clock', 'x60'], '/__mock/clock', { mode: 'scaled', rate: 60 }],
  [['--clock', 'x0.5:2026-01-01T00:00:00Z'], '/__mock/clock', { rate: 0.5, now: SOON }],
  [['--clock', 'real:2026-01-01T00:00:00Z'], '/__mock/clock', { rate: 1, now: SOON }],
  [['--latency', 'fixed:9'], '/__mock/snapshot', { state: { latency: [{ dist: 'fixed', ms: 9 }] } }],
  [
    ['--latency', 'uniform:5,15'],
    '/__mock/snapshot',
    { state: { latency: [{ dist: 'uniform', min: 5, max: 15 }] } },
  ],
  [
    ['--latency', 'lognormal:80,0.4'],
    '/__mock/snapshot',
    { state: { latency: [{ dist: 'lognormal', median: 80, sigma: 0.4 }] } },
  ],
  [['--ticker-speed', '10'], '/__mock/ticker', { speed: 10 }],
  [['--no-fixed-codes'], '/__mock/snapshot', { state: { fixedCodes: false } }],
  [['--strict'], '/__mock/health', { strict: true, offences: [] }],
  [[], '/__mock/health', { strict: false }],
];

test.each(changes)('%j', async (args, path, answer) => {
  expect((await beginWith(args).get(path)).body).toMatchObject(answer);
});

test('what one sandbox begins with, each begins with, and again after a reset', async () => {
  const admin = beginWith([...'--seed 9 --latency fixed:30 --no-fixed-codes --ticker-speed 4'.split(' ')]);
  await admin.control('POST', '/sandboxes', { id: 's-a' });
  await admin.control('POST', '/sandboxes', { id: 's-b', seed: 3 });
  const ann = new Visitor(admin.app, { 'x-mock-sandbox': 's-a' });
  await ann.control('POST', '/reset', { what: 'all' });
  expect((await ann.get('/__mock/ticker')).body.speed).toBe(4);
  await ann.post('/auth/signup/request-code', { email: 'ann+test@example.com', turnstile_token: PASSED });
  const { items } = (await ann.get('/__mock/journal')).body as { items: { ms: number }[] };
  expect(items[0]?.ms).toBeGreaterThanOrEqual(29);
  expect((await ann.code('ann+test@example.com')).code).toMatch(/^(?!424242)\d{6}$/);
  const { items: all } = (await admin.get('/__mock/sandboxes')).body as {
    items: { id: string; seed: number }[];
  };
  expect(all.map(({ id, seed }) => [id, seed])).toEqual([
    ['default', 9],
    ['s-a', 9],
    ['s-b', 3],
  ]);
});

const notSnapshot = join(folder, 'none.json');
writeFileSync(notSnapshot, '{"contract":{},"state":{}}');
const notJson = join(folder, 'not.json');
writeFileSync(notJson, 'x');

const refused: [args: string[], ...line: string[]][] = [
  [['--porty', '1'], "Unknown option '--porty'", '--port, --host'],
  [['complete'], "Unexpected argument 'complete'", '--persona'],
  [['--persona'], 'argument missing', 'the persona of the sandbox'],
  [['--strict=yes'], 'does not take an argument', 'exit with 3'],
  [['--port', 'many'], '--port is "many"', 'from 0 to 65535'],
  [['--port', '65536'], '--port is "65536"', 'from 0 to 65535'],
  [['--port=-1'], '--port is "-1"', 'from 0 to 65535'],
  [['--host', '0.0.0.0'], '--host is "0.0.0.0"', '--i-know'],
  [['--host', '192.168.0.4'], '--host is "192.168.0.4"', '--i-know'],
  [['--persona', 'nobody'], '--persona is "nobody"', 'guest, new-user, complete'],
  [['--seed', '1.5'], '--seed is "1.5"', 'a whole number'],
  [['--seed='], '--seed is ""', 'a whole number'],
  [['--clock', 'frozen'], '--clock is "frozen"', 'frozen:2026-01-01T00:00:00Z'],
  [['--clock', 'frozen:yesterday'], '--clock is "frozen:yesterday"', 'frozen:2026-01-01T00:00:00Z'],
  [['--clock', 'x0'], '--clock is "x0"', 'x60'],
  [['--latency', 'fixed:-1'], '--latency is "fixed:-1"', 'fixed:MS'],
  [['--latency', 'fixed:1,2'], '--latency is "fixed:1,2"', 'fixed:MS'],
  [['--latency', 'uniform:9,1'], '--latency is "uniform:9,1"', 'uniform:MIN,MAX'],
  [['--latency', 'normal:80,0.4'], '--latency is "normal:80,0.4"', 'lognormal:MEDIAN,SIGMA'],
  [['--latency', 'lognormal:80'], '--latency is "lognormal:80"', 'lognormal:MEDIAN,SIGMA'],
  [['--allow-origin', 'www.example.com'], '--allow-origin is "www.example.com"', 'https://www.example.com'],
  [['--allow-origin', 'https://a.example/'], '--allow-origin is "https://a.example/"', 'with commas between'],
  [['--allow-origin', '*'], '--allow-origin is "*"', 'origins such as'],
  [['--ticker-speed', 'fast'], '--ticker-speed is "fast"', 'from 0 to 100000'],
  [['--restore', join(folder, 'gone.json')], 'gone.json', 'ENOENT'],
  [['--restore', notJson], notJson, 'it is not JSON'],
  [['--restore', notSnapshot], notSnapshot, 'GET /__mock/snapshot'],
];

test.each(refused)('%j is refused in one line that says what is allowed', (args, ...parts) => {
  const begins = () => beginWith(args);
  expect(begins).toThrow(UsageError);
  expect(begins).toThrow(/^.*$/);
  for (const part of parts) expect(begins).toThrow(part);
});

test('variables work, and flags win', () => {
  const listens = (args: string[], environment: NodeJS.ProcessEnv) => {
    const { port, host } = readCommand(args, environment) as { port: number; host: string };
    return [host, port];
  };
  expect(listens([], {})).toEqual(['127.0.0.1', 8787]);
  expect(listens([], { PORT: '', HOST: '' })).toEqual(['127.0.0.1', 8787]);
  expect(listens([], { PORT: '9000', HOST: 'localhost' })).toEqual(['localhost', 9000]);
  expect(listens(['--port', '0', '--host', '[::1]'], { PORT: 'x', HOST: '192.0.2.1' })).toEqual(['::1', 0]);
  expect(listens(['--host', '0.0.0.0', '--i-know'], {})).toEqual(['0.0.0.0', 8787]);
  expect(() => listens([], { PORT: 'many' })).toThrow('PORT is "many"');
  expect(() => listens([], { HOST: '0.0.0.0' })).toThrow('HOST is "0.0.0.0"');
});

test('--allow-origin lists the only origins whose pages may call', async () => {
  const visitor = beginWith(['--allow-origin', 'https://www.example.com, http://localhost:4321']);
  const from = async (origin: string) => {
    const { status, headers } = await visitor.post('/auth/logout', undefined, { origin });
    return [status, headers.get('access-control-allow-origin')];
  };
  for (const origin of ['https://www.example.com', 'http://localhost:4321'])
    expect(await from(origin)).toEqual([200, origin]);
  expect(await from('http://localhost:4322')).toEqual([403, null]);
});

test('a secret that is too short is refused without being shown', () => {
  const begins = () => readCommand([], { COWRIE_PROXY_SECRET: 'hunter2' });
  expect(begins).toThrow(UsageError);
  expect(begins).toThrow('COWRIE_PROXY_SECRET is too short: it takes 32 characters or more.');
});

test('--help wins over what is wrong, and leaves no flag out', () => {
  expect(readCommand(['--help', '--host', '0.0.0.0'], {})).toBe('help');
  expect(readCommand(['--version'], {})).toBe('version');
  for (const name of Object.keys(flags)) expect(helpText()).toContain(`--${name}`);
});
