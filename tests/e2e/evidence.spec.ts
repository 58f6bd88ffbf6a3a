import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';
import { expect, test } from './mock.ts';

interface Result {
  errors: { message: string }[];
  attachments: { name: string; path: string }[];
}
interface Report {
  suites: { specs: { title: string; tests: { results: Result[] }[] }[] }[];
}

/** Runs planted/failing.ts as a run of its own, against the site and the mock of this one. */
async function runPlanted(folder: string): Promise<Map<string, Result>> {
  const config = join(folder, 'playwright.config.mjs');
  const report = join(folder, 'report.json');
  const settings = { testDir: join(root, 'tests/e2e/planted'), testMatch: '*.ts', workers: 1, retries: 0 };
  await writeFile(
    config,
    `import ours from ${JSON.stringify(join(root, 'playwright.config.ts'))};
    const settings = ${JSON.stringify({ ...settings, outputDir: join(folder, 'results') })};
    export default { ...ours, ...settings, globalSetup: undefined };`,
  );
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', config, '--reporter', 'json'],
    ],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stdio: 'ignore' },
  );
  expect(await once(child, 'exit')).toEqual([1, null]);
  const { suites } = JSON.parse(await readFile(report, 'utf8')) as Report;
  return new Map(
    suites.flatMap(({ specs }) => specs.map(({ title, tests }) => [title, tests[0]!.results[0]!] as const)),
  );
}

const attached = async (result: Result | undefined, name: string) => {
  const path = result?.attachments.find((attachment) => attachment.name === name)?.path;
  return JSON.parse(await readFile(path ?? `no ${name}`, 'utf8')) as unknown;
};

/** Runs the command that a failed test leaves, on a port that is free. Resolves to where it listens. */
async function reopen(command: string): Promise<{ url: string; end: () => void }> {
  const [script, flags] = command.split(' -- ');
  expect(script).toBe('npm run mock');
  const child = spawn('sh', ['-c', `exec node mock-api/server.mjs --port 0 ${flags}`], { cwd: root });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text).toContain('Mock API on');
  return { url: /http:\S+/.exec(text)![0], end: () => void child.kill() };
}

test('a test that fails leaves what it takes to look into it', async ({ browserName: _ }, info) => {
  test.slow();
  const results = await runPlanted(info.outputPath());
  const wrong = results.get('expects what is not so');
  expect(wrong?.errors[0]?.message).toContain('something else');
  expect(await attached(wrong, 'journal')).toContainEqual(
    expect.objectContaining({ op: 'GET /user/profile/status', status: 200 }),
  );
  const {
    reopen: command,
    cookies,
    now,
  } = (await attached(wrong, 'sandbox')) as {
    reopen: string;
    cookies: { name: string; value: string }[];
    now: string;
  };

  const { url, end } = await reopen(command);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const status = await fetch(`${url}/user/profile/status`, { headers: { cookie } });
  expect(await status.json()).toMatchObject({ username: 'tobiade' });
  const later = Date.parse(status.headers.get('x-mock-now') ?? '') - Date.parse(now);
  end();
  expect(later).toBeGreaterThanOrEqual(0);
  expect(later).toBeLessThan(60_000);

  const foreign = results.get('calls what no contract has');
  expect(foreign?.errors[0]?.message).toContain('the mock answered 404 to GET /nowhere');
  expect(await attached(foreign, 'snapshot')).toHaveProperty('state.users');
});
