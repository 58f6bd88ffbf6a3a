import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressVariables, type LocalAddresses } from './addresses.ts';
import { ensureBrowser, ensureChineseFont } from './browser.ts';
import { countRun, nothing, type Counts } from './counts.ts';
import { e2eReport } from './e2e-report.ts';
import { run } from './processes.ts';
import { exampleProduction, productionDist } from './production-example.ts';
import type { Step, StepContext } from './run-steps.ts';
import { telemetryDist, telemetryPreview } from './telemetry-build.ts';

const reports = mkdtempSync(join(tmpdir(), 'cowrie-test-'));

/** A tool that is no test runner counts as one test. */
async function tool(
  { output, args }: StepContext,
  command: string,
  own: string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const code = await run(command, [...own, ...args], extra, output);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

async function vitest(
  { output, args, addresses }: StepContext,
  name: string,
  ...own: string[]
): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...own, ...args];
  // What looks at a build has to know for which ports it was made.
  const ports = name === 'checks' ? portVariables(addresses) : {};
  return countRun('vitest', file, await run('vitest', all, ports, output));
}

const portVariables = ({ sitePort, mockPort }: LocalAddresses) => ({
  PORT: String(sitePort),
  MOCK_PORT: String(mockPort),
});

function browsers(): Counts {
  try {
    ensureBrowser('headless-shell');
    ensureBrowser('chromium');
    ensureChineseFont();
    return { ...nothing, passed: 1 };
  } catch (error) {
    console.error((error as Error).message);
    return { ...nothing, failed: 1 };
  }
}

const preview = (addresses: LocalAddresses) => ({ COWRIE_TARGET: 'preview', ...addressVariables(addresses) });

/** Everything that must hold, cheapest first; those of one core run in pairs. */
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
  // The ordinary preview shows that nothing is asked or loaded where nothing is configured: this is the other one.
  {
    name: 'telemetry',
    cores: 1,
    go: (context) =>
      tool(context, 'astro', ['build', '--outDir', telemetryDist], telemetryPreview(context.addresses)),
    after: ['build'],
  },
  // A build also writes the types of .astro files and of the environment, which the linter reads.
  { name: 'lint', cores: 1, after: ['production'], go: (context) => tool(context, 'eslint', ['.']) },
  { name: 'types', cores: 1, after: ['telemetry'], go: (context) => tool(context, 'astro', ['check']) },
  {
    name: 'checks',
    cores: 1,
    needs: ['production', 'build', 'telemetry'],
    go: (context) => vitest(context, 'checks', '--project=build', '--maxWorkers=1'),
  },
  { name: 'unit', cores: 2, go: (context) => vitest(context, 'unit', '--project=unit', '--project=dom') },
  { name: 'browsers', cores: 2, go: () => Promise.resolve(browsers()) },
  {
    name: 'e2e',
    cores: 2,
    needs: ['build', 'telemetry', 'browsers'],
    go: async ({ args, addresses, output }) => {
      const code = await run('playwright', ['test', ...args], portVariables(addresses), output);
      return countRun('playwright', e2eReport, code);
    },
  },
];
