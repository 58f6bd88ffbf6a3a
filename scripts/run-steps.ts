import type { LocalAddresses } from './dev-urls.ts';
import { add, nothing, type Counts } from './test-summary.ts';
import type { Output } from './processes.ts';

export interface Step {
  readonly name: string;
  /** Steps without which this one says nothing. */
  readonly needs?: readonly string[];
  /** Steps that must not run beside this one, or that write what it reads; their failure does not matter to it. */
  readonly after?: readonly string[];
  /** How much of a machine of two cores it keeps busy. */
  readonly cores: 1 | 2;
  readonly go: (context: StepContext) => Promise<Counts>;
}

export interface StepContext {
  readonly addresses: LocalAddresses;
  /** Arguments for the step's own program, from the command line. */
  readonly args: readonly string[];
  readonly output: Output;
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

function describe(name: string, { passed, failed, skipped }: Counts, seconds: number): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  const state = failed > 0 ? 'FAILED' : 'ok    ';
  return `${state} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${rest}`;
}

/**
 * Runs steps in their order, two of one core beside each other. A step that has company prints when it is done. A step whose
 * need failed is not run, and has failed.
 * @returns all counts together, and a line for each step.
 */
export async function runSteps(
  chosen: readonly Step[],
  context: Omit<StepContext, 'output'>,
): Promise<{ total: Counts; lines: readonly string[] }> {
  const results = new Map<string, Counts>();
  const lines: string[] = [];
  const waiting = [...chosen];
  const running = new Map<Step, Promise<void>>();

  async function runStep(step: Step): Promise<void> {
    const output = outputOf(step);
    const broken = (step.needs ?? []).filter((need) => (results.get(need)?.failed ?? 0) > 0);
    const started = Date.now();
    output.write(`\n== ${step.name} ==\n`);
    if (broken.length > 0) output.write(`Not run: ${broken.join(' and ')} failed.\n`);
    const counts = broken.length > 0 ? { ...nothing, failed: 1 } : await step.go({ ...context, output });
    results.set(step.name, counts);
    lines.push(describe(step.name, counts, (Date.now() - started) / 1000));
    output.end();
    running.delete(step);
  }

  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const busyCores = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(
      ({ needs = [], after = [], cores }) => [...needs, ...after].every(isOver) && busyCores() + cores <= 2,
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runStep(next));
    } else await Promise.race(running.values());
  }
  return { total: [...results.values()].reduce(add, nothing), lines };
}
