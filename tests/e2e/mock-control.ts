import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Effect } from '#mock-api/faults/effect.ts';
import type { MailKind } from '#mock-api/state/mails.ts';
import type { SocketMode, SymbolMode } from '#mock-api/market/socket-mode.ts';
import { mockUrl } from '../../scripts/addresses.ts';

export interface Cookie {
  name: string;
  value: string;
}

export interface Account {
  email: string;
  password: string;
  pin?: string;
  username?: string;
  customer_id?: string;
}

export interface Mail {
  to: string;
  kind: MailKind;
  code: string;
  identifier: string;
  link?: string;
  at: string;
  expires_at: string | null;
}

export interface FaultRule {
  /** `POST /auth/login`, `ws`, or `*` for every call. */
  op: string;
  effect: Effect;
  times?: number;
  /** How many calls pass first. */
  after?: number;
  /** `post`: the call has done its work, and only its answer is lost. */
  stage?: 'pre' | 'post';
}

export interface JournalItem {
  op: string;
  status: number;
  body: unknown;
  at: string;
  customer_id?: string;
  fault?: string;
  render?: boolean;
  contract_broken?: boolean;
}

export interface TickerSettings {
  speed?: number;
  tickMs?: number;
  symbols?: Record<string, SymbolMode>;
  socket?: SocketMode['mode'] | SocketMode;
}

interface Sandbox {
  id: string;
  cookies: Cookie[];
  account?: Account;
}

/** The mock's control plane for one sandbox, over its port. Throws what the mock answered when it refuses. */
export class MockControl {
  readonly id: string;
  readonly cookies: readonly Cookie[];
  readonly #request: APIRequestContext;

  private constructor(request: APIRequestContext, sandbox: Sandbox) {
    this.#request = request;
    this.id = sandbox.id;
    this.cookies = sandbox.cookies;
  }

  static async create(request: APIRequestContext, settings: { seed?: number } = {}): Promise<MockControl> {
    const response = await request.post(`${mockUrl}/__mock/sandboxes`, {
      data: settings,
      headers: { 'x-mock-control': '1' },
    });
    return new MockControl(request, (await answer(response, 'POST /sandboxes')) as Sandbox);
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<unknown> {
    const response = await this.#request.fetch(`${mockUrl}/__mock${path}`, {
      method,
      // A connection that was kept may close as it is used.
      maxRetries: 1,
      headers: { 'x-mock-control': '1', 'x-mock-sandbox': this.id },
      ...(data ? { data } : {}),
    });
    return answer(response, `${method} ${path}`);
  }

  /** The sandbox's time, by the header that every answer has. */
  async now(): Promise<Date> {
    const response = await this.#request.get(`${mockUrl}/__mock/clock`, {
      headers: { 'x-mock-sandbox': this.id },
    });
    return new Date(response.headers()['x-mock-now'] ?? '');
  }

  async persona(name: string, login: boolean): Promise<{ account: Account; cookies: Cookie[] }> {
    return (await this.send('POST', '/persona', { name, login })) as { account: Account; cookies: Cookie[] };
  }

  /** The newest mail that fits, waited for up to `wait` ms. */
  async mail(filter: { to?: string; kind?: MailKind; wait?: number }): Promise<Mail> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ wait: 5_000, ...filter })) query.set(name, String(value));
    return (await this.send('GET', `/mail/latest?${query.toString()}`)) as Mail;
  }

  async authenticatorCode(email: string): Promise<string> {
    const { items } = (await this.send('GET', '/authenticator')) as {
      items: { email: string; code: string }[];
    };
    const shown = items.find((item) => item.email === email);
    if (!shown) throw new Error(`${email} has no authenticator app.`);
    return shown.code;
  }

  async journal(filter: { op?: string; status?: number } = {}): Promise<JournalItem[]> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
    return ((await this.send('GET', `/journal?${query.toString()}`)) as { items: JournalItem[] }).items;
  }

  /** What does not hold of the books, as text; empty when all does. */
  async brokenInvariants(): Promise<string[]> {
    const { items } = (await this.send('GET', '/invariants')) as { items: { id: string; ok: boolean }[] };
    return items.filter(({ ok }) => !ok).map(({ id }) => `invariant ${id} is broken`);
  }
}

async function answer(response: APIResponse, what: string): Promise<unknown> {
  if (!response.ok()) throw new Error(`mock ${what}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : null;
}
