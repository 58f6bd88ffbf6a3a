import { PEOPLE_LIMIT } from '#contract/search.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { now } from '../../core/clock.ts';
import { evictOldest, own, put, remove } from '../../core/own-record.ts';
import { rateLimited, tryConsume } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { partyByUsername, type Party } from '../users/parties.ts';
import type { User } from '../users/state.ts';

const RATE = { limit: PEOPLE_LIMIT, seconds: 60 };
/** For so long a name that was looked up, and with that whoever was paid or asked by it, costs nothing. */
const FREE_MS = 24 * 3_600_000;
/** Names of one customer that are remembered: enough for a day of anybody who is not listing them. */
const NAME_LIMIT = 1000;

/** Counts a search for people by the beginning of a name. Returns the seconds to wait, or 0. */
export const countSearch = (state: SandboxState, { customer_id }: User): number =>
  tryConsume(state, [`people ${customer_id}`], RATE);

/**
 * Counts that somebody learns whether a name is anybody's, so that nobody can list all names. One's own name costs nothing, nor does
 * one that was looked up within a day.
 * @throws ApiError 429 `rate_limited`
 */
export function countLookUp(state: SandboxState, user: User, name: string): void {
  if (name === user.username) return;
  const names = (state.lookedUp[user.customer_id] ??= {});
  const before = own(names, name);
  const isFree = before !== undefined && before > now(state) - FREE_MS && before <= now(state);
  const wait = isFree ? 0 : countSearch(state, user);
  if (wait > 0) throw rateLimited(state, wait);
  remove(names, name);
  evictOldest(names, NAME_LIMIT);
  put(names, name, now(state));
}

/**
 * Somebody by the username that a call was given, as it was typed: the one way for a call to find a person by name.
 * @throws ApiError 429 `rate_limited`
 */
export function lookUpParty(state: SandboxState, user: User, username: string): Party | undefined {
  const name = bareUsername(username);
  countLookUp(state, user, name);
  return partyByUsername(state, name);
}
