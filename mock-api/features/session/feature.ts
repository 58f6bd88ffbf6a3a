import { texts } from './texts.ts';
import { sessionsSlice, type Session } from './state.ts';
import { sessionToken, clearSessionCookie, setSessionCookie } from '../../server/cookies.ts';
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
