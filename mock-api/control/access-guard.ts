import type { Next } from 'hono';
import type { MockContext } from '../server/hono-env.ts';
import { hostOf, isControl } from '../server/headers.ts';
import { isOurOrigin } from '../server/origins.ts';
import { ApiError } from '../server/api-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * A page that people post by hand, and a form has no headers. Its single-use `state` alone guards nothing: it is drawn from
 * the seed, so that anybody can tell it beforehand.
 */
const CONSENT = '/__mock/google';

/**
 * Changes need a header that a foreign page can't send: it forces a preflight, and the control plane grants none. What a
 * browser says of a foreign page is believed besides, so that neither guard stands alone (W3C Fetch Metadata).
 */
export async function guardControl(c: MockContext, next: Next): Promise<void> {
  const { path, method } = c.req;
  if (!isControl(path)) {
    await next();
    return;
  }
  const changes = !READING.has(method);
  if (changes && path !== CONSENT && c.req.header('x-mock-control') !== '1') {
    throw new ApiError('control_header_missing', { text: 'Send the header "x-mock-control: 1".' });
  }
  if ((changes && isForeign(c, c.req.header('origin'))) || isEmbedded(c)) {
    throw new ApiError('origin_refused', { text: 'Pages of another site may not steer the mock.' });
  }
  await next();
}

const isForeign = (c: MockContext, origin: string | undefined) =>
  origin !== undefined && !isOurOrigin(origin) && origin !== `http://${hostOf(c)}`;

/** Fetched by a page of another site rather than opened by a person. */
const isEmbedded = (c: MockContext) =>
  c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('sec-fetch-mode') !== 'navigate';
