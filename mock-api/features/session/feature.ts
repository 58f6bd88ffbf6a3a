import { texts } from './texts.ts';
import { sessionsSlice, type Session } from './state.ts';
import {
  clearCookie,
  clearSessionCookie,
  HELD_COOKIE,
  readCookie,
  sessionToken,
  setSessionCookie,
} from '../../server/cookies.ts';
import { iso, now } from '../../core/clock.ts';
import { closeSession, extendSession } from './sessions.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const handlers: Handlers<'session'> = {
  getSession: (_body, { state, session }) => expiryOf(state, session),

  extendSession: (_body, { c, state, session }) => {
    extendSession(state, session);
    setSessionCookie(c, session);
    return expiryOf(state, session);
  },

  logout: (_body, { state, c, text }) => {
    closeSession(state, sessionToken(c));
    clearSessionCookie(c);
    // A sign-in with Google that waits for a word has ended with the session.
    if (readCookie(c, HELD_COOKIE) !== null) clearCookie(c, HELD_COOKIE);
    return { message: text(texts.signed_out) };
  },
};

const expiryOf = (state: SandboxState, { expires_at }: Session) => ({
  data: { server_time: iso(now(state)), expires_at: iso(expires_at) },
});

export const sessionFeature: Feature<'session'> = {
  handlers,
  texts,
  slices: [sessionsSlice],
};
