import { vi } from 'vitest';
import { createApp } from '#mock-api/app.ts';
import type { Mock } from '#mock-api/environment.ts';

const ORIGIN = 'http://localhost:8787';
/** The site, as the mock's cross-origin rules see it. */
const SITE = 'http://localhost:4321';

/** The way of a call there and of its answer back, each awaited: between them cookies may change and others may pass. */
export interface Travel {
  readonly there: (address: string) => Promise<unknown>;
  readonly back: (address: string) => Promise<unknown>;
}

/**
 * The real client against the real mock without a port: `fetch` goes to the app, and cookies are kept as a browser does.
 * @param options.app a mock that is there already; otherwise a new one, without anybody in it.
 * @param options.travel what happens on the way; without it nothing does.
 */
export function connectToMock({
  app = createApp({ first: {} }),
  travel,
}: { app?: Mock; travel?: Travel } = {}) {
  const jar = new Map<string, string>();

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('host', new URL(address).host);
    headers.set('origin', SITE);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    await travel?.there(address);
    const response = await app.request(address, { ...init, headers });
    await travel?.back(address);
    // As fetch does: who gave up gets no answer, whatever came.
    init.signal?.throwIfAborted();
    if (response.headers.get('access-control-allow-origin') !== SITE) throw new TypeError('Failed to fetch');
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0'))
        jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** A call of the control plane. */
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await app.request(`${ORIGIN}/__mock${path}`, {
      method,
      headers: {
        'x-mock-control': '1',
        host: 'localhost:8787',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => send(input, init));

  return {
    app,
    jar,
    send,
    control,
    /** Makes the browser this persona's, signed in. */
    async signIn(persona: string): Promise<{ email: string; password: string }> {
      const { account, cookies } = await control<{
        account: { email: string; password: string };
        cookies: { name: string; value: string }[];
      }>('POST', '/persona', { name: persona, login: true });
      for (const { name, value } of cookies) jar.set(name, value);
      return account;
    },
    async journal(op: string): Promise<{ op: string; status: number; body: unknown }[]> {
      const { items } = await control<{ items: { op: string; status: number; body: unknown }[] }>(
        'GET',
        `/journal?op=${encodeURIComponent(op)}`,
      );
      return items;
    },
  };
}
