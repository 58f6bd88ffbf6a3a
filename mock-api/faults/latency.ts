import * as z from 'zod/mini';
import { next } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';

const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** How long calls take, in milliseconds of real time. */
export const distributions = z.discriminatedUnion('dist', [
  z.strictObject({ dist: z.literal('fixed'), ms: milliseconds }),
  z.strictObject({ dist: z.literal('uniform'), min: milliseconds, max: milliseconds }),
  /** Half of the calls take longer than `median`. A `sigma` of 0.4 is like a good network, 1 like a bad one. */
  z.strictObject({
    dist: z.literal('lognormal'),
    median: milliseconds,
    sigma: z.number().check(z.minimum(0), z.maximum(3)),
  }),
]);
export type Distribution = z.output<typeof distributions>;

/** A lognormal distribution has no upper bound, and no call should take longer than this. */
const MAX_LATENCY_MS = 60_000;

/** How long this call takes. A setting for the call wins over the one for all. Drawn from the seed, call by call. */
export function latencyOf(state: SandboxState, op: string): number {
  const latency = state.latency.find((one) => one.op === op) ?? state.latency.find((one) => !one.op);
  return latency ? Math.min(MAX_LATENCY_MS, drawLatency(state, latency, op)) : 0;
}

function drawLatency(state: SandboxState, latency: Distribution, op: string): number {
  switch (latency.dist) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.min + uniform(state, op) * Math.max(0, latency.max - latency.min);
    case 'lognormal':
      return latency.median * Math.exp(latency.sigma * normal(uniform(state, op), uniform(state, op)));
  }
}

/** Greater than 0, at most 1. */
const uniform = (state: SandboxState, op: string) =>
  (Number.parseInt(next(state, 'latency', op).slice(0, 12), 16) + 1) / 2 ** 48;

/** A value of the standard normal distribution from two uniform ones (Box and Muller, 1958). */
const normal = (one: number, two: number) => Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two);
