import type { Next } from 'hono';
import type { MockContext } from '../environment.ts';
import { isControl } from '../http/headers.ts';
import { Refusal } from '../refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A page that people post by hand; it guards itself with a single-use `state`. */
const CONSENT = '/__mock/google';

/**
 * Changes need a header that a foreign page can't send: it forces a preflight, and the control plane grants none.
 */
export async function guardControl(c: MockContext, next: Next): Promise<void> {
  const changes = isControl(c.req.path) && !READING.has(c.req.method) && c.req.path !== CONSENT;
  if (changes && c.req.header('x-mock-control') !== '1') {
    throw new Refusal(403, 'control_header_missing', { text: 'Send the header "x-mock-control: 1".' });
  }
  await next();
}
