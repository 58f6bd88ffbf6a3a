import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/processes.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';

interface Result {
  errors: { message: string }[];
  attachments: { name: string; path: string }[];
}
interface Report {
  suites: { specs: { title: string; tests: { results: Result[] }[] }[] }[];
}

/** Runs one test of planted/failing.ts as a run of its own, against the site and the mock of this one. */
async function runPlanted(folder: string, planted: string): Promise<Result | undefined> {
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
      ...['test', '--config', config, '--reporter', 'json', '--grep', planted],
    ],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stdio: 'ignore' },
  );
  expect(await once(child, 'exit')).toEqual([1, null]);
  const { suites } = JSON.parse(await readFile(report, 'utf8')) as Report;
  return suites.flatMap(({ specs }) => specs).find(({ title }) => title === planted)?.tests[0]?.results[0];
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

const looks: Readonly<Record<string, (result: Result | undefined) => Promise<void>>> = {
  'expects what is not so': async (result) => {
    expect(result?.errors[0]?.message).toContain('something else');
    expect(await attached(result, 'journal')).toContainEqual(
      expect.objectContaining({ op: 'GET /user/profile/status', status: 200 }),
    );
    const {
      reopen: command,
      cookies,
      now,
    } = (await attached(result, 'sandbox')) as {
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
  },
  'calls what no contract has': async (result) => {
    expect(result?.errors[0]?.message).toContain('the mock answered 404 to GET /nowhere');
    expect(await attached(result, 'snapshot')).toHaveProperty('state.users');
  },
};

for (const [planted, look] of matrix(
  'tests that fail',
  Object.entries(looks),
  ([title]) => title === 'calls what no contract has',
))
  test(`a test that ${planted} leaves what it takes to look into it`, async ({ browserName: _ }, info) => {
    test.slow();
    await look(await runPlanted(info.outputPath(), planted));
  });
