import { texts as serverTexts } from '../server/texts.ts';
import type { TranslatedText } from '../server/translate.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { errorResponse } from '../server/error-response.ts';
import { sessionToken } from '../server/cookies.ts';
import { ApiError } from '../server/api-error.ts';
import { expireSession } from '../features/session/sessions.ts';
import { driftSchema } from './schema-drift.ts';
import type { Effects, EffectType } from './fault-types.ts';
import type { Injectors } from './injector.ts';

const json = { 'content-type': 'application/json' };
const PROXY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>\r\n';

/** Faults that replace the response or change it. */
export const responseFaults: Injectors<
  Exclude<EffectType, 'delay' | 'wait' | 'hang' | 'reset' | 'cut' | 'drip'>
> = {
  status: (c, effect) => Promise.resolve(errorResponse(c, toApiError(effect))),
  reply: (_c, { body }) => Promise.resolve(new Response(JSON.stringify(body), { headers: json })),
  empty: () => Promise.resolve(new Response('', { headers: json })),
  'no-content': () => Promise.resolve(new Response(null, { status: 204 })),
  malformed: () => Promise.resolve(new Response('{"status":"success",', { headers: json })),
  html502: () =>
    Promise.resolve(new Response(PROXY_PAGE, { status: 502, headers: { 'content-type': 'text/html' } })),
  truncate: async (_c, _effect, proceed) => {
    const response = await proceed();
    const text = await response.text();
    return withBody(response, text.slice(0, Math.ceil(text.length / 2)));
  },
  'wrong-type': async (_c, _effect, proceed) => {
    const response = await proceed();
    const wrong = withBody(response, await response.text());
    wrong.headers.set('content-type', 'text/html; charset=utf-8');
    return wrong;
  },
  'drop-cookie': async (_c, _effect, proceed) => {
    const response = await proceed();
    const without = withBody(response, await response.text());
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
    return withBody(response, JSON.stringify(driftSchema(reply, effect)));
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

function withBody(response: Response, body: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(response.status === 204 ? null : body, { status: response.status, headers });
}

/** The default code and text of a status. */
const defaultErrors: Partial<Record<number, { code: ErrorCode; text: TranslatedText }>> = {
  401: { code: 'unauthorized', text: serverTexts.unauthorized },
  403: { code: 'forbidden', text: serverTexts.forbidden },
  404: { code: 'not_found', text: serverTexts.not_found },
  413: { code: 'body_too_large', text: serverTexts.body_too_large },
  422: { code: 'invalid_fields', text: serverTexts.invalid_fields },
  429: { code: 'rate_limited', text: serverTexts.too_many_requests },
};
const serverError = { code: 'server_error', text: serverTexts.server_error } as const;

function toApiError(effect: Effects['status']): ApiError {
  const { code, text } = defaultErrors[effect.status] ?? serverError;
  const message =
    effect.message === undefined ? text : effect.message === null ? null : { text: effect.message };
  const options = {
    status: effect.status,
    ...(effect.details === undefined ? {} : { details: effect.details }),
    ...(effect.retryAfter === undefined ? {} : { retryAfter: effect.retryAfter }),
    ...(effect.deviceUnauthorized ? { extra: { device_unauthorized: true } } : {}),
  };
  return new ApiError(effect.code ?? code, message, options);
}
