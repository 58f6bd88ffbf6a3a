import type { ErrorEnvelope } from '#contract/envelope.ts';
import type { MockContext } from './hono-env.ts';
import { languageOf, translate } from '../texts/translate.ts';
import { ApiError } from './api-error.ts';
import { pathOf } from './record-request.ts';

/**
 * Any error as the contract's envelope. Built apart from Hono's context, so that no cookie or header of a handler that
 * failed half way slips into the answer.
 */
export function errorResponse(c: MockContext, error: unknown): Response {
  const refusal = error instanceof ApiError ? error : new ApiError(500, 'server_error', 'server_error');
  if (refusal !== error) console.error(`mock: ${c.req.method} ${pathOf(c)} threw`, error);
  const { status, code, text, details } = refusal;
  if (details.fields) c.set('issues', details.fields);
  const language = languageOf(c.req.header('accept-language'));
  const message = typeof text === 'string' ? translate(language, text, details.values) : (text?.text ?? null);
  const body: ErrorEnvelope = {
    status: 'error',
    message,
    code,
    ...(details.fields ? { fields: details.fields } : {}),
    ...details.extra,
    request_id: c.get('requestId'),
  };
  const headers = new Headers({ 'content-type': 'application/json', ...details.headers });
  if (message !== null) headers.set('content-language', language === 'zh' ? 'zh-CN' : 'en');
  if (details.retryAfter !== undefined) headers.set('retry-after', String(details.retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}
