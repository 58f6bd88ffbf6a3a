import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ErrorCode } from '#contract/envelope.ts';
import type { MockContext } from '../environment.ts';
import type { MessageKey } from '../messages/en.ts';
import { Refusal } from '../refusal.ts';
import { takeFault, type Effect } from '../state/faults.ts';
import { errorResponse } from './error-response.ts';

/** Marks an answer that must not arrive, where there is no connection to cut: see `dropMarked`. */
const DROPPED = 'x-mock-dropped';

type Answer = () => Promise<Response>;
type Injector<E extends Effect> = (c: MockContext, effect: E, proceed: Answer) => Promise<Response>;

/** One entry for each effect. An effect that changes an answer calls `proceed` for it. */
const injectors: { [Type in Effect['type']]: Injector<Extract<Effect, { type: Type }>> } = {
  status: (c, effect) => Promise.resolve(errorResponse(c, refusalOf(effect))),
  delay: async (c, effect, proceed) => {
    await sleep(effect.ms, c.req.raw.signal);
    return proceed();
  },
  // Answers only when the client has gone, so that nothing leaks.
  hang: async (c) => {
    await sleep(null, c.req.raw.signal);
    return new Response(null, { status: 499 });
  },
  reset: (c) => {
    const socket = c.env?.incoming?.socket;
    if (!socket) return Promise.resolve(new Response(null, { status: 599, headers: { [DROPPED]: '1' } }));
    socket.resetAndDestroy();
    return Promise.resolve(RESPONSE_ALREADY_SENT);
  },
};

/** Answers a call, or does to it what a fault says. `answer` must not throw. */
export async function withFaults(
  c: MockContext,
  op: string,
  answer: Answer,
  { byName = false } = {},
): Promise<Response> {
  const fault = takeFault(c.var.sandbox.state, op, byName);
  if (!fault) return answer();
  c.set('fault', fault.effect.type);
  const done = fault.stage === 'post' ? await answer() : null;
  const inject = injectors[fault.effect.type] as Injector<Effect>;
  return inject(c, fault.effect, async () => done ?? answer());
}

/** Without a port a cut connection looks as it does to `fetch`: a TypeError. */
export function dropMarked(response: Response): Response {
  if (!response.headers.has(DROPPED)) return response;
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });
}

const codes: Partial<Record<number, ErrorCode & MessageKey>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  422: 'invalid_fields',
  429: 'slow_down',
};

function refusalOf(effect: Extract<Effect, { type: 'status' }>): Refusal {
  const code = codes[effect.status] ?? 'server_error';
  const words =
    effect.message === undefined ? code : effect.message === null ? null : { text: effect.message };
  const details = effect.retryAfter === undefined ? {} : { retryAfter: effect.retryAfter };
  return new Refusal(effect.status, effect.code ?? code, words, details);
}

/** Real time, cut short when the client goes; null waits for nothing else. */
export function sleep(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === null ? undefined : setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish, { once: true });
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    if (signal.aborted) finish();
  });
}
