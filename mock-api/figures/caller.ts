import { createApp } from '../app.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import type { Mock } from '../server/hono-env.ts';

/** What a call was answered with. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Where it leads; empty for an answer that is no redirect. */
  readonly location: string;
}

interface Account {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
}

/** A mock without anybody in it, whose clock stands and whose prices do too. */
export const quietMock = (): Mock => createApp({ first: {}, everywhere: { tickerSpeed: 0 } });

/** Whoever tries something, in process: keeps cookies, and moves the clock. */
export class Caller {
  readonly #app: Mock;
  readonly #cookies = new Map<string, string>();

  constructor(app: Mock) {
    this.#app = app;
  }

  async call(
    method: string,
    path: string,
    body?: object,
    given: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const headers = new Headers(given);
    if (body) headers.set('content-type', 'application/json');
    if (this.#cookies.size > 0) headers.set('cookie', this.#cookie());
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return this.#read(await this.#app.request(path, init));
  }

  post(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }

  /** Sends a form, as a page without a script does. */
  async submit(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
    headers.set('cookie', this.#cookie());
    const body = new URLSearchParams(fields).toString();
    return this.#read(await this.#app.request(path, { method: 'POST', headers, body }));
  }

  #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #read(response: Response): Promise<Answer> {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      body: isJson && text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  }

  control(method: string, path: string, body: object): Promise<Answer> {
    return this.call(method, `/__mock${path}`, body, { 'x-mock-control': '1' });
  }

  /** The newest code in a mailbox. */
  async code(to: string): Promise<{ code: string; identifier: string }> {
    const { body } = await this.call('GET', `/__mock/mail/latest?to=${encodeURIComponent(to)}`);
    return body as unknown as { code: string; identifier: string };
  }

  /** Becomes somebody: with their device, and signed in unless told otherwise. */
  async become(name: PersonaName, login = true): Promise<Account> {
    const { body } = await this.control('POST', '/persona', { name, login });
    for (const cookie of body.cookies as { name: string; value: string }[])
      this.#cookies.set(cookie.name, cookie.value);
    return body.account as Account;
  }

  /** Stops the clock. */
  async stopClock(): Promise<void> {
    await this.control('PUT', '/clock', { mode: 'frozen' });
  }

  async wait(seconds: number): Promise<void> {
    await this.control('POST', '/clock/advance', { ms: seconds * 1000 });
  }
}
