import { texts as serverTexts } from '../server/texts.ts';
import * as z from 'zod/mini';
import { ApiError, type ErrorText } from '../server/api-error.ts';
import type { MessageValues } from '../server/translate.ts';
import { iso, now, secondsUntil, type Timed } from './clock.ts';
import { own, remove } from './own-record.ts';
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

/** Buckets beyond which those that count nothing any more are removed. */
const BUCKET_LIMIT = 1000;
/** What the names of the buckets of forms begin with: whoever is logged out adds them, by any address. */
const FORM = 'form ';
/** Buckets of forms that are kept. Those of customers are as many as there are customers, and none that still counts is removed. */
const FORM_BUCKET_LIMIT = 1000;
/** No rate looks back further. */
const LONGEST_MS = LIMIT_SECONDS * 1000;

/**
 * The error of calls that came too often.
 * @param wait seconds until the next one is let through
 */
export const rateLimited = (
  state: Timed,
  wait: number,
  text: ErrorText = serverTexts.too_many_requests,
  values: MessageValues = {},
): ApiError =>
  new ApiError('rate_limited', text, {
    retryAfter: wait,
    values,
    details: { until: iso(now(state) + wait * 1000) },
  });

/**
 * Counts a call in each of its buckets. A rejected call is not counted, so that the next one after Retry-After is accepted.
 * @throws ApiError 429 `rate_limited` if a bucket is full
 */
export function enforce(state: SandboxState, buckets: readonly string[]): void {
  const named = buckets.map((name) => FORM + name);
  const wait = tryConsume(state, named, FORMS);
  if (wait > 0) throw rateLimited(state, wait, serverTexts.rate_limited, { minutes: Math.ceil(wait / 60) });
}

/**
 * Counts a call of a customer.
 * @param what the calls that are counted together
 * @throws ApiError 429 `rate_limited` if there were too many; then it is not counted
 */
export function countCall(state: SandboxState, what: string, customerId: string, rate: Rate): void {
  const wait = tryConsume(state, [`${what} ${customerId}`], rate);
  if (wait > 0) throw rateLimited(state, wait);
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
    // Put at the end again: buckets stand in the order of their newest call.
    remove(state.rateLimits, name);
    makeRoom(state, name);
    state.rateLimits[name] = [...recent, now(state)];
  }
  return 0;
}

/**
 * Removes buckets that count nothing any more once there are many, and of forms the oldest of the others: a flood of addresses never
 * empties the bucket of a customer.
 */
function makeRoom(state: SandboxState, added: string): void {
  const buckets = state.rateLimits;
  const names = Object.keys(buckets);
  if (names.length < BUCKET_LIMIT) return;
  const longAgo = now(state) - LONGEST_MS;
  for (const name of names) if ((buckets[name]?.at(-1) ?? 0) <= longAgo) remove(buckets, name);
  if (!added.startsWith(FORM)) return;
  const forms = Object.keys(buckets).filter((name) => name.startsWith(FORM));
  for (const name of forms.slice(0, Math.max(0, forms.length - FORM_BUCKET_LIMIT + 1))) remove(buckets, name);
}
