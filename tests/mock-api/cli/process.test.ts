import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { WebSocket } from 'ws';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runMock, startMock, type StartedMock } from './mock-process.ts';
import { PASSED } from '../visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'cowrie-command-'));
const T = '2026-01-01T00:00:00.000Z';
const default_ = (mock: StartedMock) => mock.ask('GET', '/__mock/snapshot') as Promise<Snapshot>;
interface Snapshot {
  contract: { hash: string; calls: Record<string, string> };
  state: { users: object; latency: object[] };
}
const signUp = (mock: StartedMock, email: string, headers = {}) =>
  mock.ask('POST', '/auth/signup/request-code', { email, turnstile_token: PASSED }, headers);

test('starts by type stripping, tells where it is and each code, and ends cleanly', async () => {
  const mock = await startMock([], { NODE_ENV: 'test' });
  await signUp(mock, 'ann+test@example.com');
  await expect.poll(mock.text).toContain('mail to ann+test@example.com: code 424242');
  expect(mock.text().trim().split('\n')).toHaveLength(2);
  mock.kill('SIGTERM');
  expect(await mock.ended).toBe(0);
});

test('does not run in production', async () => {
  const mock = runMock([], { NODE_ENV: 'production' });
  expect(await mock.ended).toBe(1);
  expect(mock.text()).toContain('does not run with NODE_ENV=production');
});

test('what is wrong with the command ends with 2 and one line', async () => {
  const mock = runMock(['--porty', '1']);
  expect(await mock.ended).toBe(2);
  expect(mock.text().trim().split('\n')).toEqual([expect.stringContaining("Unknown option '--porty'")]);
});

test('all flags at once; --persona tells who can log in', async () => {
  const all =
    '--persona missing-username --port 0 --host 0.0.0.0 --i-know --seed 9 --clock x60 --latency fixed:1 --ticker-speed 2 --strict --no-fixed-codes';
  const mock = await startMock(all.split(' '), { PORT: 'x', HOST: '192.0.2.1' });
  expect(await mock.ask('GET', '/__mock/health')).toMatchObject({ strict: true, offences: [] });
  expect(await mock.ask('GET', '/__mock/clock')).toMatchObject({ rate: 60 });
  await expect
    .poll(mock.text)
    .toContain('account missing-username@example.com, password Cowrie2026!, to do: username');
});

test('--help and --version end with 0', async () => {
  const [help, version] = [runMock(['--help']), runMock(['--version'])];
  expect(await Promise.all([help.ended, version.ended])).toEqual([0, 0]);
  expect(help.text()).toContain('Exit codes: 0 ended, 1 could not start');
  const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version.text()).toMatch(new RegExp(`^${packaged}, contract [0-9a-f]{16}\\n$`));
});

test('a port that is taken ends with 1', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void holder.close());
  await new Promise((resolve) => holder.once('listening', resolve));
  const mock = runMock(['--port', String((holder.address() as AddressInfo).port)]);
  expect(await mock.ended).toBe(1);
  expect(mock.text()).toMatch(/^Port \d+ is taken: .*--port/);
});

describe('--open', () => {
  // The system's opener, not ours: a script that writes down what it was told.
  const opened = join(folder, 'opened');
  const opener = join(folder, 'xdg-open');
  writeFileSync(opener, `#!/bin/sh\nprintf %s "$1" > ${opened}\n`);
  chmodSync(opener, 0o755);

  test.runIf(process.platform === 'linux')('opens the page of the mock', async () => {
    const { url } = await startMock(['--open'], { PATH: [folder, process.env.PATH].join(delimiter) });
    await expect.poll(() => readFileSync(opened, { encoding: 'utf8', flag: 'a+' })).toBe(`${url}/__mock`);
  });

  test('without a browser it says so and goes on', async () => {
    const mock = await startMock(['--open'], { PATH: '' });
    await expect.poll(mock.text).toContain(`The address is ${mock.url}/__mock`);
    expect(await mock.ask('GET', '/__mock/health')).toMatchObject({ status: 'ok' });
  });
});

describe('--strict', () => {
  test('ends with 3 and lists what met no route, in any sandbox; health says so before', async () => {
    const mock = await startMock(['--strict']);
    await mock.ask('POST', '/__mock/sandboxes', { id: 's-a' });
    await mock.ask('GET', '/user/nowhere', undefined, { 'x-mock-sandbox': 's-a' });
    await mock.ask('GET', '/user/nowhere', undefined, { 'x-mock-sandbox': 's-a' });
    await mock.ask('PATCH', '/user/profile');
    await fetch(`${mock.url}/favicon.ico`);
    const offences = [
      'no route: GET /user/nowhere answered 404, in the sandbox s-a (2 times)',
      'no route: PATCH /user/profile answered 405, in the sandbox default',
    ];
    expect(await mock.ask('GET', '/__mock/health')).toMatchObject({ strict: true, offences });
    mock.kill('SIGTERM');
    expect(await mock.ended).toBe(3);
    for (const offence of offences) expect(mock.text()).toContain(`strict: ${offence}`);
  });

  test('ends with 0 after calls that the contract has, refused ones too', async () => {
    const mock = await startMock(['--strict']);
    await signUp(mock, 'nobody');
    await mock.ask('GET', '/user/profile');
    mock.kill('SIGINT');
    expect(await mock.ended).toBe(0);
  });

  test('without it, health counts all the same and the end is 0', async () => {
    const mock = await startMock([]);
    await mock.ask('GET', '/nowhere');
    expect(await mock.ask('GET', '/__mock/health')).toMatchObject({
      strict: false,
      offences: [expect.any(String)],
    });
    mock.kill('SIGTERM');
    expect(await mock.ended).toBe(0);
  });
});

test('SIGTERM ends it, whatever waits', async () => {
  const mock = await startMock([]);
  await mock.ask('POST', '/__mock/faults', { op: 'GET /market/assets', effect: { type: 'hang' } });
  const hangs = fetch(`${mock.url}/market/assets`).catch(() => 'cut');
  const poll = fetch(`${mock.url}/__mock/mail/latest?wait=60000`).catch(() => 'cut');
  const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  // The poll alone would wait longer than this test may take.
  mock.kill('SIGTERM');
  expect(await mock.ended).toBe(0);
  expect([await hangs, await poll]).toEqual(['cut', 'cut']);
});

describe('--restore', () => {
  const file = join(folder, 'snapshot.json');

  test('the same cookie, the same money, the same time', async () => {
    const first = await startMock(['--clock', 'frozen:2026-03-01T12:00:00Z']);
    const { cookies } = (await first.ask('POST', '/__mock/persona', { name: 'complete', login: true })) as {
      cookies: { name: string; value: string }[];
    };
    await signUp(first, 'ann@example.com');
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const seen = async (mock: StartedMock) => {
      const paths = ['/user/profile/status', '/wallet/balances', '/__mock/mail', '/__mock/clock'];
      return Promise.all(paths.map((path) => mock.ask('GET', path, undefined, { cookie })));
    };
    writeFileSync(file, JSON.stringify(await default_(first)));
    const before = await seen(first);
    first.kill('SIGTERM');
    await first.ended;

    const second = await startMock(['--persona', 'guest', '--restore', file]);
    expect(await seen(second)).toEqual(before);
    expect(before[0]).toMatchObject({ username: 'tobiade' });
    await expect.poll(second.text).toContain('account tobi@example.com');
  });

  test('flags go over what the snapshot says of the clock, the latency and the ticker', async () => {
    const first = await startMock(['--clock', 'x60', '--ticker-speed', '2']);
    writeFileSync(file, JSON.stringify(await default_(first)));
    const flagged = ['--clock', `frozen:${T}`, '--latency', 'fixed:1', '--ticker-speed', '3'];
    const second = await startMock(['--restore', file, ...flagged]);
    expect(await second.ask('GET', '/__mock/clock')).toMatchObject({ mode: 'frozen', now: T });
    expect(await second.ask('GET', '/__mock/ticker')).toMatchObject({ speed: 3 });
    expect((await default_(second)).state.latency).toEqual([{ dist: 'fixed', ms: 1 }]);
  });

  test('a snapshot of another contract ends with 4 and the calls that differ', async () => {
    const snapshot = await default_(await startMock([]));
    const { 'POST /auth/login': _, ...calls } = snapshot.contract.calls;
    const old = { hash: 'old', calls: { ...calls, 'GET /user/profile': 'old', 'GET /user/gone': 'old' } };
    writeFileSync(file, JSON.stringify({ ...snapshot, contract: old }));
    const mock = runMock(['--restore', file]);
    expect(await mock.ended).toBe(4);
    expect(mock.text().trim().split('\n').slice(1)).toEqual([
      '  - GET /user/gone',
      '  ~ GET /user/profile',
      '  + POST /auth/login',
    ]);
  });
});
