import type { MockApp, MockContext } from '../environment.ts';
import { withFaults } from '../faults/inject.ts';
import { sleep } from '../faults/sleep.ts';
import { readBytes } from '../http/read-body.ts';
import { issueToken } from '../state/challenge.ts';
import { verify } from './siteverify.ts';
import { widgetScript } from './script.ts';

const PATH = '/turnstile/v0/api.js';

/** The challenge's provider, offline: its script, tokens for keys that are not test keys, and siteverify. */
export function serveTurnstile(app: MockApp): void {
  app.get(PATH, (c) => withFaults(c, `GET ${PATH}`, () => sendScript(c), { byName: true }));

  app.post('/turnstile/v0/token', (c) => c.json({ token: issueToken(c.var.sandbox.state) }));

  app.post('/turnstile/v0/siteverify', async (c) => {
    const asked = await readForm(c);
    if (!asked) return c.json({ success: false, 'error-codes': ['bad-request'] }, 400);
    return c.json(
      verify(c.var.sandbox.state, asked('secret'), asked('response'), new URL(c.req.url).hostname),
    );
  });
}

async function sendScript(c: MockContext): Promise<Response> {
  const { mode, ms } = c.var.sandbox.state.challenge;
  if (mode === 'slow') await sleep(ms, c.req.raw.signal);
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    // A page of another origin may load it, also under a policy that isolates it.
    'cross-origin-resource-policy': 'cross-origin',
    // Kept but asked for again each time: a mode that was set counts for the next page already.
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
  };
  if (mode === 'load-fail')
    return new Response('', { status: 500, headers: { ...headers, 'cache-control': 'no-store' } });
  const { text, etag } = widgetScript(mode);
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
