import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';

// Apart from session.ts, which is on the way of every page's start.

/** Both times are the server's: a browser's clock may be wrong, so it counts down from their difference. */
const life = z.object({ server_time: z.iso.datetime(), expires_at: z.iso.datetime() });
export type SessionLife = z.output<typeof life>;

/** How long the session in hand lasts. Asking does not make it longer. */
export const getSession = endpoint({
  name: 'getSession',
  method: 'GET',
  path: '/auth/session',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(life) },
});

/** How long a session may last in all, from its sign-in on (OWASP ASVS 5.0, 7.3.2). */
export const SESSION_MAX_AGE_SECONDS = 30 * 24 * 3600;

/**
 * Lets it last as long as a new one from now on, with its cookie, but no longer than `LONGEST_SECONDS` in all: 409
 * `session_max_age` when it does already. One that has ended can't be extended. The empty object is there because a form of
 * another site can post without a body, but no JSON.
 */
export const extendSession = endpoint({
  name: 'extendSession',
  method: 'POST',
  path: '/auth/session/extend',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(life) },
});

/** Answers 200 for a guest too: who is signed out stays signed out. */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({}) },
});
