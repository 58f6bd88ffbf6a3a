// Skips a step of `npm test` whose last run was green and whose inputs are still the same (fingerprint.ts).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildId, fingerprint, type Inputs, type Surroundings } from './fingerprint.ts';
import type { Counts } from './test-summary.ts';

/** What the cache knows of a step. */
export interface CachedStep {
  readonly name: string;
  /** Without them the step runs always. */
  readonly inputs?: Inputs;
  /** The folder of the build that it makes. */
  readonly output?: string;
}

export interface GreenRun {
  readonly fingerprint: string;
  readonly counts: Counts;
  /** The commit that it tested, with a + when something was not committed. */
  readonly commit: string;
  /** The id of the build that it made, else null. */
  readonly build: string | null;
}

export interface Rules {
  /** Whether a step may be skipped. */
  readonly skips: boolean;
  /** Whether a green run is recorded. */
  readonly records: boolean;
}

/**
 * CI and the full run skip nothing, nor does a step with arguments; `--fresh` skips nothing and records what it ran.
 * @param isServed whether something runs at the ports of this run: it may be a preview with older code.
 */
export function rulesOf(
  environment: NodeJS.ProcessEnv,
  { args, fresh, isServed }: { args: readonly string[]; fresh: boolean; isServed: boolean },
): Rules {
  const isWhole = !environment.CI && environment.COWRIE_FULL !== '1' && args.length === 0;
  return { skips: isWhole && !fresh, records: isWhole && !isServed };
}

/** The short id of the last commit. */
function commitAt(root: string): string {
  const args = ['describe', '--always', '--exclude=*', '--abbrev=7', '--dirty=+'];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim() || 'no commit';
}

/** The last green run of each step. It lies in node_modules, so that `npm ci` clears it. */
export class StepCache {
  readonly #file: string;
  readonly #rules: Rules;
  readonly #surroundings: Surroundings;

  constructor(rules: Rules, surroundings: Surroundings) {
    this.#rules = rules;
    this.#surroundings = surroundings;
    this.#file = join(surroundings.root, 'node_modules/.cache/cowrie-steps.json');
  }

  /**
   * The fingerprint of a step as things are now: builds that it needs must have ended.
   * @returns null for a step that is never the same, and where there is no git.
   */
  fingerprintOf({ name, inputs }: CachedStep): string | null {
    if (!inputs || !(this.#rules.skips || this.#rules.records)) return null;
    try {
      return fingerprint(name, inputs, this.#surroundings);
    } catch (error) {
      console.warn(`${name} can't be compared with its last run: ${(error as Error).message}`);
      return null;
    }
  }

  /** The step's last green run, if the step may be skipped because of it. */
  sameRun(step: CachedStep, now: string | null): GreenRun | null {
    const last = this.#read()[step.name];
    if (!this.#rules.skips || now === null || last?.fingerprint !== now) return null;
    return last.build === this.#buildOf(step) ? last : null;
  }

  /**
   * Records a run that ended. A failed one is no longer green, whatever it ran on.
   * @param before the step's fingerprint when it started: a file that was edited meanwhile was tested by half.
   */
  record(step: CachedStep, before: string | null, counts: Counts): void {
    const { [step.name]: last, ...others } = this.#read();
    if (counts.failed > 0) {
      if (last) this.#write(others);
      return;
    }
    if (!this.#rules.records || before === null || this.fingerprintOf(step) !== before) return;
    const build = this.#buildOf(step);
    if (step.output !== undefined && build === null) return;
    const run: GreenRun = { fingerprint: before, counts, commit: commitAt(this.#surroundings.root), build };
    this.#write({ ...others, [step.name]: run });
  }

  #buildOf({ output }: CachedStep): string | null {
    return output === undefined ? null : buildId(resolve(this.#surroundings.root, output));
  }

  /** A file that can't be read is as good as none. */
  #read(): Partial<Record<string, GreenRun>> {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Partial<Record<string, GreenRun>>;
    } catch {
      return {};
    }
  }

  /** Another run may read the file meanwhile. */
  #write(runs: Partial<Record<string, GreenRun>>): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.${process.pid}`, JSON.stringify(runs, null, 2));
    renameSync(`${this.#file}.${process.pid}`, this.#file);
  }
}
