import { PEOPLE_LIMIT, type Person } from '#contract/search.ts';
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

/**
 * Counts that somebody learns whether a name is anybody's, so that nobody can list all names. One's own name costs nothing, nor does
 * one that was looked up within a day.
 * @returns the seconds to wait, or 0. While there is something to wait for, nothing is counted.
 */
function tryLookUp(state: SandboxState, user: User, name: string): number {
  const { customer_id, username } = user;
  if (name === username) return 0;
  const before = own(own(state.lookedUp, customer_id) ?? {}, name);
  const isFree = before !== undefined && before > now(state) - FREE_MS && before <= now(state);
  const wait = isFree ? 0 : tryConsume(state, [`people ${customer_id}`], RATE);
  if (wait === 0) remember(state, user, name);
  return wait;
}

function remember(state: SandboxState, { customer_id }: User, name: string): void {
  const names = (state.lookedUp[customer_id] ??= {});
  remove(names, name);
  evictOldest(names, NAME_LIMIT);
  put(names, name, now(state));
}

/**
 * Counts those whom a search has found, each as a look-up by name: a search shows as many new ones as may still be looked up. Whom
 * one has sent to costs nothing, ever. Where nobody is found, what was typed is the name that was looked up.
 * @param found in the order in which they are shown
 * @returns those who may be shown, and the seconds until more may be; 0 where these are all
 */
export function countFound(
  state: SandboxState,
  user: User,
  typed: string,
  found: readonly Person[],
): { shown: Person[]; wait: number } {
  if (found.length === 0) return { shown: [], wait: tryLookUp(state, user, typed) };
  let wait = 0;
  const shown = found.filter(({ username, sent_count }) => {
    if (sent_count > 0) {
      remember(state, user, username);
      return true;
    }
    const seconds = tryLookUp(state, user, username);
    wait = Math.max(wait, seconds);
    return seconds === 0;
  });
  return { shown, wait };
}

/** Counts a look-up of a name. @throws ApiError 429 `rate_limited` */
export function countLookUp(state: SandboxState, user: User, name: string): void {
  const wait = tryLookUp(state, user, name);
  if (wait > 0) throw rateLimited(state, wait);
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
