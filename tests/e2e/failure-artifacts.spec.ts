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

/** Runs one test of failing/failing-tests.ts in a separate Playwright run, against the same site and mock. */
async function runFailingTest(folder: string, testTitle: string): Promise<Result | undefined> {
  const config = join(folder, 'playwright.config.mjs');
  const report = join(folder, 'report.json');
  const settings = { testDir: join(root, 'tests/e2e/failing'), testMatch: '*.ts', workers: 1, retries: 0 };
  await writeFile(
    config,
    `import ours from ${JSON.stringify(join(root, 'playwright.config.ts'))};
    const settings = ${JSON.stringify({ ...settings, outputDir: join(folder, 'results') })};
    export default { ...ours, ...settings, reporter: 'json', globalSetup: undefined };`,
  );
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', config, '--grep', testTitle],
    ],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, stdio: 'ignore' },
  );
  expect(await once(child, 'exit')).toEqual([1, null]);
  const { suites } = JSON.parse(await readFile(report, 'utf8')) as Report;
  return suites.flatMap(({ specs }) => specs).find(({ title }) => title === testTitle)?.tests[0]?.results[0];
}

const readAttachment = async (result: Result | undefined, name: string) => {
  const path = result?.attachments.find((attachment) => attachment.name === name)?.path;
  return JSON.parse(await readFile(path ?? `no ${name}`, 'utf8')) as unknown;
};

/** Runs the command that a failed test attaches, on a free port. Resolves to its URL. */
async function startRestoredMock(command: string): Promise<{ url: string; end: () => void }> {
  const [script, flags] = command.split(' -- ');
  expect(script).toBe('npm run mock');
  const child = spawn('sh', ['-c', `exec node mock-api/bin.mjs --port 0 ${flags}`], { cwd: root });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text).toContain('Mock API on');
  return { url: /http:\S+/.exec(text)![0], end: () => void child.kill() };
}

const checks: Readonly<Record<string, (result: Result | undefined) => Promise<void>>> = {
  'fails an expectation': async (result) => {
    expect(result?.errors[0]?.message).toContain('something else');
    expect(await readAttachment(result, 'journal')).toContainEqual(
      expect.objectContaining({ op: 'GET /user/profile/status', status: 200 }),
    );
    const {
      reopen: command,
      cookies,
      now,
    } = (await readAttachment(result, 'sandbox')) as {
      reopen: string;
      cookies: { name: string; value: string }[];
      now: string;
    };

    const { url, end } = await startRestoredMock(command);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const status = await fetch(`${url}/user/profile/status`, { headers: { cookie } });
    expect(await status.json()).toMatchObject({ username: 'tobiade' });
    const elapsed = Date.parse(status.headers.get('x-mock-now') ?? '') - Date.parse(now);
    end();
    expect(elapsed).toBeGreaterThanOrEqual(0);
    expect(elapsed).toBeLessThan(60_000);
  },
  'makes a call outside the contract': async (result) => {
    expect(result?.errors[0]?.message).toContain('the mock answered 404 to GET /nowhere');
    expect(await readAttachment(result, 'snapshot')).toHaveProperty('state.users');
  },
};

for (const [testTitle, check] of matrix(
  'tests that fail',
  Object.entries(checks),
  ([title]) => title === 'makes a call outside the contract',
))
  test(`a test that ${testTitle} attaches what it takes to investigate it`, async ({
    browserName: _,
  }, info) => {
    test.slow();
    await check(await runFailingTest(info.outputPath(), testTitle));
  });
