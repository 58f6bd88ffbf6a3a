import { sessionLife } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { setSessionCookie } from '../http/cookies.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { iso, now } from '../state/clock.ts';
import { extendSession, type Session } from '../state/sessions.ts';
import type { SandboxState } from '../state/state.ts';

export function serveSessionLife(app: MockApp): void {
  serveEndpoint(app, sessionLife.read, (_body, { state, member }) => lifeOf(state, member().session));

  serveEndpoint(app, sessionLife.extend, (_body, { c, state, member }) => {
    const { session } = member();
    extendSession(state, session);
    setSessionCookie(c, session);
    return lifeOf(state, session);
  });
}

const lifeOf = (state: SandboxState, { expires_at }: Session) => ({
  data: { server_time: iso(now(state)), expires_at: iso(expires_at) },
});
