// Generates a typed client from docs/openapi.json (openapi-typescript, openapi-fetch), compiles code that uses it, and lets that
// sign in and pay at the mock.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, root } from '../processes.ts';
import { startMock } from './start-mock.ts';

/** What a challenge that was passed gives, by the stand-in's documentation. */
const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

const packages = join(import.meta.dirname, 'node_modules');
const client = join(import.meta.dirname, 'typed-client');

/** Runs a script with Node and prints whether it has ended well. @returns what it has printed; null if it has failed. */
function runNode(what: string, script: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'ok    ' : 'NOT OK'} ${what}`);
  if (status === 0) return stdout;
  console.log(stdout + stderr);
  process.exitCode = 1;
  return null;
}

const generated = runNode(
  'openapi-typescript generates types',
  join(packages, 'openapi-typescript/bin/cli.js'),
  ['docs/openapi.json', '--output', join(packages, '.generated/openapi.d.ts')],
);
const compiled =
  generated !== null &&
  runNode('a client of openapi-fetch compiles with them', join(packages, 'typescript/bin/tsc'), [
    '--project',
    client,
  ]);
if (typeof compiled === 'string') {
  const mock = await startMock();
  const { account, cookies } = (await mock.control('POST', '/persona', {
    name: 'complete',
    login: true,
  })) as {
    account: { email: string; password: string; pin: string };
    cookies: { name: string; value: string }[];
  };
  const device = cookies.filter(({ name }) => name === 'device_id' || name === 'device_key');
  const told = runNode('it signs in, pays and is refused', join(client, 'pay.ts'), [
    mock.url,
    account.email,
    account.password,
    account.pin,
    DUMMY_TOKEN,
    device.map(({ name, value }) => `${name}=${value}`).join('; '),
  ]);
  if (told !== null) {
    const { total, status, amount, refusal } = JSON.parse(told) as Record<string, string>;
    const isRight = Boolean(total) && status === 'completed' && amount === '2500' && refusal === 'not_found';
    console.log(`${isRight ? 'ok    ' : 'NOT OK'} what it was told is what has happened: ${told.trim()}`);
    if (!isRight) process.exitCode = 1;
  }
  mock.end();
}
