import { Refusal } from '../refusal.ts';
import { now, secondsUntil } from './clock.ts';
import { makeRoom, row } from './record.ts';
import type { SandboxState } from './state.ts';

/** What a form may be sent: as often in so long a time, by one client and for one address. */
export const LIMIT = 5;
export const LIMIT_SECONDS = 600;
/** Buckets that are remembered: any address makes one. */
const BUCKETS = 1000;

/**
 * Counts a call in each of its buckets. One that is refused is not counted, so that who waits as long as was said gets in.
 * @throws Refusal 429 `rate_limited` when a bucket is full.
 */
export function countCall(state: SandboxState, buckets: readonly string[]): void {
  const present = now(state);
  const counted = buckets.map((name) => {
    const recent = (row(state.limits, name) ?? []).filter(
      // The clock can be moved back, too.
      (at) => at > present - LIMIT_SECONDS * 1000 && at <= present,
    );
    return { name, recent };
  });
  const waits = counted.map(({ recent }) =>
    recent.length < LIMIT
      ? 0
      : secondsUntil(state, (recent[recent.length - LIMIT] ?? present) + LIMIT_SECONDS * 1000),
  );
  const wait = Math.max(...waits);
  if (wait > 0)
    throw new Refusal(429, 'rate_limited', 'rate_limited', {
      retryAfter: wait,
      values: { minutes: Math.ceil(wait / 60) },
    });
  for (const { name, recent } of counted) {
    if (!row(state.limits, name)) makeRoom(state.limits, BUCKETS);
    state.limits[name] = [...recent, present];
  }
}
