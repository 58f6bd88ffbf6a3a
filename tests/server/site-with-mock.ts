import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createApp as createMock } from '#mock-api/app.ts';
import { startSite, type Site } from './site.ts';

const MOCK = { 'content-type': 'application/json', 'x-mock-control': '1', host: 'localhost:8787' };

/** Someone's browser: the cookies that it sends, and the sandbox of the mock that they name. */
export interface Visitor {
  readonly cookie: string;
  readonly sandbox: string;
}

/**
 * The built site over HTTP, whose own calls reach a mock in this process, without a port: a new mock for each test, one site
 * for all of a file.
 */
export function useMockInProcess() {
  let mock: ReturnType<typeof createMock>;
  const here = {
    site: undefined as unknown as Site,
    /** What the site has asked of the API, in its order. */
    calls: [] as Request[],
    /** What stands between the site and the API; replaced where a test breaks it. */
    network: async (request: Request): Promise<Response> => mock.fetch(request),

    /** A call of the mock's control plane. */
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

    /** A fresh sandbox, and the cookies of a browser in it: of somebody who is signed in, when a persona is named. */
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
    here.site = await startSite();
  });
  afterAll(() => here.site.close());
  beforeEach(() => {
    mock = createMock();
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
