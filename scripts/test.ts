// `npm test`: everything that must hold. `npm test -- --only unit,lint` runs those steps alone; what follows a single step goes to its
// program: `npm test -- --only e2e --grep "log out"`. `npm run test:full` (`--full`) runs every matrix whole: tests/tier.ts.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildRecord } from '#server/build-record.ts';
import { addressesAt, type LocalAddresses } from './addresses.ts';
import { add, nothing, type Counts } from './counts.ts';
import { distFolder } from './dist-folder.ts';
import { describeRun, e2eReport } from './e2e-report.ts';
import { freePort, portFrom, type Output } from './processes.ts';
import { steps, type Step } from './test-steps.ts';

const { values, tokens } = parseArgs({
  options: { only: { type: 'string' }, full: { type: 'boolean', default: false } },
  strict: false,
  tokens: true,
});
if (values.full) process.env.COWRIE_FULL = '1';

const chosen = chooseSteps();
const args = argumentsForStep();
const addresses = await chooseAddresses();
// A report of an earlier run must not be taken for this one's.
if (chosen.some(({ name }) => name === 'e2e')) rmSync(e2eReport, { force: true });

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

/** What stands behind `--only NAME`, or anywhere when it is none of our own flags. */
function argumentsForStep(): string[] {
  const own = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name !== 'only' && token.name !== 'full')) continue;
    own.add(token.index);
    if (token.name === 'only' && !token.inlineValue) own.add(token.index + 1);
  }
  const rest = process.argv.slice(2).filter((_, index) => !own.has(index));
  if (rest.length > 0 && chosen.length !== 1)
    fail(`"${rest.join(' ')}" is for one step: name it with --only.`);
  return rest;
}

/**
 * PORT and MOCK_PORT; without them those of the build that is tested; and where a build is made here, ports that are free, so
 * that nothing else that runs on this machine is in the way, or tested in its place.
 */
async function chooseAddresses(): Promise<LocalAddresses> {
  const builds = chosen.some(({ name }) => name === 'build');
  const buildsBoth = builds && chosen.some(({ name }) => name === 'telemetry');
  const isSet = Boolean(process.env.PORT ?? process.env.MOCK_PORT);
  if (!isSet && !buildsBoth && existsSync(join(distFolder, 'build.json'))) {
    const { siteUrl, apiUrl } = readBuildRecord(distFolder);
    return addressesAt(Number(new URL(siteUrl).port), Number(new URL(apiUrl).port));
  }
  if (isSet || !builds) return addressesAt(portFrom('PORT', 4321), portFrom('MOCK_PORT', 8787));
  return addressesAt(await freePort(), await freePort());
}

const results = new Map<Step, Counts>();
const lines: string[] = [];

async function runStep(step: Step, output: Output): Promise<void> {
  const { name, needs = [] } = step;
  const broken = [...results].filter(([{ name: done }, { failed }]) => needs.includes(done) && failed > 0);
  const started = Date.now();
  output.write(`\n== ${name} ==\n`);
  if (broken.length > 0)
    output.write(`Not run: ${broken.map(([{ name: done }]) => done).join(' and ')} failed.\n`);
  const counts = broken.length > 0 ? { ...nothing, failed: 1 } : await step.go({ addresses, args, output });
  results.set(step, counts);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  lines.push(
    `${counts.failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${seconds} s  ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
}

/** Runs the steps in their order, two of one core beside each other. A step that has company prints when it is done. */
async function runSteps(): Promise<void> {
  const waiting = [...chosen];
  const running = new Map<Step, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const busy = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(
      ({ needs = [], after = [], cores }) => [...needs, ...after].every(isOver) && busy() + cores <= 2,
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const output = outputOf(next);
      const done = runStep(next, output).finally(() => {
        output.end();
        running.delete(next);
      });
      running.set(next, done);
    } else await Promise.race(running.values());
  }
}

interface StepOutput extends Output {
  end(): void;
}

/** This terminal for a step that has the machine to itself; for the others a text that is printed at their end. */
function outputOf({ name, cores }: Step): StepOutput {
  if (cores === 2) return { write: (text) => void process.stdout.write(text), end: () => undefined };
  console.log(`${name} ...`);
  let held = '';
  return { write: (text) => (held += text), end: () => void process.stdout.write(held) };
}

const started = Date.now();
await runSteps();

if (existsSync(e2eReport) && chosen.some(({ name }) => name === 'e2e'))
  console.log(`\n${describeRun(e2eReport)}`);
const total = [...results.values()].reduce(add, nothing);
console.log(`\n${lines.join('\n')}\n${((Date.now() - started) / 60_000).toFixed(1)} minutes\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
