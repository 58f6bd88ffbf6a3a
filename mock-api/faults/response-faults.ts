import type { ErrorCode } from '#contract/envelope.ts';
import { errorResponse } from '../server/error-response.ts';
import { sessionToken } from '../server/cookies.ts';
import type { TextKey } from '../texts/en.ts';
import { ApiError } from '../server/api-error.ts';
import { expireSession } from '../features/session/sessions.ts';
import { driftSchema } from './schema-drift.ts';
import type { Effects, EffectType } from './fault-types.ts';
import type { Injectors } from './injector.ts';

const json = { 'content-type': 'application/json' };
const PROXY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>\r\n';

/** What is answered instead, or is changed in the answer. */
export const responseFaults: Injectors<
  Exclude<EffectType, 'delay' | 'wait' | 'hang' | 'reset' | 'cut' | 'drip'>
> = {
  status: (c, effect) => Promise.resolve(errorResponse(c, refusalOf(effect))),
  reply: (_c, { body }) => Promise.resolve(new Response(JSON.stringify(body), { headers: json })),
  empty: () => Promise.resolve(new Response('', { headers: json })),
  'no-content': () => Promise.resolve(new Response(null, { status: 204 })),
  malformed: () => Promise.resolve(new Response('{"status":"success",', { headers: json })),
  html502: () =>
    Promise.resolve(new Response(PROXY_PAGE, { status: 502, headers: { 'content-type': 'text/html' } })),
  truncate: async (_c, _effect, proceed) => {
    const response = await proceed();
    const text = await response.text();
    return changed(response, text.slice(0, Math.ceil(text.length / 2)));
  },
  'wrong-type': async (_c, _effect, proceed) => {
    const response = await proceed();
    const wrong = changed(response, await response.text());
    wrong.headers.set('content-type', 'text/html; charset=utf-8');
    return wrong;
  },
  'drop-cookie': async (_c, _effect, proceed) => {
    const response = await proceed();
    const without = changed(response, await response.text());
    without.headers.delete('set-cookie');
    return without;
  },
  'expire-session': (c, _effect, proceed) => {
    expireSession(c.get('sandbox').state, sessionToken(c));
    return proceed();
  },
  drift: async (_c, effect, proceed) => {
    const response = await proceed();
    const reply: unknown = await response.json().catch(() => null);
    return changed(response, JSON.stringify(driftSchema(reply, effect)));
  },
  'cors-missing': (c, _effect, proceed) => {
    c.set('withoutCors', true);
    return proceed();
  },
  duplicate: async (_c, _effect, proceed) => {
    await proceed();
    return proceed();
  },
};

function changed(response: Response, body: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(response.status === 204 ? null : body, { status: response.status, headers });
}

const codes: Partial<Record<number, ErrorCode & TextKey>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  422: 'invalid_fields',
  429: 'slow_down',
};

function refusalOf(effect: Effects['status']): ApiError {
  const code = codes[effect.status] ?? 'server_error';
  const words =
    effect.message === undefined ? code : effect.message === null ? null : { text: effect.message };
  const details = {
    ...(effect.retryAfter === undefined ? {} : { retryAfter: effect.retryAfter }),
    ...(effect.deviceUnauthorized ? { extra: { device_unauthorized: true } } : {}),
  };
  return new ApiError(effect.status, effect.code ?? code, words, details);
}
