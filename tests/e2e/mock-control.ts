import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { AssetId } from '#contract/assets.ts';
import type { notificationTypes } from '#contract/notifications.ts';
import type { FaultTarget, LoggedCall } from '#mock-api/server/call-names.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import type { MailKind } from '#mock-api/core/mailbox.ts';
import type { SocketMode, SymbolMode } from '#mock-api/features/market/stream/stream-faults.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { TODAY } from '../clock/today.ts';

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
  subject: string;
  code: string;
  identifier: string;
  link?: string;
  at: string;
  expires_at: string | null;
}

export interface FaultRule {
  /** `POST /auth/login`, `ws`, or `*` for every call. */
  op: FaultTarget;
  effect: Effect;
  times?: number;
  /** The number of calls that succeed first. */
  after?: number;
  /** `post`: the server executes the call, and only the response is lost. */
  stage?: 'pre' | 'post';
}

export interface JournalItem {
  op: string;
  /** Includes the query. */
  path: string;
  status: number;
  body: unknown;
  at: string;
  customer_id?: string;
  fault?: string;
  render?: boolean;
  contract_broken?: boolean;
}

export interface IncomingTransfer {
  email?: string;
  asset: AssetId;
  /** A decimal string. */
  amount: string;
  /** Defaults to `credited`. */
  status?: 'confirming' | 'credited';
  /** An address; for cash, the account holder's name. */
  from?: string;
}

export interface NewNotification {
  email?: string;
  type?: (typeof notificationTypes)[number];
  title: string;
  body?: string;
  /** A wallet path. */
  link?: string;
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

/** The mock's control plane for one sandbox. Methods throw the mock's response if a call fails. */
export class MockControl {
  readonly id: string;
  readonly cookies: readonly Cookie[];
  readonly #request: APIRequestContext;

  private constructor(request: APIRequestContext, sandbox: Sandbox) {
    this.#request = request;
    this.id = sandbox.id;
    this.cookies = sandbox.cookies;
  }

  /** Creates a sandbox that begins today (TODAY), with a market that stands still. */
  static async create(request: APIRequestContext, settings: { seed?: number } = {}): Promise<MockControl> {
    const response = await request.post(`${mockUrl}/__mock/sandboxes`, {
      data: { clock: { mode: 'real', at: TODAY }, tickerSpeed: 0, ...settings },
      headers: { 'x-mock-control': '1' },
    });
    return new MockControl(request, (await parseResponse(response, 'POST /sandboxes')) as Sandbox);
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<unknown> {
    const response = await this.#request.fetch(`${mockUrl}/__mock${path}`, {
      method,
      // A keep-alive connection may close as it is used.
      maxRetries: 1,
      headers: { 'x-mock-control': '1', 'x-mock-sandbox': this.id },
      ...(data ? { data } : {}),
    });
    return parseResponse(response, `${method} ${path}`);
  }

  /** The sandbox's time from the header of every response. */
  async now(): Promise<Date> {
    const response = await this.#request.get(`${mockUrl}/__mock/clock`, {
      headers: { 'x-mock-sandbox': this.id },
    });
    return new Date(response.headers()['x-mock-now'] ?? '');
  }

  /** @param sessionSeconds the session's lifetime in seconds of the mock's clock. */
  async persona(
    name: string,
    login: boolean,
    sessionSeconds?: number,
  ): Promise<{ account: Account; cookies: Cookie[] }> {
    const lifetime = sessionSeconds === undefined ? {} : { session_seconds: sessionSeconds };
    return (await this.send('POST', '/persona', { name, login, ...lifetime })) as {
      account: Account;
      cookies: Cookie[];
    };
  }

  /** The newest matching mail; waits up to `wait` ms for it. */
  async mail(filter: { to?: string; kind?: MailKind; wait?: number }): Promise<Mail> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ wait: 5_000, ...filter })) query.set(name, String(value));
    return (await this.send('GET', `/mail/latest?${query.toString()}`)) as Mail;
  }

  /** Creates an incoming transfer for a user; without an email, for the last one who signed in. Returns the transaction. */
  async deposit(arrival: IncomingTransfer): Promise<{ id: string; status: string }> {
    return (await this.send('POST', '/deposits', arrival)) as { id: string; status: string };
  }

  /** Completes a pending deposit. */
  async credit(id: string): Promise<void> {
    await this.send('PUT', `/deposits/${id}`, { status: 'credited' });
  }

  /** Sends a notification to a user; without an email, to the last one who signed in. Returns its id. */
  async notify(news: NewNotification): Promise<string> {
    return ((await this.send('POST', '/notifications', news)) as { id: string }).id;
  }

  /** Arms a fault and returns its id. */
  async fault(rule: FaultRule): Promise<string> {
    return ((await this.send('POST', '/faults', rule)) as { id: string }).id;
  }

  /** The number of calls that a fault is holding. */
  async waiting(id: string): Promise<number> {
    const { items } = (await this.send('GET', '/faults')) as { items: { id: string; waiting: number }[] };
    const fault = items.find((item) => item.id === id);
    if (!fault) throw new Error(`There is no fault ${id} any more.`);
    return fault.waiting;
  }

  async authenticatorCode(email: string): Promise<string> {
    const { items } = (await this.send('GET', '/authenticator')) as {
      items: { email: string; code: string }[];
    };
    const shown = items.find((item) => item.email === email);
    if (!shown) throw new Error(`${email} has no authenticator app.`);
    return shown.code;
  }

  async journal(filter: { op?: LoggedCall; status?: number } = {}): Promise<JournalItem[]> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
    return ((await this.send('GET', `/journal?${query.toString()}`)) as { items: JournalItem[] }).items;
  }

  /** The ids of violated ledger invariants; empty if all hold. */
  async brokenInvariants(): Promise<string[]> {
    const { items } = (await this.send('GET', '/invariants')) as { items: { id: string; ok: boolean }[] };
    return items.filter(({ ok }) => !ok).map(({ id }) => `invariant ${id} is broken`);
  }
}

async function parseResponse(response: APIResponse, action: string): Promise<unknown> {
  if (!response.ok()) throw new Error(`mock ${action}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : null;
}
