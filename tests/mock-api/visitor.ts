import { PROXY_SECRET_HEADER } from '#contract/forwarding.ts';
import { createApp, type MockOptions } from '#mock-api/app.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // A test says what it expects of a body by looking.
  body: Record<string, unknown>;
}

/** For a test about prices that move. */
export const MOVING_MARKET: MockOptions = { everywhere: { tickerSpeed: 1 } };

/**
 * A mock without anybody in it, whose market stands still (unless it is a MOVING_MARKET): an amount in another currency stays the same
 * however often it is read.
 */
export const emptyMock = (options: MockOptions = {}): Mock =>
  createApp({ first: {}, everywhere: { tickerSpeed: 0 }, proxySecret: PROXY_SECRET, ...options });

/** What the site's server and the mock of a test have in common. */
export const PROXY_SECRET = 'e5b0c1f7a24d4c0a9a3b6c8d7e1f2a30';

/** The headers by which the site's server passes a visitor's address on. */
export const forwardedFor = (address: string) => ({
  'x-forwarded-for': address,
  [PROXY_SECRET_HEADER]: PROXY_SECRET,
});

/** A browser in process: keeps cookies, speaks JSON. */
export class Visitor {
  readonly app: Mock;
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string>;

  constructor(app: Mock, headers: Record<string, string> = {}) {
    this.app = app;
    this.headers = headers;
  }

  async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Record<string, string>) });
    if (this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await this.app.request(path, { ...init, method, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return read(await this.send('GET', path, { headers }));
  }

  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.write('POST', path, body, headers);
  }

  /** A call of the control plane. */
  async control(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.write(method, `/__mock${path}`, body, { 'x-mock-control': '1' });
  }

  /** Becomes a persona, with its cookies. */
  async become(name: string, login = true): Promise<{ email: string; password: string }> {
    const { body } = await this.control('POST', '/persona', { name, login });
    for (const cookie of body.cookies as { name: string; value: string }[])
      this.cookies.set(cookie.name, cookie.value);
    return body.account as { email: string; password: string };
  }

  /** The newest code that an address got. */
  async code(to: string): Promise<{ code: string; identifier: string; kind: string; text: string }> {
    const { body } = await this.get(`/__mock/mail/latest?to=${encodeURIComponent(to)}`);
    return body as { code: string; identifier: string; kind: string; text: string };
  }

  async write(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return read(await this.send(method, path, { ...json, headers: { ...type, ...headers } }));
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

export const PASSED = 'XXXX.DUMMY.TOKEN.XXXX';

/** What /user-info sends. */
export const userInfo = {
  first_name: 'Ann',
  last_name: 'Lee',
  phone_number: '+2348012345678',
  country_code: '+234',
  date_of_birth: '1990-01-31',
  gender: 'female' as const,
  address: { street: '1 Road', city: 'Lagos', state: 'Lagos', postal_code: '100001', country: 'Nigeria' },
};

/** What a browser tells of itself. */
export const fingerprint = {
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  platform: null,
  languages: ['en'],
  hardware_concurrency: 4,
  device_memory: null,
  screen: null,
  pixel_ratio: 1,
  timezone: 'Africa/Lagos',
  timezone_offset: -60,
  do_not_track: null,
  connection_type: null,
  plugins: null,
  mime_types: null,
  canvas_hash: null,
  webgl_hash: null,
  audio_hash: null,
  webgl_vendor: null,
  webgl_renderer: null,
  locale: 'en',
  css_support: null,
};
