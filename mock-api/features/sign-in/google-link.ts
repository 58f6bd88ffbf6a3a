import { iso, now, secondsUntil } from '../../core/clock.ts';
import { evictOldest, own, remove } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { jobContext } from '../../core/sandbox.ts';
import type { SandboxState } from '../../core/state.ts';
import { clientIp } from '../../server/client-identity.ts';
import { clearCookie, LINK_COOKIE, OAUTH_SECONDS, readCookie, sendCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { changeRestriction } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { Session } from '../session/state.ts';
import type { User } from '../users/state.ts';
import { completeStep, userByGoogle } from '../users/users.ts';

/** More than a test or a developer has open at once. */
const LINK_LIMIT = 100;

/** Lets the next log-in of a user in this browser link a Google account of the same address. */
export function offerGoogleLink(c: MockContext, state: SandboxState, user: User, sub: string): void {
  const key = next(state, 'google_link', state.id);
  evictOldest(state.googleLinks, LINK_LIMIT);
  const expires_at = now(state) + OAUTH_SECONDS * 1000;
  state.googleLinks[key] = { customer_id: user.customer_id, sub, expires_at };
  sendCookie(c, LINK_COOKIE, key);
}

/** Links the Google account that was offered to this browser's log-in, now that the log-in is complete. */
export function linkOfferedGoogle(call: RequestContext, user: User, session: Session): void {
  const { c, state, sandbox } = call;
  const key = readCookie(c, LINK_COOKIE);
  const link = own(state.googleLinks, key);
  if (key === null || link?.customer_id !== user.customer_id) return;
  remove(state.googleLinks, key);
  clearCookie(c, LINK_COOKIE);
  if (link.expires_at <= now(state) || user.googleSub !== null) return;
  const restricted = changeRestriction(state, user, session.device_id);
  if (restricted) {
    const values = { hours: Math.ceil(secondsUntil(state, restricted.until) / 3600) };
    recordEvent(jobContext(sandbox), user, 'google_not_linked', { session, ip: clientIp(c), values });
    return;
  }
  linkGoogle(call, user, { session, sub: link.sub, isNewAccount: false });
}

/**
 * Links a Google account to one whose log-in is complete, unless another one is linked, or it is linked elsewhere. Whoever signs in with Google
 * needs no password. An account that Google has just made is told of nothing.
 */
export function linkGoogle(
  { c, state, sandbox }: RequestContext,
  user: User,
  { session, sub, isNewAccount }: { session: Session; sub: string; isNewAccount: boolean },
): void {
  if (user.googleSub !== null || userByGoogle(state, sub)) return;
  user.googleSub = sub;
  user.google_linked_at = iso(now(state));
  completeStep(user, 'password');
  if (!isNewAccount) recordEvent(jobContext(sandbox), user, 'google_linked', { session, ip: clientIp(c) });
}

/**
 * Takes Google off an account, and ends what Google has begun there and not finished: a log-in that waits for its second factor, and a
 * link that waits for a log-in, would link it again.
 */
export function unlinkGoogle(state: SandboxState, user: User): void {
  for (const [identifier, login] of Object.entries(state.pendingLogins))
    if (login.customer_id === user.customer_id && login.google_sub !== null)
      remove(state.pendingLogins, identifier);
  for (const [key, link] of Object.entries(state.googleLinks))
    if (link.customer_id === user.customer_id) remove(state.googleLinks, key);
  user.googleSub = null;
  user.google_linked_at = null;
}
