import { NOT_ME_DAYS } from '#contract/activities.ts';
import { now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { digest } from '../../core/secret-hash.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { User } from '../users/state.ts';
import type { SecurityEvent } from './event-table.ts';
import type { NotMeLink } from './state.ts';
import { texts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;
/** Hexadecimal digits of a token: 160 bits. */
const TOKEN_LENGTH = 40;
/**
 * Links of one account and event that are kept. Each event has its own, so that a thief who renames a payee over and over does not
 * void the link of the email that tells of their login.
 */
const LINK_LIMIT = 50;

// A token has more bits than anybody can try, so it needs no salt, by which it could not be looked up.
const keyOf = (token: string) => digest('not_me', token);

/** A token for the link "It wasn't me" in an email about an event. Only its hash is stored. */
export function issueNotMeLink(
  state: SandboxState,
  { customer_id }: User,
  event: SecurityEvent,
): { token: string; expires_at: number } {
  const links = state.notMeLinks;
  const issued = Object.entries(links);
  for (const [key, link] of issued) if (link.expires_at <= now(state)) remove(links, key);
  const same = issued.filter(([, link]) => link.customer_id === customer_id && link.event === event);
  for (const [key] of same.slice(0, Math.max(0, same.length - LINK_LIMIT + 1))) remove(links, key);
  const token = next(state, 'not_me', customer_id).slice(0, TOKEN_LENGTH);
  const expires_at = now(state) + NOT_ME_DAYS * DAY_MS;
  links[keyOf(token)] = { customer_id, event, expires_at, used_at: null };
  return { token, expires_at };
}

/**
 * A link that is good, or was used and would be good still.
 * @throws ApiError 410 `link_expired`
 */
export function findNotMeLink(state: SandboxState, token: string): { link: NotMeLink; user: User } {
  const link = own(state.notMeLinks, keyOf(token));
  const user = own(state.users, link?.customer_id);
  if (!link || !user || link.expires_at <= now(state)) throw new ApiError('link_expired', texts.link_expired);
  return { link, user };
}

/**
 * Uses a link up.
 * @returns whose account it is about
 * @throws ApiError 410 `link_used`, `link_expired`
 */
export function consumeNotMeLink(state: SandboxState, token: string): User {
  const { link, user } = findNotMeLink(state, token);
  if (link.used_at !== null) throw new ApiError('link_used', texts.link_used);
  link.used_at = now(state);
  return user;
}
