import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Quote } from '#contract/quotes.ts';
import type { Transaction } from '#contract/transactions.ts';
import { freePort } from '../../scripts/processes.ts';
import { PIN, toTron } from '../mock-api/transfers/payer.ts';

const root = join(import.meta.dirname, '../..');

/** Starts the mock as `npm run dev` does, without the site and with its code in a folder of this test, so that it can be broken. */
async function watchedMock() {
  const folder = mkdtempSync(join(tmpdir(), 'cowrie-reload-'));
  const write = (code: string) => writeFileSync(join(folder, 'server.ts'), code);
  const good = `await import(${JSON.stringify(join(root, 'mock-api/bin.mjs'))});\n`;
  write(good);
  const port = await freePort();
  const mock = `http://localhost:${port}`;
  const options = {
    mock,
    args: [join(folder, 'server.ts')],
    environment: { PORT: String(port) },
    folders: [folder],
  };
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { ProcessTree } from ${JSON.stringify(join(root, 'scripts/processes.ts'))};
    import { reloadMock } from ${JSON.stringify(join(root, 'scripts/reload-mock.ts'))};
    const tree = new ProcessTree();
    const options = ${JSON.stringify(options)};
    tree.start('mock', options.args, options.environment);
    await tree.healthy(options.mock + '/__mock/health');
    reloadMock({ tree, ...options });
    console.log('watching');`,
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: '', npm_lifecycle_event: '' } },
  );
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const prints = async (line: string | RegExp) => {
    await expect.poll(() => text, { timeout: 20_000 }).toMatch(line);
    text = '';
  };
  const ask = async (path: string, init: { method?: string; body?: string; sandbox?: string } = {}) => {
    const headers = {
      'x-mock-control': '1',
      'x-mock-sandbox': init.sandbox ?? 'default',
      'content-type': 'application/json',
    };
    return (await fetch(`${mock}/__mock${path}`, { ...init, headers })).json() as Promise<
      Record<string, unknown>
    >;
  };
  await prints('watching');
  return { write, good, prints, ask, mock };
}

test('a change restarts the mock with the state of every sandbox, and broken code waits for the next change', async () => {
  const { write, good, prints, ask } = await watchedMock();
  await ask('/sandboxes', { method: 'POST', body: '{"id":"s-a","persona":"unicode"}' });
  await ask('/clock', { method: 'PUT', body: '{"mode":"frozen","at":"2026-01-01T00:00:00Z"}' });
  const sandboxStates = async () => [
    await ask('/clock'),
    await ask('/snapshot'),
    await ask('/snapshot', { sandbox: 's-a' }),
  ];
  const before = await sandboxStates();

  write(`${good}// changed\n`);
  await prints(/reloaded in \d+ ms\n/);
  expect(await sandboxStates()).toEqual(before);

  write('const = 1;');
  await prints('does not start');
  write(good);
  await prints(/reloaded in \d+ ms\n/);
  expect(await sandboxStates()).toEqual(before);
});

test('a payment that is under way goes on after a reload, at its moment and in the books', async () => {
  const { write, good, prints, ask, mock } = await watchedMock();
  const frozen = { mode: 'frozen', at: '2026-01-01T00:00:00.000Z' };
  const sandbox = { persona: 'payer', id: 's-a', clock: frozen };
  const { cookies } = (await ask('/sandboxes', { method: 'POST', body: JSON.stringify(sandbox) })) as {
    cookies: { name: string; value: string }[];
  };
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await fetch(mock + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: Data }).data;
  };
  const here = { sandbox: 's-a' };
  const pass = (ms: number) =>
    ask('/clock/advance', { ...here, method: 'POST', body: JSON.stringify({ ms }) });

  const { quote_id, risks } = await call<Quote>('POST', '/wallet/quotes', toTron('20'));
  const acknowledged_risks = risks.map(({ code }) => code);
  const paid = { quote_id, approval: { pin: PIN }, acknowledged_risks };
  const { id } = await call<Transaction>('POST', '/wallet/transactions', paid);
  const transaction = () => call<Transaction>('GET', `/wallet/transactions/${id}`);
  const jobs = () => ask('/state?path=/jobs', here);
  await pass(10_000);
  const before = [await transaction(), await jobs(), await ask('/clock', here), await ask('/ledger', here)];
  expect(before[0]).toMatchObject({ status: 'processing', can: { cancel: true } });

  write(`${good}// changed\n`);
  await prints(/reloaded in \d+ ms\n/);
  expect([await transaction(), await jobs(), await ask('/clock', here), await ask('/ledger', here)]).toEqual(
    before,
  );
  await pass(20_000);
  expect((await transaction()).status).toBe('confirming');
  await pass(600_000);
  expect((await transaction()).status).toBe('completed');
  expect(await ask('/invariants', here)).toMatchObject({ ok: true });
});

test('state of another contract is not taken over by new code, which says what has changed', async () => {
  const { write, good, prints, ask } = await watchedMock();
  await ask('/persona', { method: 'POST', body: '{"name":"complete"}' });
  const registry = join(root, 'contract/registry.ts');
  write(`const { operations } = await import(${JSON.stringify(registry)});
const at = operations.findIndex(({ op }) => op === 'GET /wallet/limits');
operations.splice(at, 1);
${good}`);
  await prints(
    /reloaded in \d+ ms, but not what it remembered: The snapshot is of another contract\. Changed: GET \/wallet\/limits\.\n/,
  );
  expect(await ask('/health')).toMatchObject({ status: 'ok' });
});
