import { sessionLife } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { setSessionCookie } from '../../server/cookies.ts';
import { implement } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';
import { extendSession, type Session } from './sessions.ts';
import type { SandboxState } from '../../core/state.ts';

export function serveSessionLife(app: MockApp): void {
  implement(app, sessionLife.read, (_body, { state, requireSession }) =>
    lifeOf(state, requireSession().session),
  );

  implement(app, sessionLife.extend, (_body, { c, state, requireSession }) => {
    const { session } = requireSession();
    extendSession(state, session);
    setSessionCookie(c, session);
    return lifeOf(state, session);
  });
}

const lifeOf = (state: SandboxState, { expires_at }: Session) => ({
  data: { server_time: iso(now(state)), expires_at: iso(expires_at) },
});
