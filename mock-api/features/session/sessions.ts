import type { EventData } from '#contract/events.ts';
import { LONGEST_SECONDS } from '#contract/session-life.ts';
import { ApiError } from '../../server/api-error.ts';
import { isTrusted, trustDevice } from '../devices/devices.ts';
import { now } from '../../core/clock.ts';
import { publish } from '../user-events/user-outbox.ts';
import { next } from '../../core/random.ts';
import { remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;

export interface Session {
  token: string;
  customer_id: string;
  device_id: string | null;
  /** False while the device has still to be verified by a code. */
  verified: boolean;
  created_at: number;
  expires_at: number;
}

/** Who asks: a live session and its account. */
export interface SignedIn {
  session: Session;
  user: User;
}

/**
 * A new session with a new token. The token is drawn with the sandbox's id, although data is not: a cookie of one sandbox
 * must be unknown in another.
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
  };
  state.sessions[session.token] = session;
  if (verified && deviceId !== null) trustDevice(state, deviceId, user);
  return session;
}

/**
 * Makes a session last as long from now on as a new one does, as far as it may.
 * @throws Refusal 409 `session_longest` when it lasts as long as a session may.
 */
export function extendSession(state: SandboxState, session: Session): void {
  const longest = session.created_at + LONGEST_SECONDS * 1000;
  if (session.expires_at >= longest) throw new ApiError(409, 'session_longest', 'session_longest');
  session.expires_at = Math.min(now(state) + SESSION_SECONDS * 1000, longest);
}

/** Whether a token is of a session that was there and has run out. */
export function hasExpired(state: SandboxState, token: string | undefined): boolean {
  const session = own(state.sessions, token);
  return session !== undefined && session.expires_at <= now(state);
}

/** A session runs out now, before its time. */
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
  remove(state.sessions, session.token);
  publish(state, session.customer_id, { name: 'session_revoked', token: session.token, reason });
}

export function closeSessionsOf(state: SandboxState, user: User): void {
  for (const { customer_id, token } of Object.values(state.sessions)) {
    if (customer_id === user.customer_id) closeSession(state, token, 'revoked');
  }
}

/** Ends a person's sessions at a device, which is to them as any other from then on. */
export function revokeDevice(state: SandboxState, user: User, deviceId: string): void {
  const device = own(state.devices, deviceId);
  if (device) remove(device.users, user.customer_id);
  for (const session of Object.values(state.sessions)) {
    if (session.customer_id === user.customer_id && session.device_id === deviceId)
      closeSession(state, session.token, 'revoked');
  }
}

export function resolveSession(state: SandboxState, token: string | undefined): SignedIn | null {
  const session = own(state.sessions, token);
  const user = session && own(state.users, session.customer_id);
  return session && user && session.expires_at > now(state) ? { session, user } : null;
}

/** A session whose device was not verified becomes whole once the device is trusted. */
export function isVerified(state: SandboxState, { session, user }: SignedIn): boolean {
  return session.verified || (session.device_id !== null && isTrusted(state, session.device_id, user));
}
