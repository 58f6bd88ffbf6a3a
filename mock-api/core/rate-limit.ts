import { ApiError } from '../server/api-error.ts';
import { now, secondsUntil } from './clock.ts';
import { evictOldest, own } from './own-record.ts';
import type { SandboxState } from './state.ts';

/** What a form may be sent: as often in so long a time, by one client and for one address. */
export const LIMIT = 5;
export const LIMIT_SECONDS = 600;
/** How often something may be done in so long a time, in seconds. */
export interface Rate {
  readonly limit: number;
  readonly seconds: number;
}
const FORMS: Rate = { limit: LIMIT, seconds: LIMIT_SECONDS };

/** Buckets that are remembered: any address makes one. */
const BUCKETS = 1000;

/**
 * Counts a call in each of its buckets. One that is refused is not counted, so that who waits as long as was said gets in.
 * @throws Refusal 429 `rate_limited` when a bucket is full.
 */
export function enforce(state: SandboxState, buckets: readonly string[]): void {
  const wait = tryConsume(state, buckets, FORMS);
  if (wait > 0)
    throw new ApiError(429, 'rate_limited', 'rate_limited', {
      retryAfter: wait,
      values: { minutes: Math.ceil(wait / 60) },
    });
}

/** Counts a call in each of its buckets, or answers with the seconds until there is room in all of them, counting nothing. */
export function tryConsume(
  state: SandboxState,
  buckets: readonly string[],
  { limit, seconds }: Rate,
): number {
  const present = now(state);
  const counted = buckets.map((name) => {
    const recent = (own(state.rateLimits, name) ?? []).filter(
      // The clock can be moved back, too.
      (at) => at > present - seconds * 1000 && at <= present,
    );
    return { name, recent };
  });
  const waits = counted.map(({ recent }) =>
    recent.length < limit
      ? 0
      : secondsUntil(state, (recent[recent.length - limit] ?? present) + seconds * 1000),
  );
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const { name, recent } of counted) {
    if (!own(state.rateLimits, name)) evictOldest(state.rateLimits, BUCKETS);
    state.rateLimits[name] = [...recent, present];
  }
  return 0;
}
