import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressVariables, type LocalAddresses } from './dev-urls.ts';
import { describeBrowsers, ensureBrowser, ensureFonts } from './browser.ts';
import { distFolder } from './dist-folder.ts';
import { listFiles } from './fingerprint.ts';
import { add, countRun, nothing, type Counts } from './test-summary.ts';
import { e2eReport } from './e2e-report.ts';
import { root, run } from './processes.ts';
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

/** Formatting. Prettier compares what a file contains, not when it was written; its plugins are of the packages that are installed. */
function format(context: StepContext): Promise<Counts> {
  const packages = createHash('sha256').update(readFileSync(join(root, 'node_modules/.package-lock.json')));
  const kept = `node_modules/.cache/format-${packages.digest('hex').slice(0, 12)}.json`;
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', kept];
  return tool(context, 'prettier', ['--check', ...(context.fresh ? [] : cache), '.']);
}

/** Checks the types of all files but .astro ones. TypeScript judges again what a change can reach. */
export const typeScript = (context: StepContext): Promise<Counts> =>
  tool(context, 'tsc', [
    '--noEmit',
    ...(context.fresh ? [] : ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']),
  ]);

/**
 * Checks the types of everything. `astro check` comes first: it also writes the types of astro:env and of the collections, which a fresh
 * clone has not. Keep in step with `check` in package.json.
 */
export async function types(context: StepContext): Promise<Counts> {
  const pages = await tool(context, 'astro', ['check', '--tsconfig', 'tsconfig.astro.json']);
  return add(pages, await typeScript(context));
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

/** Read by people, and by tests/docs and tests/scripts alone. */
const prose = ['docs', 'README.md', 'LICENSE'];

/** Builds read neither tests nor the settings of tools, and the bundler refuses the mock. */
const siteOnly = {
  except: [
    ...[...prose, 'tests', 'mock-api'],
    ...[
      'eslint.config.mjs',
      'layers.config.mjs',
      'scripts/lint',
      'mock-features.config.mjs',
      'playwright.config.ts',
      'test-map.config.mjs',
      'vitest.config.ts',
    ],
  ],
  today: true,
};

const testFiles = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
const previews = [distFolder, telemetryDist];
/** The types of .astro files and of the environment, which a build writes and git ignores. The linter and TypeScript need them. */
const astroTypes = ['.astro/*.d.ts'];

/**
 * All steps of `npm test`, the cheapest first. Steps of one core run in pairs. What a step leaves out of its inputs must be what it never
 * reads: tests/scripts/step-inputs.test.ts follows imports, but not paths that code puts together.
 */
export const steps: readonly Step[] = [
  { name: 'format', cores: 1, inputs: {}, go: format },
  // With Astro's types, so that it is not skipped when they are gone or of other files.
  {
    name: 'production',
    cores: 1,
    inputs: { ...siteOnly, also: astroTypes },
    output: productionDist,
    go: (context) => tool(context, 'astro', ['build', '--outDir', productionDist], exampleProduction),
  },
  {
    name: 'build',
    cores: 1,
    inputs: { ...siteOnly, ports: true },
    output: join(root, 'dist'),
    go: (context) => tool(context, 'astro', ['build'], preview(context.addresses)),
    after: ['production'],
  },
  // The ordinary preview shows that an unconfigured site neither asks for consent nor loads a service; this build has both services.
  {
    name: 'telemetry',
    cores: 1,
    inputs: { ...siteOnly, ports: true },
    output: telemetryDist,
    go: (context) =>
      tool(context, 'astro', ['build', '--outDir', telemetryDist], telemetryPreview(context.addresses)),
    after: ['build'],
  },
  {
    name: 'lint',
    cores: 1,
    inputs: { except: prose, also: astroTypes },
    after: ['production'],
    go: (context) => tool(context, 'eslint', ['.']),
  },
  {
    name: 'types',
    cores: 1,
    inputs: { except: prose, also: astroTypes },
    after: ['telemetry'],
    go: types,
  },
  {
    name: 'repository',
    cores: 1,
    // The map of tests is compared with what is added to git.
    inputs: { today: true, others: () => listFiles(root).join() },
    go: (context) => vitest(context, [repositoryProject, '--maxWorkers=1']),
  },
  {
    name: 'checks',
    cores: 1,
    inputs: {
      except: [...prose, 'test-map.config.mjs', 'tests/e2e', ...testFiles],
      also: [
        'tests/{build,server}/**',
        'tests/e2e/{every-path,guards-table,messages,public-paths,wallet-table}.ts',
      ],
      builds: [...previews, productionDist],
      today: true,
    },
    needs: ['production', 'build', 'telemetry'],
    go: (context) => checks(context),
  },
  {
    name: 'unit',
    cores: 2,
    inputs: {
      except: [
        ...prose,
        'test-map.config.mjs',
        'tests/build',
        'tests/e2e',
        'tests/server',
        'tests/docs',
        'tests/scripts',
      ],
      also: [
        'docs/openapi.json',
        'tests/e2e/{messages,notification-calls,quiet-screen,shell-calls,wallet-table}.ts',
      ],
      today: true,
    },
    go: (context) => vitest(context, codeProjects),
  },
  { name: 'browsers', cores: 2, go: () => Promise.resolve(browsers()) },
  {
    name: 'e2e',
    cores: 2,
    inputs: {
      except: [...prose, 'test-map.config.mjs', ...testFiles],
      builds: previews,
      today: true,
      others: describeBrowsers,
    },
    needs: ['build', 'telemetry', 'browsers'],
    go: (context) => browserTests(context),
  },
];
