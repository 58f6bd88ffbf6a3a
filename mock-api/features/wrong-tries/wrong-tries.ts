import { iso, now, secondsUntil } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { CallContext } from '../../server/call-context.ts';
import type { SecurityEvent } from '../security-events/event-table.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { User } from '../users/state.ts';
import { userByEmail } from '../users/users.ts';
import type { TryGroup } from './state.ts';
import { texts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Addresses without an account that are kept while a try of theirs is recent. Who would tell one from an account by washing its
 * count away has to fail at so many others within a day, each behind a challenge. Rows of accounts are never dropped for room.
 */
export const STRANGER_LIMIT = 10_000;

/**
 * Wrong tries of an account within 24 hours, over all flows and devices. Devices that the account knows have a count of their own:
 * a stranger who uses up the other one locks nobody out. `all` is the ceiling of both together.
 */
export const tryLimits: Readonly<Record<TryGroup, { unknown: number; known: number; all: number }>> = {
  code: { unknown: 10, known: 10, all: 20 },
  second_factor: { unknown: 10, known: 10, all: 20 },
  password: { unknown: 10, known: 30, all: 30 },
};

/** What the owner is told when a ceiling is reached. A stranger who does not know the password has got nowhere. */
const eventOf = (group: TryGroup, known: boolean): SecurityEvent =>
  group === 'password' && known ? 'password_refused_known_device' : `${group}_refused`;

/** Who tries: an account by its address, and whether the device is one that the account knows. */
export interface Tryer {
  readonly email: string;
  readonly known: boolean;
}

/**
 * The owner of a session as somebody who tries. A call that wants one (`auth: 'session'`) is let through from a verified device
 * alone, so its device is known.
 */
export const sessionTryer = ({ email }: User): Tryer => ({ email, known: true });

const keyOf = (email: string) => email.trim().toLowerCase();

const recent = (state: SandboxState, email: string) =>
  // The clock can also be moved back.
  (own(state.wrongTries, keyOf(email)) ?? []).filter(
    ({ at }) => at > now(state) - DAY_MS && at <= now(state),
  );

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
  const wait = secondsUntil(state, until);
  throw new ApiError('rate_limited', texts.too_many_tries, {
    retryAfter: wait,
    details: { until: iso(until), secret: group },
    values: { wait: { wait } },
  });
}

/**
 * Judges a secret: the one way to, for all whose wrong tries count. While too many were wrong it is not looked at, so that a refusal
 * says nothing about it.
 * @throws ApiError 429 `rate_limited` with the time
 */
export function judgeTry(
  context: CallContext,
  tryer: Tryer,
  group: TryGroup,
  isRight: () => boolean,
): boolean {
  refuseTooManyTries(context.state, tryer, group);
  if (isRight()) return true;
  countWrongTry(context, tryer, group);
  return false;
}

/** Counts a wrong try; with the last one that is let through, the owner is told. */
export function countWrongTry(context: CallContext, tryer: Tryer, group: TryGroup): void {
  const { state } = context;
  const { email, known } = tryer;
  const key = keyOf(email);
  const tries = [...recent(state, key), { group, at: now(state), known }];
  remove(state.wrongTries, key);
  makeRoom(state);
  state.wrongTries[key] = tries;
  const user = userByEmail(state, key);
  if (user?.accountStatus !== 'active' || lockedUntil(state, tryer, group) === null) return;
  const count = tries.filter((one) => one.group === group && one.known === known).length;
  recordEvent(context, user, eventOf(group, known), { known, values: { count } });
}

/** Removes addresses whose tries have all been forgotten; if there are still too many, the oldest of those without an account. */
function makeRoom(state: SandboxState): void {
  if (Object.keys(state.wrongTries).length < STRANGER_LIMIT) return;
  const accounts = new Set(Object.values(state.users).map(({ email }) => email));
  for (const email of Object.keys(state.wrongTries))
    if (recent(state, email).length === 0) remove(state.wrongTries, email);
  const strangers = Object.keys(state.wrongTries).filter((email) => !accounts.has(email));
  for (const email of strangers.slice(0, Math.max(0, strangers.length - STRANGER_LIMIT + 1)))
    remove(state.wrongTries, email);
}

/** Forgets the wrong tries of a group, because its secret is another one now. */
export function forgetWrongTries(state: SandboxState, email: string, group: TryGroup): void {
  const kept = recent(state, email).filter((one) => one.group !== group);
  if (kept.length === 0) remove(state.wrongTries, keyOf(email));
  else state.wrongTries[keyOf(email)] = kept;
}
