// Runs Prism as a proxy between a client and the mock: it validates every request and response against docs/openapi.json. It must
// find no violation.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, freePort, portTaken, root, run } from '../processes.ts';

const PATIENCE = 60_000;

const [mock, proxy] = [await freePort(), await freePort()];
const prism = spawn(
  process.execPath,
  [
    join(import.meta.dirname, 'node_modules/@stoplight/prism-cli/dist/index.js'),
    'proxy',
    'docs/openapi.json',
    `http://127.0.0.1:${mock}`,
    '--errors',
    '--port',
    String(proxy),
  ],
  { cwd: root, env: childEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] },
);
const began = Date.now();
while (!(await portTaken(proxy))) {
  if (prism.exitCode !== null || Date.now() - began > PATIENCE) {
    prism.kill('SIGKILL');
    console.error('NOT OK Prism did not start.');
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const judge = 'tests/conformance/judge-by-prism.ts';
const code = await run(process.execPath, [judge, String(mock), `http://127.0.0.1:${proxy}`]);
prism.kill('SIGTERM');
process.exit(code);
