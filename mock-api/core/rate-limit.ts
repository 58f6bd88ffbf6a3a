import { texts as serverTexts } from '../server/texts.ts';
import * as z from 'zod/mini';
import { ApiError } from '../server/api-error.ts';
import { now, secondsUntil } from './clock.ts';
import { evictOldest, own, remove } from './own-record.ts';
import { timestamp } from './schemas.ts';
import { defineSlice } from './slice.ts';
import type { SandboxState } from './state.ts';

/** How often a form may be sent by one client and for one address. */
export const LIMIT = 5;
export const LIMIT_SECONDS = 600;
/** How many times something may be done in so many seconds. */
export interface Rate {
  readonly limit: number;
  readonly seconds: number;
}
const FORMS: Rate = { limit: LIMIT, seconds: LIMIT_SECONDS };

const rateLimits = z.record(z.string(), z.array(timestamp));

declare module './state.ts' {
  interface SandboxState {
    /** By bucket, whose name ends with the client, user or address that it counts: the times of its calls. */
    rateLimits: z.output<typeof rateLimits>;
  }
}

export const rateLimitsSlice = defineSlice({
  key: 'rateLimits',
  schema: rateLimits,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ rateLimits: buckets }, { customer_id, email }) => {
    for (const name of Object.keys(buckets))
      if (name.endsWith(` ${customer_id}`) || name.endsWith(` ${email}`)) remove(buckets, name);
  },
});

/** Buckets that are kept: any address adds one. */
const BUCKET_LIMIT = 1000;

/**
 * Counts a call in each of its buckets. A rejected call is not counted, so that the next one after Retry-After is accepted.
 * @throws ApiError 429 `rate_limited` if a bucket is full
 */
export function enforce(state: SandboxState, buckets: readonly string[]): void {
  refuse(tryConsume(state, buckets, FORMS));
}

/** Whether a bucket is full, without counting. @throws ApiError 429 `rate_limited` */
export function refuseFull(state: SandboxState, bucket: string): void {
  refuse(waitOf(state, recentOf(state, bucket, FORMS), FORMS));
}

function refuse(wait: number): void {
  if (wait > 0)
    throw new ApiError('rate_limited', serverTexts.rate_limited, {
      retryAfter: wait,
      values: { minutes: Math.ceil(wait / 60) },
    });
}

/**
 * Counts a call of a customer.
 * @param what the calls that are counted together
 * @throws ApiError 429 `rate_limited` if there were too many; then it is not counted
 */
export function countCall(state: SandboxState, what: string, customerId: string, rate: Rate): void {
  const retryAfter = tryConsume(state, [`${what} ${customerId}`], rate);
  if (retryAfter > 0) throw new ApiError('rate_limited', serverTexts.too_many_requests, { retryAfter });
}

/** The calls that a bucket still counts. */
function recentOf(state: SandboxState, bucket: string, { seconds }: Rate): number[] {
  const current = now(state);
  // The clock can also be moved back.
  return (own(state.rateLimits, bucket) ?? []).filter((at) => at > current - seconds * 1000 && at <= current);
}

const waitOf = (state: SandboxState, recent: readonly number[], { limit, seconds }: Rate): number =>
  recent.length < limit
    ? 0
    : secondsUntil(state, (recent[recent.length - limit] ?? now(state)) + seconds * 1000);

/**
 * Counts a call in each of its buckets and returns 0. If one of them is full, counts nothing and returns the seconds until all
 * have room.
 */
export function tryConsume(state: SandboxState, buckets: readonly string[], rate: Rate): number {
  const counted = buckets.map((name) => ({ name, recent: recentOf(state, name, rate) }));
  const wait = Math.max(...counted.map(({ recent }) => waitOf(state, recent, rate)));
  if (wait > 0) return wait;
  for (const { name, recent } of counted) {
    if (!own(state.rateLimits, name)) evictOldest(state.rateLimits, BUCKET_LIMIT);
    state.rateLimits[name] = [...recent, now(state)];
  }
  return 0;
}
