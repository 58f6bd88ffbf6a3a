import { texts } from './texts.ts';
import type { EventData } from '#contract/user-events.ts';
import { SESSION_MAX_AGE_SECONDS } from '#contract/session.ts';
import { ApiError } from '../../server/api-error.ts';
import { now } from '../../core/clock.ts';
import { publish } from '../outbox/outbox.ts';
import { next } from '../../core/random.ts';
import { remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import type { Session } from './state.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;

/** A live session and its user. */
export interface SignedIn {
  session: Session;
  user: User;
}

/**
 * Opens a session with a new token. Unlike other data, the token depends on the sandbox's id: a cookie of one sandbox must be
 * unknown in another.
 */
export function openSession(
  state: SandboxState,
  user: User,
  deviceId: string | null,
  verified: boolean,
): Session {
  const created = now(state);
  const session: Session = {
    token: next(state, 'session', `${state.id}:${user.customer_id}`),
    customer_id: user.customer_id,
    device_id: deviceId,
    verified,
    created_at: created,
    expires_at: created + SESSION_SECONDS * 1000,
    supersedes: null,
    superseded_by: null,
  };
  state.sessions[session.token] = session;
  return session;
}

/** How long a token that was replaced is taken once the new one has been used: calls may be under way, in other tabs too. */
const SUPERSEDED_MS = 30_000;
/** How long it is taken at most, where the new one never arrived. */
const UNCONFIRMED_MS = 10 * 60_000;

/**
 * Gives a session a new token (OWASP ASVS 7.2.4). The former one is taken until 30 seconds after the new one was used for the first
 * time, and ten minutes at most: an answer that is lost, or a call that is under way in another tab, logs nobody out. It reads alone
 * (`refuseSuperseded`), and what was proven with it does not count for the new one.
 */
export function renewSession(state: SandboxState, user: User, session: Session): Session {
  const renewed = openSession(state, user, session.device_id, session.verified);
  renewed.created_at = session.created_at;
  renewed.expires_at = Math.min(renewed.expires_at, session.created_at + SESSION_MAX_AGE_SECONDS * 1000);
  renewed.supersedes = session.token;
  session.superseded_by = renewed.token;
  session.expires_at = Math.min(session.expires_at, now(state) + UNCONFIRMED_MS);
  return renewed;
}

/** Notes that a session's token has arrived at its browser: the one before it ends soon. */
export function confirmToken(state: SandboxState, session: Session): void {
  const former = own(state.sessions, session.supersedes ?? undefined);
  if (former) former.expires_at = Math.min(former.expires_at, now(state) + SUPERSEDED_MS);
}

/**
 * Refuses a token that another one has taken the place of, for whatever changes something: whoever has copied it would pay with it, or
 * stay.
 * @throws ApiError 401 `unauthorized`
 */
export function refuseSuperseded({ superseded_by }: Session): void {
  if (superseded_by !== null) throw new ApiError('unauthorized', texts.session_renewed);
}

/** Whether a token ended because another one has taken its place: its streams begin anew with that one. */
export const wasSuperseded = (state: SandboxState, token: string | undefined): boolean =>
  own(state.sessions, own(state.sessions, token)?.superseded_by ?? undefined) !== undefined;

/**
 * Lets a session last as long as a new one from now on, up to the maximum age.
 * @throws ApiError 409 `session_max_age` if it lasts until the maximum age already
 */
export function extendSession(state: SandboxState, session: Session): void {
  const latest = session.created_at + SESSION_MAX_AGE_SECONDS * 1000;
  if (session.expires_at >= latest) throw new ApiError('session_max_age', texts.session_max_age);
  session.expires_at = Math.min(now(state) + SESSION_SECONDS * 1000, latest);
}

/** Whether a token belongs to an expired session, and not to one that never existed. */
export function hasExpired(state: SandboxState, token: string | undefined): boolean {
  const session = own(state.sessions, token);
  return session !== undefined && session.expires_at <= now(state);
}

/** Lets a session expire now. */
export function expireSession(state: SandboxState, token: string | undefined): void {
  const session = own(state.sessions, token);
  if (session) session.expires_at = Math.min(session.expires_at, now(state));
}

type Reason = EventData['session_revoked']['reason'];

export function closeSession(
  state: SandboxState,
  token: string | undefined,
  reason: Reason = 'logged_out',
): void {
  const session = own(state.sessions, token);
  if (!session) return;
  endToken(state, session, reason);
  // One session has two tokens for a moment: both end.
  for (const twin of [session.supersedes, session.superseded_by])
    if (twin !== null) closeSession(state, twin, reason);
}

/** Ends one token, and not the other one that its session may have for a moment. */
function endToken(state: SandboxState, session: Session, reason: Reason): void {
  remove(state.sessions, session.token);
  publish(state, session.customer_id, { name: 'session_revoked', token: session.token, reason });
}

/** Ends a user's sessions: all of them, or those that match. Each token is judged by itself. */
export function closeSessionsOf(
  state: SandboxState,
  user: User,
  matches: (session: Session) => boolean = () => true,
): void {
  for (const session of Object.values(state.sessions)) {
    if (session.customer_id === user.customer_id && matches(session)) endToken(state, session, 'revoked');
  }
}

export function resolveSession(state: SandboxState, token: string | undefined): SignedIn | null {
  const session = own(state.sessions, token);
  const user = session && own(state.users, session.customer_id);
  return session && user && session.expires_at > now(state) ? { session, user } : null;
}
