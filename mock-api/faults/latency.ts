import * as z from 'zod/mini';
import { next } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';

const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** How long calls take, in milliseconds of real time. */
export const distributions = z.union([
  z.object({ dist: z.literal('fixed'), ms: milliseconds }),
  z.object({ dist: z.literal('uniform'), min: milliseconds, max: milliseconds }),
  /** Half of the calls take longer than `median`; `sigma` of 0.4 is a good network, 1 a bad one. */
  z.object({
    dist: z.literal('lognormal'),
    median: milliseconds,
    sigma: z.number().check(z.minimum(0), z.maximum(3)),
  }),
]);
export type Distribution = z.output<typeof distributions>;

export type Latency = Distribution & {
  /** One call of the contract; every one when left out. */
  op?: string | undefined;
};

/** Longest wait that a distribution may ask for: its tail must not stop a day's work. */
const LONGEST = 60_000;

/** What this call has to wait; a call's own setting goes before the one for all. Drawn from the seed, call by call. */
export function latencyOf(state: SandboxState, op: string): number {
  const latency = state.latency.find((one) => one.op === op) ?? state.latency.find((one) => !one.op);
  return latency ? Math.min(LONGEST, drawn(state, latency, op)) : 0;
}

function drawn(state: SandboxState, latency: Distribution, op: string): number {
  switch (latency.dist) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.min + share(state, op) * Math.max(0, latency.max - latency.min);
    case 'lognormal':
      return latency.median * Math.exp(latency.sigma * normal(share(state, op), share(state, op)));
  }
}

/** From above 0 to 1. */
const share = (state: SandboxState, op: string) =>
  (Number.parseInt(next(state, 'latency', op).slice(0, 12), 16) + 1) / 2 ** 48;

/** A standard normal value from two uniform ones (Box and Muller, 1958). */
const normal = (one: number, two: number) => Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two);
