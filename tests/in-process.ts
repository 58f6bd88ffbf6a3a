import { vi } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { createApiClient } from '#src/api/create-api-client.ts';
import { emptyMock } from './mock-api/visitor.ts';

const ORIGIN = 'http://localhost:8787';
/** The site's origin, as the mock's cross-origin checks see it. */
const SITE = 'http://localhost:4321';

/** Awaited before each request reaches the mock and before its response returns, so cookies may change or calls overtake in between. */
export interface NetworkHooks {
  readonly onRequest: (address: string) => Promise<unknown>;
  readonly onResponse: (address: string) => Promise<unknown>;
}

interface JournalItem {
  readonly op: string;
  /** The path with its query. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  readonly request_id: string;
}

/** DOM tests take the network away (dom-page.ts); tests of stores may have no `document` at all. */
const isOffline = () => typeof document !== 'undefined' && !navigator.onLine;

/**
 * The real client against the real mock without a port: `fetch` goes to the app, and cookies are kept as by a browser.
 * @param options.app an existing mock; by default a new one without users, whose market stands still.
 * @param options.network awaited on the way there and back; by default nothing is.
 */
export function connectToMock({ app = emptyMock(), network }: { app?: Mock; network?: NetworkHooks } = {}) {
  const jar = new Map<string, string>();

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('host', new URL(address).host);
    headers.set('origin', SITE);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    await network?.onRequest(address);
    if (isOffline()) throw new TypeError('Failed to fetch');
    const response = await app.request(address, { ...init, headers });
    await network?.onResponse(address);
    // As with fetch, an aborted call rejects even when the response has arrived.
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

  /** Calls the control plane. */
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
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as T;
  }

  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => send(input, init));

  return {
    app,
    jar,
    send,
    control,
    /** Signs this browser in as a persona. */
    async signIn(persona: string): Promise<{ email: string; password: string }> {
      const { account, cookies } = await control<{
        account: { email: string; password: string };
        cookies: { name: string; value: string }[];
      }>('POST', '/persona', { name: persona, login: true });
      for (const { name, value } of cookies) jar.set(name, value);
      return account;
    },
    async journal(op: string): Promise<JournalItem[]> {
      const path = `/journal?op=${encodeURIComponent(op)}`;
      return (await control<{ items: JournalItem[] }>('GET', path)).items;
    },
    /** The contract's client with this browser's cookies, to ask what the API would respond now. */
    call: createApiClient({ base: ORIGIN, fetch: send, language: () => 'en' }),
    /** Makes calls fail: `op` as in `POST /auth/login`. */
    fault: (
      op: string,
      effect: Effect,
      more: { times?: number; after?: number; stage?: 'pre' | 'post' } = {},
    ) => control('POST', '/faults', { op, effect, ...more }),
    /** Holds calls at the mock until the test releases them, so a pending state needs no timing. */
    async hold(op: string, more: { times?: number; stage?: 'pre' | 'post' } = {}) {
      const { id } = await control<{ id: string }>('POST', '/faults', {
        ...more,
        op,
        effect: { type: 'wait' },
      });
      return {
        release: () => control('DELETE', `/faults/${id}`),
        /** How many calls wait. */
        waiting: async () => {
          const { items } = await control<{ items: { id: string; waiting: number }[] }>('GET', '/faults');
          return items.find((item) => item.id === id)?.waiting;
        },
      };
    },
    /** Sends a notification to the user who signed in last. */
    notify: (note: { title: string; body?: string; link?: string }) =>
      control('POST', '/notifications', note),
    clearFaults: () => control('DELETE', '/faults'),
    /** Lets prices move, as many times as fast as in the market. */
    moveMarket: (speed = 1) => control('PUT', '/ticker', { speed }),
  };
}
