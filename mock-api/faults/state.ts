import * as z from 'zod/mini';
import { count } from '../core/schemas.ts';
import { defineSlice } from '../core/slice.ts';
import { effects, type Effect } from './fault-types.ts';
import { distributions, type Distribution } from './latency.ts';

/** Validated by the schema of its type: a union of all effects would only report that none of twenty matches. */
const effect = z.custom<Effect>((value) => {
  const type = (value as { type?: unknown } | null)?.type;
  const schema = Object.entries(effects).find(([name]) => name === type)?.[1];
  return schema?.safeParse(value).success === true;
}, 'invalid');

const fault = z.object({
  id: z.string(),
  /** `POST /auth/login`, `ws`, or `*` for every call of the contract. */
  op: z.string(),
  effect,
  /** How many calls it hits; every one when left out. */
  times: z.optional(count),
  /** How many matching calls it skips first. */
  after: count,
  /** The share of matching calls that it hits, 0 to 1. Decided by the seed, so that a run can be repeated. */
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  /**
   * `pre`: in place of the handler. `work`: between the reservation of an Idempotency-Key and its commit. `post`: after the
   * handler has done its work; the response is lost.
   */
  stage: z.enum(['pre', 'work', 'post']),
  seen: count,
  hits: count,
});
export type Fault = z.output<typeof fault>;
export type NewFault = Omit<Fault, 'id' | 'seen' | 'hits'>;

const latency = z.intersection(distributions, z.object({ op: z.optional(z.string()) }));
export type Latency = z.output<typeof latency>;

declare module '../core/state.ts' {
  interface SandboxState {
    faults: Fault[];
    /** The number in the id of the newest fault. Only a reset of everything restarts it, so that no two faults share an id. */
    lastFault: number;
    latency: Latency[];
  }
  interface StateSetting {
    /** How long every call takes. */
    latency?: Distribution | undefined;
    faults?: readonly NewFault[] | undefined;
  }
}

/** A fault that has matched no call yet. `number` becomes its id. */
export const newFault = (rule: NewFault, number: number): Fault => ({
  ...rule,
  id: `flt_${number}`,
  seen: 0,
  hits: 0,
});

export const faultsSlice = defineSlice({
  key: 'faults',
  schema: z.array(fault),
  create: ({ setting }) => (setting.faults ?? []).map((rule, index) => newFault(rule, index + 1)),
  reset: ['faults'],
});

export const lastFaultSlice = defineSlice({
  key: 'lastFault',
  schema: count,
  create: ({ setting }) => setting.faults?.length ?? 0,
  reset: [],
});

export const latencySlice = defineSlice({
  key: 'latency',
  schema: z.array(latency),
  create: ({ setting }) => (setting.latency ? [{ ...setting.latency }] : []),
  reset: ['faults'],
});
