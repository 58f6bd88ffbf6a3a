import { get } from './json-pointer.ts';
import * as z from 'zod/mini';
import { createClock, hasIsoTime, now } from './clock.ts';
import { remove } from './own-record.ts';
import { count, timestamp } from './schemas.ts';
import type { AccountOwner, AnySlice, ResetPart } from './slice.ts';
import type { SandboxState, StateSetting } from './state.ts';

/** The data of all sandboxes with the same seed is the same, so that a test can be repeated. */
export const DEFAULT_SEED = 7;

/** The members of every state, independent of the features. */
const coreSchemas = {
  id: z.string(),
  seed: z.number().check(z.int()),
  fixedCodes: z.boolean(),
  clock: z.object({
    mode: z.enum(['real', 'scaled', 'frozen']),
    base: timestamp,
    anchor: timestamp,
    rate: z.number().check(z.minimum(0), z.maximum(100_000)),
  }),
  counters: z.record(z.string(), count),
};

/** The state as its slices declare it: creates, resets and validates it. */
export class StateDefinition {
  readonly #slices: readonly AnySlice[];
  readonly #schema: z.ZodMiniType;

  constructor(slices: readonly AnySlice[]) {
    this.#slices = slices;
    const schemas = Object.fromEntries(slices.map(({ key, schema }) => [key, schema]));
    this.#schema = z.strictObject({ ...coreSchemas, ...schemas });
  }

  create(id: string, setting: StateSetting = {}): SandboxState {
    const { seed = DEFAULT_SEED, fixedCodes = true } = setting;
    const clock = createClock(setting.clock);
    const start = { now: clock.base, setting };
    const members = Object.fromEntries(this.#slices.map(({ key, create }) => [key, create(start)]));
    return { id, seed, fixedCodes, clock, counters: {}, ...members } as SandboxState;
  }

  /** The state after a reset of a part or of all of it. The sandbox resets `clock`, because its timers depend on it. */
  reset(before: SandboxState, setting: StateSetting, part: ResetPart): SandboxState {
    const fresh = this.create(before.id, setting);
    if (part === 'all') return fresh;
    const restarted = this.#slices
      .filter(({ reset }) => reset.includes(part))
      .map(({ key }) => [key, fresh[key]]);
    const counters = part === 'state' ? { counters: fresh.counters } : {};
    return { ...before, ...counters, ...(Object.fromEntries(restarted) as Partial<SandboxState>) };
  }

  /** Removes what belongs to an account from every slice. */
  deleteUser(state: SandboxState, user: AccountOwner): void {
    for (const { key, onUserDeleted } of this.#slices) {
      if (typeof onUserDeleted === 'function') onUserDeleted(state, user);
      else if (onUserDeleted) remove(state[key] as unknown as Record<string, unknown>, user.customer_id);
    }
  }

  /** Why a value is not a valid state, or null. */
  problem(value: unknown): string | null {
    const parsed = this.#schema.safeParse(value);
    if (!parsed.success) return describeIssue(value, parsed.error.issues[0]);
    const state = value as SandboxState;
    // Every reply shows the time, so a clock without an ISO 8601 time would break them all.
    if (!hasIsoTime(now(state))) return '/clock shows no time between the years 0 and 9999';
    for (const slice of this.#slices) {
      const problem = keyProblem(state, slice) ?? slice.problem?.(state) ?? null;
      if (problem !== null) return problem;
    }
    return null;
  }
}

function describeIssue(value: unknown, issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'it is invalid';
  const at = `/${issue.path.join('/')}`;
  if (issue.code === 'unrecognized_keys')
    return `${at === '/' ? '' : at}/${issue.keys[0]} is no member of a state`;
  if (!get(value, issue.path.map(String)).found) return `${at} is missing`;
  return `${at} is invalid: ${'expected' in issue ? `expected ${issue.expected}` : issue.code}`;
}

/** Each row must be stored under its own key. */
function keyProblem(state: SandboxState, { key, keyedBy }: AnySlice): string | null {
  if (keyedBy === undefined) return null;
  const rows = Object.entries(state[key] as unknown as Record<string, Record<string, unknown>>);
  const wrong = rows.find(([name, row]) => row[keyedBy] !== name);
  return wrong ? `/${key}/${wrong[0]} has another ${keyedBy}` : null;
}
