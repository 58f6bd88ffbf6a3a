import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { operations, streams } from '#contract/operations.ts';
import type { MailKind } from '#mock-api/state/mails.ts';
import type { PresetId } from '#mock-api/presets/fault-presets.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import {
  MockControl,
  type Account,
  type Arrival,
  type Cookie,
  type FaultRule,
  type JournalItem,
  type Mail,
  type NewNote,
  type TickerSettings,
} from './mock-control.ts';
import { MockClock } from './mock-clock.ts';
import { attachEvidence } from './evidence.ts';
import { Watch } from './watch.ts';

export { expect } from '@playwright/test';

const served = new Set([...operations, ...streams].map(({ op }) => op));

const cookiesForLocalhost = (cookies: readonly Cookie[]) =>
  cookies.map(({ name, value }) => ({ name, value, domain: 'localhost', path: '/' }));

/** Calls that wait because a test stopped them. */
export interface HeldCalls {
  /** Resolves once so many of them wait at the mock. */
  arrived: (count?: number) => Promise<void>;
  /** Answers those that wait, as ever, and lets later ones pass. */
  release: () => Promise<void>;
}

/** One test's own API: what is in it, what time it is there, what goes wrong, and what was asked of it. */
export class Mock {
  readonly control: MockControl;
  readonly clock: MockClock;
  readonly #context: BrowserContext;
  readonly #watch: Watch;

  constructor(control: MockControl, context: BrowserContext, watch: Watch) {
    this.control = control;
    this.clock = new MockClock(control, context);
    this.#context = context;
    this.#watch = watch;
  }

  /**
   * Fills the sandbox with a persona; the browser gets its device, and its session too when `login` is asked for, which
   * lasts `sessionSeconds` of the mock's time, else a week.
   */
  async persona(
    name: string,
    { login = false, sessionSeconds }: { login?: boolean; sessionSeconds?: number } = {},
  ): Promise<Account> {
    const { account, cookies } = await this.control.persona(name, login, sessionSeconds);
    await this.#context.addCookies(cookiesForLocalhost(cookies));
    return account;
  }

  mail(filter: { to?: string; kind?: MailKind; wait?: number } = {}): Promise<Mail> {
    return this.control.mail(filter);
  }

  /** Money comes to whoever signed in last, or to who has the email. */
  deposit(arrival: Arrival): Promise<{ id: string; status: string }> {
    return this.control.deposit(arrival);
  }

  /** A deposit that was on its way is here. */
  credit(id: string): Promise<void> {
    return this.control.credit(id);
  }

  /** A notification comes to whoever signed in last, or to who has the email. */
  notify(news: NewNote): Promise<string> {
    return this.control.notify(news);
  }

  /** What a person's authenticator app shows now. */
  authenticatorCode(email: string): Promise<string> {
    return this.control.authenticatorCode(email);
  }

  /** Breaks calls; what the browser then prints about them is expected. */
  async fault(rule: FaultRule): Promise<void> {
    await this.control.fault(rule);
    this.#expectFailing(rule.op);
  }

  /**
   * Stops calls at the mock until the test releases them, so that "the call is under way" needs no clock. With `stage: 'post'`
   * the work is done and only the answer waits.
   */
  async hold(op: string, more: Omit<FaultRule, 'op' | 'effect'> = {}): Promise<HeldCalls> {
    const id = await this.control.fault({ ...more, op, effect: { type: 'wait' } });
    return {
      arrived: (count = 1) => expect.poll(() => this.control.waiting(id)).toBeGreaterThanOrEqual(count),
      release: async () => {
        await this.control.send('DELETE', `/faults/${id}`);
      },
    };
  }

  /** Breaks calls by a name of the catalogue; `message` gives the server words that it has not got otherwise. */
  async preset(id: PresetId, more: { times?: number; after?: number; message?: string } = {}): Promise<void> {
    const { ops } = (await this.control.send('POST', `/faults/preset/${id}`, more)) as { ops: string[] };
    for (const op of ops) this.#expectFailing(op);
  }

  #expectFailing(op: string): void {
    this.#watch.expect(op === '*' ? mockUrl : op.replace(/^[A-Z]+ /, '').replace(/\{.*$/, ''));
  }

  async clearFaults(): Promise<void> {
    await this.control.send('DELETE', '/faults');
  }

  journal(filter: { op?: string; status?: number } = {}): Promise<JournalItem[]> {
    return this.control.journal(filter);
  }

  async ticker(settings: TickerSettings): Promise<void> {
    await this.control.send('PUT', '/ticker', settings);
    if (settings.socket && settings.socket !== 'ok') this.#watch.expect('/ws');
  }

  async dropSockets(): Promise<void> {
    await this.control.send('POST', '/ticker/drop');
    this.#watch.expect('/ws');
  }

  /** Failures that the test is about: a text for calls by part of their address, a pattern for anything else printed. */
  expectErrors(...patterns: (string | RegExp)[]): void {
    this.#watch.expect(...patterns);
  }

  /** Another tab of the same browser. */
  secondPage(): Promise<Page> {
    return this.#context.newPage();
  }

  /** Another browser that shares nothing but the API: a device that the account does not know. The caller closes it. */
  async otherBrowser(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext();
    await this.#watch.attach(context);
    await context.addCookies(cookiesForLocalhost(this.control.cookies));
    return context;
  }

  /** What went wrong without the test having asked for it. */
  async complaints(): Promise<string[]> {
    const journal = await this.control.journal();
    const broken = journal.filter(
      (item) =>
        item.contract_broken === true ||
        // A socket is refused when the ticker was told to.
        (item.status >= 500 && item.fault === undefined && item.op !== 'ws') ||
        (item.status === 404 && !served.has(item.op) && item.fault === undefined),
    );
    return this.#watch.unexpected([
      ...broken.map((item) => `the mock answered ${item.status} to ${item.op}`),
      ...(await this.control.brokenInvariants()),
    ]);
  }
}

/** The mock of each context that a test was given. */
const mocks = new WeakMap<BrowserContext, Mock>();

/**
 * A test that opens a page, or names `mock`, gets a sandbox of its own, and fails on anything that went wrong without the test
 * having asked for it. One that uses neither pays for neither.
 */
export const test = base.extend<{ mock: Mock; persona: string | undefined }>({
  /** Who is signed in from the start: `test.use({ persona: 'complete' })`. */
  persona: [undefined, { option: true }],
  context: async ({ context, playwright, persona }, use, info) => {
    const request = await playwright.request.newContext();
    const control = await MockControl.create(request);
    await context.addCookies(cookiesForLocalhost(control.cookies));
    const watch = new Watch();
    await watch.attach(context);
    const mock = new Mock(control, context, watch);
    mocks.set(context, mock);
    if (persona !== undefined) await mock.persona(persona, { login: true });

    await use(context);

    const complaints = info.status === info.expectedStatus ? await mock.complaints() : [];
    if (info.status !== info.expectedStatus || complaints.length > 0)
      await attachEvidence(info, control, await context.cookies());
    expect.soft(complaints, 'nothing went wrong unseen').toEqual([]);
    await control.send('DELETE', `/sandboxes/${control.id}`);
    await request.dispose();
  },
  mock: async ({ context }, use) => {
    const mock = mocks.get(context);
    if (!mock) throw new Error('This context has no sandbox: it was not made by the fixture `context`.');
    await use(mock);
  },
});
