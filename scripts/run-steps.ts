import type { LocalAddresses } from './dev-urls.ts';
import { add, nothing, type Counts } from './test-summary.ts';
import type { Output } from './processes.ts';
import type { CachedStep, GreenRun, StepCache } from './step-cache.ts';

export interface Step extends CachedStep {
  /** Steps that must have passed before this one runs. */
  readonly needs?: readonly string[];
  /** Steps that must have ended before this one runs, whether they passed or not: they must not run beside it, or write its input. */
  readonly after?: readonly string[];
  /** How many of two cores it keeps busy. */
  readonly cores: 1 | 2;
  readonly go: (context: StepContext) => Promise<Counts>;
}

export interface StepContext {
  readonly addresses: LocalAddresses;
  /** Arguments from the command line for the step's program. */
  readonly args: readonly string[];
  /** Whether programs must not use what they kept of earlier runs. */
  readonly fresh?: boolean;
  readonly output: Output;
}

interface StepOutput extends Output {
  end(): void;
}

/** A step that runs alone prints directly; the output of others is collected and printed when they end. */
function outputOf({ name, cores }: Step): StepOutput {
  if (cores === 2) return { write: (text) => void process.stdout.write(text), end: () => undefined };
  console.log(`${name} ...`);
  let held = '';
  return { write: (text) => (held += text), end: () => void process.stdout.write(held) };
}

const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function describe(name: string, counts: Counts, seconds: number): string {
  const state = counts.failed > 0 ? 'FAILED' : 'ok    ';
  return `${state} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}`;
}

const describeSame = (name: string, { commit, counts }: GreenRun) =>
  `same   ${name.padEnd(10)} (as at ${commit})  ${inWords(counts)}`;

/**
 * Runs steps in order, two steps of one core at a time. A step that runs beside another prints when it ends. A step whose
 * prerequisite failed does not run and counts as failed.
 * @param cache knows which steps would only repeat their last run: these have its counts. Without one every step runs.
 * @returns the sum of all counts, a line for each step, and the names of those that ran.
 */
export async function runSteps(
  chosen: readonly Step[],
  context: Omit<StepContext, 'output'>,
  cache?: StepCache,
): Promise<{ total: Counts; lines: readonly string[]; ran: ReadonlySet<string> }> {
  const results = new Map<string, Counts>();
  const lines: string[] = [];
  const ran = new Set<string>();
  const waiting = [...chosen];
  const running = new Map<Step, Promise<void>>();

  async function runStep(step: Step): Promise<void> {
    const broken = (step.needs ?? []).filter((need) => (results.get(need)?.failed ?? 0) > 0);
    const before = broken.length > 0 ? null : (cache?.fingerprintOf(step) ?? null);
    const same = cache?.sameRun(step, before);
    if (same) {
      results.set(step.name, same.counts);
      lines.push(describeSame(step.name, same));
      return;
    }
    const output = outputOf(step);
    const started = Date.now();
    ran.add(step.name);
    output.write(`\n== ${step.name} ==\n`);
    if (broken.length > 0) output.write(`Not run: ${broken.join(' and ')} failed.\n`);
    const counts = broken.length > 0 ? { ...nothing, failed: 1 } : await step.go({ ...context, output });
    if (broken.length === 0) cache?.record(step, before, counts);
    results.set(step.name, counts);
    lines.push(describe(step.name, counts, (Date.now() - started) / 1000));
    output.end();
  }

  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  const busyCores = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(
      ({ needs = [], after = [], cores }) => [...needs, ...after].every(isOver) && busyCores() + cores <= 2,
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      // Taken out here: a step that is not run ends before it is put in.
      running.set(
        next,
        runStep(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
  return { total: [...results.values()].reduce(add, nothing), lines, ran };
}
