import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { createApp } from '#mock-api/app.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { applyPersona } from '#mock-api/personas/apply.ts';
import { trustDevice } from '#mock-api/features/devices/devices.ts';
import { $auth, logout, clearSession } from '#src/stores/session/auth.ts';
import { login } from '#src/stores/sign-in/login.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { connectToMock } from '../in-process.ts';
import { BrowserStorage } from './browser-storage.ts';

export const people = ['complete', 'missing-username'] as const;
export type Name = (typeof people)[number];
interface Person {
  readonly email: string;
  readonly password: string;
  readonly customer_id: string;
}

/** A call as it left: whose session went with it, in which era of the tab, and whether somebody had logged out. */
interface Sent {
  readonly path: string;
  readonly person: string | null;
  readonly era: number;
  readonly out: boolean;
}

const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
const app = createApp({ first: {} });
const signedOut = $auth.get();

/**
 * A tab whose every call, there and back, waits for its turn with the scheduler. A document that is left hears no answer
 * any more, and cookies of such an answer are not kept, as in a browser.
 */
export class OneTab {
  readonly sandbox: Sandbox;
  readonly mock: ReturnType<typeof connectToMock>;
  readonly kept = new BrowserStorage();
  readonly sent: Sent[] = [];
  /** Counts what makes an older answer somebody else's: a login, a logout that began, a document that was left. */
  era = 0;
  /** True from a logout that succeeded until a login is asked for. */
  out = false;
  /** The token of the session that the last logout was for. */
  leftSession: string | undefined;
  /** True once a page was told of a login that somebody was just logging out over. */
  beganInLogout = false;
  #people: Readonly<Record<Name, Person>>;
  #device = '';
  #document = new AbortController();
  #running = new Set<Promise<unknown>>();
  #loggingIn = false;

  constructor(scheduler: Scheduler) {
    this.sandbox = app.sandboxes.create('one-tab', {});
    const turn = (way: string) => (address: string) => scheduler.schedule(Promise.resolve(), way + address);
    this.mock = connectToMock({ app, travel: { there: turn('there '), back: turn('back ') } });
    this.#people = { complete: this.#admit('complete'), 'missing-username': this.#admit('missing-username') };
    vi.stubGlobal('localStorage', this.kept);
    vi.stubGlobal('sessionStorage', new BrowserStorage());
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => this.#fetch(input, init));
    this.#open();
  }

  #admit(name: Name): Person {
    const { account, cookies } = applyPersona(this.sandbox.state, name, { login: false });
    const { email, password, customer_id: id = '' } = account;
    for (const cookie of cookies)
      if (!this.mock.jar.has(cookie.name)) this.mock.jar.set(cookie.name, cookie.value);
    this.#device = this.mock.jar.get('device_id') ?? '';
    const user = this.sandbox.state.users[id];
    if (user) trustDevice(this.sandbox.state, this.#device, user);
    return { email, password, customer_id: id };
  }

  /** The customer whose session the browser holds; null when it holds none that is alive. */
  get holder(): string | null {
    const token = this.mock.jar.get('access_token');
    return token === undefined ? null : (this.sandbox.state.sessions[token]?.customer_id ?? null);
  }

  #fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { signal } = this.#document;
    const path = new URL(address).pathname;
    this.sent.push({ path, person: this.holder, era: this.era, out: this.out });
    if (path === '/auth/logout') this.leftSession = this.mock.jar.get('access_token');
    const left = new Promise<never>((_resolve, reject) => {
      const leave = () => reject(new TypeError('Failed to fetch'));
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave);
    });
    const answered = this.mock.send(address, { ...init, signal });
    answered.catch(() => undefined);
    return Promise.race([answered, left]);
  }

  /** What a script of this document does; what goes wrong is its own business. */
  run(work: () => Promise<unknown>): void {
    const running = work().catch(() => undefined);
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** The form of /login. Its button is busy while another login runs, and it is not there while a logout does. */
  logIn(name: Name): void {
    if (this.#loggingIn || $auth.get().logoutInProgress) return;
    this.out = false;
    this.#loggingIn = true;
    const { email, password } = this.#people[name];
    this.run(async () => {
      try {
        await login({ email, password, token: TOKEN });
        this.era += 1;
        this.beganInLogout ||= $auth.get().logoutInProgress;
      } finally {
        this.#loggingIn = false;
      }
    });
  }

  logOut(): void {
    if ($auth.get().logoutInProgress) return;
    this.era += 1;
    const { signal } = this.#document;
    this.run(async () => {
      await logout();
      if (signal.aborted) return;
      this.out = true;
      // The harder of two ways on: /login could not be opened, and this document stays.
      $walletSession.set({ kind: 'signed-out' });
    });
  }

  /** Another tab signs somebody in; this one is told of it late, or never. */
  signInElsewhere(name: Name): void {
    if (this.out) return;
    const { cookies } = applyPersona(this.sandbox.state, name, { login: true });
    this.#admit(name);
    for (const { name: cookie, value } of cookies)
      if (cookie === 'access_token') this.mock.jar.set(cookie, value);
  }

  /** Leaves for another page, or loads this one anew: `scripts` of the old document end, the cookies stay. */
  async navigate(): Promise<void> {
    this.#document.abort();
    await Promise.all(this.#running);
    this.era += 1;
    this.#open();
    // As every page of the wallet does; the server sends guests elsewhere.
    if (this.holder) this.run(() => recheckSession());
  }

  #open(): void {
    this.#document = new AbortController();
    $auth.set({
      ...signedOut,
      isAuthenticated: this.mock.jar.has('access_token'),
      deviceId: this.#device,
      deviceInitialized: true,
    });
    $walletSession.set({ kind: 'checking' });
  }

  /** Ends the page and its part of the mock. */
  async close(): Promise<void> {
    this.#document.abort();
    await Promise.all(this.#running);
    clearSession();
    app.sandboxes.delete(this.sandbox.id);
  }
}
