import { texts as serverTexts } from '../../server/texts.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { withEffect, withFaults } from '../../faults/apply-faults.ts';
import { sleep } from '../../faults/sleep.ts';
import type { ExplicitOp } from '../../server/call-names.ts';
import { readBytes } from '../../server/read-body.ts';
import { ApiError } from '../../server/api-error.ts';
import { issueToken } from './captcha.ts';
import { sandboxTime } from './sandbox-time.ts';
import { widgetScript } from './script.ts';
import { verify } from './siteverify.ts';

const PATH = '/turnstile/v0/api.js';

/** The captcha provider, offline: its script, tokens for keys that are not test keys, and siteverify. */
export function serveTurnstile(app: MockApp): void {
  app.get(PATH, (c) =>
    withFaults(c, `GET ${PATH}` satisfies ExplicitOp, () => sendScript(c), { byName: true }),
  );

  app.post('/turnstile/v0/token', (c) => c.json({ token: issueToken(c.get('sandbox').state) }));

  app.post('/turnstile/v0/wait', async (c) => {
    const ms = Number(c.req.query('ms') || Number.NaN);
    if (!(ms >= 0 && ms <= 600_000)) throw new ApiError('invalid_fields', serverTexts.invalid_fields);
    // Ends when the sandbox restarts: a browser has few connections to a host, and a wait without an end would keep one.
    if (!(await sandboxTime(c.get('sandbox'), ms, c.req.raw.signal)))
      throw new ApiError('sandbox_restarted', { text: 'The sandbox was restarted.' });
    return c.body(null, 204);
  });

  app.post('/turnstile/v0/siteverify', async (c) => {
    const field = await readForm(c);
    if (!field) return c.json({ success: false, 'error-codes': ['bad-request'] }, 400);
    return c.json(
      verify(c.get('sandbox').state, field('secret'), field('response'), new URL(c.req.url).hostname),
    );
  });
}

/** Lets the script fail to load, as the faults `reset` and `hang` do. */
function failToLoad(c: MockContext, how: 'abort' | 'never'): Promise<Response> {
  const type = how === 'abort' ? 'reset' : 'hang';
  return withEffect(c, { type }, () => Promise.reject(new Error('The script does not come.')));
}

async function sendScript(c: MockContext): Promise<Response> {
  const { mode, ms, how } = c.get('sandbox').state.challenge;
  if (mode === 'slow') await sleep(ms, c.req.raw.signal);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    // A page of another origin may load it, even if it is cross-origin isolated.
    'cross-origin-resource-policy': 'cross-origin',
    // Cached, but revalidated each time, so that a mode applies to the next page.
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
  };
  if (mode === 'load-fail' && how !== 'status') return failToLoad(c, how);
  if (mode === 'load-fail')
    return new Response('', { status: 500, headers: { ...headers, 'cache-control': 'no-store' } });
  const { text, etag } = widgetScript({ mode, ms });
  if (c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(text, { headers: { ...headers, etag } });
}

/** Reads a form or JSON, as the provider does; null for neither. */
async function readForm(c: MockContext): Promise<((name: string) => string) | null> {
  const text = new TextDecoder().decode(
    await readBytes(c.req.raw.body, Number(c.req.header('content-length') ?? 0)),
  );
  const type = c.req.header('content-type') ?? '';
  try {
    if (type.startsWith('application/json')) {
      const json = JSON.parse(text) as Record<string, unknown>;
      return (name) => (typeof json[name] === 'string' ? json[name] : '');
    }
    const form = new URLSearchParams(text);
    return type.startsWith('application/x-www-form-urlencoded') ? (name) => form.get(name) ?? '' : null;
  } catch {
    return null;
  }
}
