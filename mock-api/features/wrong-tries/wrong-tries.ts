import { iso, now, secondsUntil } from '../../core/clock.ts';
import { evictOldest, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { TryGroup } from './state.ts';
import { texts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;
/** Addresses that are kept: anybody can try one that has no account. */
const ACCOUNT_LIMIT = 1000;

/**
 * Wrong tries of an account within 24 hours, over all flows and devices. Devices that the account knows have a count of their own:
 * a stranger who uses up the other one locks nobody out. `all` is the ceiling of both together.
 */
export const tryLimits: Readonly<Record<TryGroup, { unknown: number; known: number; all: number }>> = {
  code: { unknown: 10, known: 10, all: 20 },
  second_factor: { unknown: 10, known: 10, all: 20 },
  password: { unknown: 10, known: 30, all: 30 },
};

/** Who tries: an account by its address, and whether the device is one that the account knows. */
export interface Tryer {
  readonly email: string;
  readonly known: boolean;
}

const recent = (state: SandboxState, email: string) =>
  // The clock can also be moved back.
  (own(state.wrongTries, email) ?? []).filter(({ at }) => at > now(state) - DAY_MS && at <= now(state));

/** Until when no more tries are let through, in milliseconds since 1970; null while there are some left. */
export function lockedUntil(state: SandboxState, { email, known }: Tryer, group: TryGroup): number | null {
  const ofGroup = recent(state, email).filter((one) => one.group === group);
  const ofKind = ofGroup.filter((one) => one.known === known);
  const limits = tryLimits[group];
  const waits = [
    { tries: ofKind, limit: known ? limits.known : limits.unknown },
    { tries: ofGroup, limit: limits.all },
  ].flatMap(({ tries, limit }) => {
    const freeing = tries.at(-limit);
    return tries.length >= limit && freeing ? [freeing.at + DAY_MS] : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

/**
 * Refuses a try, also with the right secret: else who guesses goes on until one is right.
 * @throws ApiError 429 `rate_limited` with the time
 */
export function refuseTooManyTries(state: SandboxState, tryer: Tryer, group: TryGroup): void {
  const until = lockedUntil(state, tryer, group);
  if (until === null) return;
  throw new ApiError('rate_limited', texts.too_many_tries, {
    retryAfter: secondsUntil(state, until),
    details: { until: iso(until) },
    values: { minutes: Math.ceil(secondsUntil(state, until) / 60) },
  });
}

export function countWrongTry(state: SandboxState, { email, known }: Tryer, group: TryGroup): void {
  if (!own(state.wrongTries, email)) evictOldest(state.wrongTries, ACCOUNT_LIMIT);
  state.wrongTries[email] = [...recent(state, email), { group, at: now(state), known }];
}

/** Forgets the wrong tries of a group, because its secret is another one now. */
export function forgetWrongTries(state: SandboxState, email: string, group: TryGroup): void {
  state.wrongTries[email] = recent(state, email).filter((one) => one.group !== group);
}
