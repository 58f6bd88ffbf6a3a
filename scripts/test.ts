// `npm test`: everything that must hold, in one column. `npm test -- --only unit,lint` runs those steps alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressVariables } from './addresses.ts';
import { ensureBrowser, ensureChineseFont } from './browser.ts';
import { add, countRun, nothing, type Counts } from './counts.ts';
import { run } from './processes.ts';
import { exampleProduction, productionDist } from './production-example.ts';
import { telemetryDist, telemetryPreview } from './telemetry-build.ts';

interface Step {
  name: string;
  /** Steps without which this one says nothing. */
  needs?: string[];
  go: () => Promise<Counts>;
}

const reports = mkdtempSync(join(tmpdir(), 'cowrie-test-'));

/** A tool that is no test runner counts as one test. */
const tool = async (command: string, args: string[], extra: NodeJS.ProcessEnv = {}): Promise<Counts> =>
  (await run(command, args, extra)) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

async function vitest(name: string, ...args: string[]): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  return countRun('vitest', file, code);
}

async function playwright(): Promise<Counts> {
  try {
    ensureBrowser();
    ensureChineseFont();
  } catch (error) {
    console.error((error as Error).message);
    return { ...nothing, failed: 1 };
  }
  const file = join(reports, 'e2e.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return countRun('playwright', file, code);
}

const steps: Step[] = [
  { name: 'format', go: () => tool('prettier', ['--check', '.']) },
  // Before the linter: it also writes the types of .astro files and of the environment, which the linter reads.
  { name: 'types', go: () => tool('astro', ['check']) },
  { name: 'lint', go: () => tool('eslint', ['.']) },
  { name: 'unit', go: () => vitest('unit', '--project=unit') },
  {
    name: 'production',
    go: () => tool('astro', ['build', '--outDir', productionDist], exampleProduction),
  },
  { name: 'build', go: () => tool('astro', ['build'], { COWRIE_TARGET: 'preview', ...addressVariables() }) },
  // The ordinary preview shows that nothing is asked or loaded where nothing is configured: this is the other one.
  { name: 'telemetry', go: () => tool('astro', ['build', '--outDir', telemetryDist], telemetryPreview()) },
  {
    name: 'checks',
    needs: ['production', 'build', 'telemetry'],
    go: () => vitest('checks', '--project=build'),
  },
  { name: 'e2e', needs: ['build', 'telemetry'], go: playwright },
];

function chosenSteps(): Step[] {
  const at = process.argv.indexOf('--only');
  if (at < 0) return steps;
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`--only takes ${steps.map((step) => step.name).join(', ')}; not "${unknown.join(', ')}".`);
    process.exit(1);
  }
  return steps.filter((step) => names.includes(step.name));
}

const results = new Map<string, Counts>();
const lines: string[] = [];
for (const { name, needs = [], go } of chosenSteps()) {
  console.log(`\n== ${name} ==`);
  const broken = needs.filter((need) => (results.get(need)?.failed ?? 0) > 0);
  const started = Date.now();
  if (broken.length > 0) console.error(`Not run: ${broken.join(' and ')} failed.`);
  const counts = broken.length > 0 ? { ...nothing, failed: 1 } : await go();
  results.set(name, counts);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} flaky` : '';
  lines.push(
    `${counts.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${seconds} s  ${counts.passed} passed, ${counts.failed} failed${skipped}${flaky}`,
  );
}
rmSync(reports, { recursive: true, force: true });

const total = [...results.values()].reduce(add, nothing);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
