import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressVariables, type LocalAddresses } from './dev-urls.ts';
import { ensureBrowser, ensureFonts } from './browser.ts';
import { add, countRun, nothing, type Counts } from './test-summary.ts';
import { e2eReport } from './e2e-report.ts';
import { run } from './processes.ts';
import { exampleProduction, productionDist } from './production-example.ts';
import type { Step, StepContext } from './run-steps.ts';
import { telemetryDist, telemetryPreview } from './telemetry-build.ts';

const reports = mkdtempSync(join(tmpdir(), 'cowrie-test-'));

/** A step whose tool is no test runner, which counts as one test. */
export async function tool(
  { output, args }: StepContext,
  command: string,
  own: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const code = await run(command, [...own, ...args], extra, output);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * Checks the types of everything. `astro check` comes first: it also writes the types of astro:env and of the collections, which a fresh
 * clone has not. Keep in step with `check` in package.json.
 */
export async function types(context: StepContext): Promise<Counts> {
  const pages = await tool(context, 'astro', ['check', '--tsconfig', 'tsconfig.astro.json']);
  return add(pages, await tool(context, 'tsc', ['--noEmit']));
}

interface VitestRun {
  /** Whether no test at all is a pass, as for a change that no test covers. */
  readonly mayRunNone?: boolean;
  /** Tests of a build must know the ports that it was made for. */
  readonly extra?: NodeJS.ProcessEnv;
}

/** A step that runs Vitest and reads the counts from its report. */
export async function vitest(
  { output, args }: StepContext,
  own: readonly string[],
  { mayRunNone = false, extra = {} }: VitestRun = {},
): Promise<Counts> {
  const file = join(reports, `${randomUUID()}.json`);
  const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', [...flags, ...own, ...args], extra, output);
  return countRun('vitest', file, code, { mayRunNone });
}

const codeProjects = ['--project=unit', '--project=unit-isolated', '--project=dom'];
const repositoryProject = '--project=repository';
/** The Vitest projects that need no build. Keep in step with test:unit in package.json. */
export const unitProjects = [...codeProjects, repositoryProject];

export const checks = (context: StepContext, files: readonly string[] = []): Promise<Counts> =>
  vitest(context, ['--project=build', '--maxWorkers=1', ...files], {
    extra: portVariables(context.addresses),
  });

/** A step that runs Playwright against dist and reads the counts from its report. */
export async function browserTests({ addresses, output, args }: StepContext, own: readonly string[] = []) {
  // A run that writes no report must not be judged by the last one's.
  rmSync(e2eReport, { force: true });
  const code = await run('playwright', ['test', ...own, ...args], portVariables(addresses), output);
  return countRun('playwright', e2eReport, code);
}

const portVariables = ({ sitePort, mockPort }: LocalAddresses) => ({
  PORT: String(sitePort),
  MOCK_PORT: String(mockPort),
});

function browsers(): Counts {
  try {
    ensureBrowser('headless-shell');
    ensureBrowser('chromium');
    ensureFonts();
    return { ...nothing, passed: 1 };
  } catch (error) {
    console.error((error as Error).message);
    return { ...nothing, failed: 1 };
  }
}

/** The environment of a build that uses the mock. */
export const preview = (addresses: LocalAddresses) => ({
  COWRIE_TARGET: 'preview',
  ...addressVariables(addresses),
});

/** All steps of `npm test`, the cheapest first. Steps of one core run in pairs. */
export const steps: readonly Step[] = [
  { name: 'format', cores: 1, go: (context) => tool(context, 'prettier', ['--check', '.']) },
  {
    name: 'production',
    cores: 1,
    go: (context) => tool(context, 'astro', ['build', '--outDir', productionDist], exampleProduction),
  },
  {
    name: 'build',
    cores: 1,
    go: (context) => tool(context, 'astro', ['build'], preview(context.addresses)),
    after: ['production'],
  },
  // The ordinary preview shows that an unconfigured site neither asks for consent nor loads a service; this build has both services.
  {
    name: 'telemetry',
    cores: 1,
    go: (context) =>
      tool(context, 'astro', ['build', '--outDir', telemetryDist], telemetryPreview(context.addresses)),
    after: ['build'],
  },
  // A build also writes the types of .astro files and of the environment, which the linter needs.
  { name: 'lint', cores: 1, after: ['production'], go: (context) => tool(context, 'eslint', ['.']) },
  { name: 'types', cores: 1, after: ['telemetry'], go: types },
  {
    name: 'checks',
    cores: 1,
    needs: ['production', 'build', 'telemetry'],
    go: (context) => checks(context),
  },
  { name: 'repository', cores: 1, go: (context) => vitest(context, [repositoryProject, '--maxWorkers=1']) },
  { name: 'unit', cores: 2, go: (context) => vitest(context, codeProjects) },
  { name: 'browsers', cores: 2, go: () => Promise.resolve(browsers()) },
  {
    name: 'e2e',
    cores: 2,
    needs: ['build', 'telemetry', 'browsers'],
    go: (context) => browserTests(context),
  },
];
