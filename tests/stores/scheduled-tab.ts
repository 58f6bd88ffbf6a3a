import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { applyPersona } from '#mock-api/personas/apply.ts';
import { trustDevice } from '#mock-api/features/devices/devices.ts';
import { $auth, logout, clearSession } from '#src/stores/session/auth.ts';
import { login } from '#src/stores/sign-in/login.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { connectToMock } from '../in-process.ts';
import { BrowserStorage } from './browser-storage.ts';
import { emptyMock } from '../mock-api/visitor.ts';

export const userNames = ['complete', 'missing-username'] as const;
export type UserName = (typeof userNames)[number];
interface User {
  readonly email: string;
  readonly password: string;
  readonly customer_id: string;
}

/** A call as it was sent: whose session went with it, in which epoch of the tab, and whether the user had logged out. */
interface SentCall {
  readonly path: string;
  readonly user: string | null;
  readonly epoch: number;
  readonly isLoggedOut: boolean;
}

const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
const app = emptyMock();
const initialAuth = $auth.get();

/**
 * A tab in which the scheduler decides when each request and each response arrives. A document that was left gets no more
 * responses, and their cookies are not stored, as in a browser.
 */
export class ScheduledTab {
  readonly sandbox: Sandbox;
  readonly mock: ReturnType<typeof connectToMock>;
  readonly localStore = new BrowserStorage();
  readonly sent: SentCall[] = [];
  /** Counts the events that make earlier responses stale: a login, the start of a logout, a new document. */
  epoch = 0;
  /** True from a successful logout until the next login is submitted. */
  isLoggedOut = false;
  /** The token of the session that the last logout was for. */
  endedSession: string | undefined;
  /** True once a login succeeded while a logout was in progress. */
  loggedInDuringLogout = false;
  #users: Readonly<Record<UserName, User>>;
  #device = '';
  #document = new AbortController();
  #running = new Set<Promise<unknown>>();
  #loggingIn = false;

  constructor(scheduler: Scheduler) {
    this.sandbox = app.sandboxes.create('scheduled-tab', {});
    const schedule = (prefix: string) => (address: string) =>
      scheduler.schedule(Promise.resolve(), prefix + address);
    this.mock = connectToMock({
      app,
      network: { onRequest: schedule('request '), onResponse: schedule('response ') },
    });
    this.#users = { complete: this.#admit('complete'), 'missing-username': this.#admit('missing-username') };
    vi.stubGlobal('localStorage', this.localStore);
    vi.stubGlobal('sessionStorage', new BrowserStorage());
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => this.#fetch(input, init));
    this.#open();
  }

  #admit(name: UserName): User {
    const { account, cookies } = applyPersona(this.sandbox, name, { login: false });
    const { email, password, customer_id: id = '' } = account;
    for (const cookie of cookies)
      if (!this.mock.jar.has(cookie.name)) this.mock.jar.set(cookie.name, cookie.value);
    this.#device = this.mock.jar.get('device_id') ?? '';
    const user = this.sandbox.state.users[id];
    if (user) trustDevice(this.sandbox.state, this.#device, user);
    return { email, password, customer_id: id };
  }

  /** The customer whose session the browser holds; null without a live session. */
  get cookieOwner(): string | null {
    const token = this.mock.jar.get('access_token');
    return token === undefined ? null : (this.sandbox.state.sessions[token]?.customer_id ?? null);
  }

  #fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { signal } = this.#document;
    const path = new URL(address).pathname;
    this.sent.push({ path, user: this.cookieOwner, epoch: this.epoch, isLoggedOut: this.isLoggedOut });
    if (path === '/auth/logout') this.endedSession = this.mock.jar.get('access_token');
    const aborted = new Promise<never>((_resolve, reject) => {
      const rejectCall = () => reject(new TypeError('Failed to fetch'));
      if (signal.aborted) rejectCall();
      else signal.addEventListener('abort', rejectCall);
    });
    const response = this.mock.send(address, { ...init, signal });
    response.catch(() => undefined);
    return Promise.race([response, aborted]);
  }

  /** Runs a script of this document; its errors are its own business. */
  run(script: () => Promise<unknown>): void {
    const running = script().catch(() => undefined);
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** Submits the form of /login, whose button is busy during another login, and which is not shown during a logout. */
  submitLogin(name: UserName): void {
    if (this.#loggingIn || $auth.get().logoutInProgress) return;
    this.isLoggedOut = false;
    this.#loggingIn = true;
    const { email, password } = this.#users[name];
    this.run(async () => {
      try {
        await login({ email, password, token: TOKEN });
        this.epoch += 1;
        this.loggedInDuringLogout ||= $auth.get().logoutInProgress;
      } finally {
        this.#loggingIn = false;
      }
    });
  }

  logOut(): void {
    if ($auth.get().logoutInProgress) return;
    this.epoch += 1;
    const { signal } = this.#document;
    this.run(async () => {
      await logout();
      if (signal.aborted) return;
      this.isLoggedOut = true;
      // The harder of the two outcomes: /login could not be opened, so this document stays.
      $walletSession.set({ kind: 'signed-out' });
    });
  }

  /** Another tab signs a user in; this tab learns of it late or never. */
  signInElsewhere(name: UserName): void {
    if (this.isLoggedOut) return;
    const { cookies } = applyPersona(this.sandbox, name, { login: true });
    this.#admit(name);
    for (const { name: cookie, value } of cookies)
      if (cookie === 'access_token') this.mock.jar.set(cookie, value);
  }

  /** Leaves for another page, or reloads: the old document's scripts end, the cookies stay. */
  async navigate(): Promise<void> {
    this.#document.abort();
    await Promise.all(this.#running);
    this.epoch += 1;
    this.#open();
    // Every page of the wallet does this; the server redirects guests.
    if (this.cookieOwner) this.run(() => recheckSession());
  }

  #open(): void {
    this.#document = new AbortController();
    $auth.set({
      ...initialAuth,
      isAuthenticated: this.mock.jar.has('access_token'),
      deviceId: this.#device,
      deviceInitialized: true,
    });
    $walletSession.set({ kind: 'checking' });
  }

  /** Ends the page and deletes its sandbox in the mock. */
  async close(): Promise<void> {
    this.#document.abort();
    await Promise.all(this.#running);
    clearSession();
    app.sandboxes.delete(this.sandbox.id);
  }
}
