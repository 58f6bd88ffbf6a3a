// `npm test`: all checks. `npm test -- --only unit,lint` runs only those steps; arguments after a single step go to its program:
// `npm test -- --only e2e --grep "log out"`. `npm run test:full` (`--full`) runs every matrix whole: tests/tier.ts. A step whose inputs are
// those of its last green run is skipped, but in CI; `--fresh` runs it all the same: step-cache.ts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildRecord } from '#server/build-record.ts';
import { addressesAt, type LocalAddresses } from './dev-urls.ts';
import { distFolder } from './dist-folder.ts';
import { describeRun, e2eReport } from './e2e-report.ts';
import { freePort, portFrom, portTaken, root } from './processes.ts';
import { runSteps, type Step } from './run-steps.ts';
import { rulesOf, StepCache } from './step-cache.ts';
import { steps } from './test-steps.ts';

const { values, tokens } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
  strict: false,
  tokens: true,
});
if (values.full) process.env.COWRIE_FULL = '1';

const chosen = chooseSteps();
const args = argumentsForStep();
const addresses = await chooseAddresses();

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function chooseSteps(): readonly Step[] {
  if (typeof values.only !== 'string') return steps;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    fail(`--only takes ${steps.map((step) => step.name).join(', ')}; not "${unknown.join(', ')}".`);
  return steps.filter((step) => names.includes(step.name));
}

/** The arguments for a step's program: those after `--only NAME`, and all that are no flags of ours. */
function argumentsForStep(): string[] {
  const own = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !['only', 'full', 'fresh'].includes(token.name)) continue;
    own.add(token.index);
    if (token.name === 'only' && !token.inlineValue) own.add(token.index + 1);
  }
  const rest = process.argv.slice(2).filter((_, index) => !own.has(index));
  if (rest.length > 0 && chosen.length !== 1)
    fail(`"${rest.join(' ')}" is for one step: name it with --only.`);
  return rest;
}

/** The ports that dist was built for; null without a build. A production build has none on this machine: 0. */
function builtAddresses(): LocalAddresses | null {
  if (!existsSync(join(distFolder, 'build.json'))) return null;
  const { siteUrl, apiUrl } = readBuildRecord(distFolder);
  return addressesAt(Number(new URL(siteUrl).port), Number(new URL(apiUrl).port));
}

async function isTaken({ sitePort, mockPort }: LocalAddresses): Promise<boolean> {
  return (await portTaken(sitePort)) || (await portTaken(mockPort));
}

/**
 * Chooses the ports: PORT and MOCK_PORT if set, else those of the build under test. A new build gets the ports of the one before, so
 * that it need not be made again when nothing else has changed; free ones if another program on this machine uses them, so that
 * this is neither in the way nor tested by mistake.
 */
async function chooseAddresses(): Promise<LocalAddresses> {
  const builds = chosen.some(({ name }) => name === 'build');
  const buildsBoth = builds && chosen.some(({ name }) => name === 'telemetry');
  const isSet = Boolean(process.env.PORT ?? process.env.MOCK_PORT);
  const built = builtAddresses();
  if (!isSet && !buildsBoth && built) return built;
  if (isSet || !builds) return addressesAt(portFrom('PORT', 4321), portFrom('MOCK_PORT', 8787));
  if (built && built.sitePort > 0 && built.mockPort > 0 && !(await isTaken(built))) return built;
  return addressesAt(await freePort(), await freePort());
}

const started = Date.now();
const fresh = values.fresh === true;
const rules = rulesOf(process.env, { args, fresh, isServed: await isTaken(addresses) });
const cache = new StepCache(rules, { root, addresses, environment: process.env });
const { total, lines, ran } = await runSteps(chosen, { addresses, args, fresh }, cache);
if (existsSync(e2eReport) && ran.has('e2e')) console.log(`\n${describeRun(e2eReport)}`);
console.log(`\n${lines.join('\n')}\n${((Date.now() - started) / 60_000).toFixed(1)} minutes\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
