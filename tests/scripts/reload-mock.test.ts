import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/processes.ts';

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
  return { write, good, prints, ask };
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
