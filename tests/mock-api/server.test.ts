import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

function run(environment: Record<string, string>) {
  child = spawn(process.execPath, ['mock-api/server.mjs'], { env: { ...process.env, ...environment } });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, text: () => text };
}

test('starts by type stripping, tells where it is and each code, and ends cleanly', async () => {
  const { child: server, text } = run({ PORT: '8719', NODE_ENV: 'test' });
  await expect.poll(() => text(), { timeout: 10_000 }).toContain('Mock API on http://localhost:8719');
  expect(text().trim().split('\n')).toHaveLength(1);
  const response = await fetch('http://localhost:8719/auth/signup/request-code', {
    method: 'POST',
    body: JSON.stringify({ email: 'ann+test@example.com', turnstile_token: '' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  await expect.poll(text).toContain('mail to ann+test@example.com: code 424242');
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('does not run in production', async () => {
  const { child: server, text } = run({ PORT: '8718', NODE_ENV: 'production' });
  expect((await once(server, 'exit'))[0]).toBe(1);
  expect(text()).toContain('does not run with NODE_ENV=production');
});
