import { texts } from './texts.ts';
import type { ErrorEnvelope } from '#contract/envelope.ts';
import type { MockContext } from './hono-env.ts';
import { EffectResponse } from '../faults/effect-response.ts';
import { languageOf, translate } from './translate.ts';
import { ApiError } from './api-error.ts';
import { pathOf } from './record-request.ts';

/**
 * An error as the contract's envelope. Not made by Hono's context, so that the response has no cookie or header that the
 * handler set before it failed.
 */
export function errorResponse(c: MockContext, error: unknown): Response {
  if (error instanceof EffectResponse) return error.response;
  const apiError = error instanceof ApiError ? error : new ApiError('server_error', texts.server_error);
  if (apiError !== error) console.error(`mock: ${c.req.method} ${pathOf(c)} threw`, error);
  const { status, code, text, options } = apiError;
  if (options.fields) c.set('issues', options.fields);
  const language = languageOf(c.req.header('accept-language'));
  const message =
    text === null ? null : 'text' in text ? text.text : translate(language, text, options.values);
  const body: ErrorEnvelope = {
    status: 'error',
    message,
    code,
    ...(options.fields ? { fields: options.fields } : {}),
    ...(options.details ? { details: options.details } : {}),
    ...options.extra,
    request_id: c.get('requestId'),
  };
  const sent = JSON.stringify(body);
  c.set('sentBody', sent);
  const headers = new Headers({ 'content-type': 'application/json', ...options.headers });
  if (message !== null) headers.set('content-language', language);
  if (options.retryAfter !== undefined) headers.set('retry-after', String(options.retryAfter));
  return new Response(sent, { status, headers });
}
