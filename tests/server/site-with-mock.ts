import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createApp as createMock } from '#mock-api/app.ts';
import { PROXY_SECRET } from '../mock-api/visitor.ts';
import { startSite, type Site } from './site.ts';

const MOCK = { 'content-type': 'application/json', 'x-mock-control': '1', host: 'localhost:8787' };

/** A browser: its cookies, and its sandbox of the mock. */
export interface Visitor {
  readonly cookie: string;
  readonly sandbox: string;
}

/**
 * Serves the built site over HTTP and routes its API calls to a mock in this process: a new mock for each test, and one site for
 * the whole file.
 */
export function useMockInProcess({ proxies = 0 } = {}) {
  let mock: ReturnType<typeof createMock>;
  const here = {
    site: undefined as unknown as Site,
    /** The site's calls to the API, in order. */
    calls: [] as Request[],
    /** The network between site and API, which a test may replace with a broken one. */
    network: async (request: Request): Promise<Response> => mock.fetch(request),

    /** Calls the mock's control plane. */
    async control<T>(method: string, path: string, body?: unknown, sandbox?: string): Promise<T> {
      const answer = await mock.request(`/__mock${path}`, {
        method,
        headers: { ...MOCK, ...(sandbox === undefined ? {} : { 'x-mock-sandbox': sandbox }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
      const text = await answer.text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },

    /** Creates a sandbox and the cookies of a browser in it, signed in if a persona is named. */
    async signedIn(persona?: string): Promise<Visitor> {
      const { id, cookies } = await here.control<{ id: string; cookies: { name: string; value: string }[] }>(
        'POST',
        '/sandboxes',
        { persona },
      );
      return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), sandbox: id };
    },
  };
  const { network } = here;

  beforeAll(async () => {
    // The site reads it when its first page is rendered.
    process.env.COWRIE_PROXY_SECRET = PROXY_SECRET;
    here.site = await startSite({ proxies });
  });
  afterAll(() => here.site.close());
  beforeEach(() => {
    mock = createMock({ everywhere: { tickerSpeed: 0 }, proxySecret: PROXY_SECRET });
    here.calls = [];
    here.network = network;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const request = new Request(input, init);
      here.calls.push(request);
      return here.network(request);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return here;
}
