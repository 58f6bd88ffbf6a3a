import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { operations, streams } from '#contract/registry.ts';
import type { MailKind } from '#mock-api/core/mailbox.ts';
import type { FaultTarget, LoggedCall } from '#mock-api/server/call-names.ts';
import type { PresetId } from '#mock-api/faults/fault-presets.ts';
import type { PaymentPresetId } from '#mock-api/faults/payment-error-presets.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { computerTime, shiftDate } from '../clock/shift-date.ts';
import { TODAY } from '../clock/today.ts';
import {
  MockControl,
  type Account,
  type IncomingTransfer,
  type Cookie,
  type FaultRule,
  type JournalItem,
  type Mail,
  type NewNotification,
  type TickerSettings,
} from './mock-control.ts';
import { CALLS } from './call-coverage.ts';
import { MockClock } from './mock-clock.ts';
import { attachFailureArtifacts } from './failure-artifacts.ts';
import { atRest, watchTraffic } from './open-page.ts';
import { PageErrors } from './page-errors.ts';

export { expect } from '@playwright/test';

const served = new Set<string>([...operations, ...streams].map(({ op }) => op));

const cookiesForLocalhost = (cookies: readonly Cookie[]) =>
  cookies.map(({ name, value }) => ({ name, value, domain: 'localhost', path: '/' }));

/** Calls that a test holds. */
export interface HeldCalls {
  /** Resolves once `count` of them wait at the mock. */
  arrived: (count?: number) => Promise<void>;
  /** Answers the waiting calls normally, and lets later ones pass. */
  release: () => Promise<void>;
}

/** One test's sandbox of the API: its data, clock, faults and journal. */
export class Mock {
  readonly control: MockControl;
  readonly clock: MockClock;
  readonly #context: BrowserContext;
  readonly #watch: PageErrors;
  /** The calls of pages, as method and path: what a test asks of the API itself is none. */
  readonly #madeByPages = new Set<string>();
  /** How many milliseconds the sandbox is ahead of the computer's time. */
  readonly #offset: number;

  private constructor(control: MockControl, context: BrowserContext, errors: PageErrors, offset: number) {
    this.control = control;
    this.clock = new MockClock(control, context);
    this.#context = context;
    this.#watch = errors;
    this.#offset = offset;
  }

  /** Creates a sandbox for a browser. The sandbox, the browser's pages and this process begin today (TODAY). */
  static async create(request: APIRequestContext, context: BrowserContext): Promise<Mock> {
    const before = computerTime();
    const control = await MockControl.create(request);
    const offset = TODAY - Math.round((before + computerTime()) / 2);
    // Playwright's clock compares a page's time with that of this process.
    shiftDate(offset);
    const mock = new Mock(control, context, new PageErrors(), offset);
    await mock.#adopt(context);
    return mock;
  }

  /** Gives a browser the sandbox and its time, and records what its pages complain of. */
  async #adopt(context: BrowserContext): Promise<void> {
    await context.addInitScript(shiftDate, this.#offset);
    context.on('page', watchTraffic);
    context.on('request', (request) => {
      if (request.url().startsWith(mockUrl))
        this.#madeByPages.add(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await this.#watch.attach(context);
    await context.addCookies(cookiesForLocalhost(this.control.cookies));
  }

  /**
   * Fills the sandbox with a persona and gives the browser its device; with `login` also its session, which lasts
   * `sessionSeconds` of the mock's clock (a week by default). `browser` is another one than the test's own.
   */
  async persona(
    name: string,
    {
      login = false,
      sessionSeconds,
      browser = this.#context,
    }: { login?: boolean; sessionSeconds?: number; browser?: BrowserContext } = {},
  ): Promise<Account> {
    const { account, cookies } = await this.control.persona(name, login, sessionSeconds);
    await browser.addCookies(cookiesForLocalhost(cookies));
    return account;
  }

  mail(filter: { to?: string; kind?: MailKind; wait?: number } = {}): Promise<Mail> {
    return this.control.mail(filter);
  }

  /** Creates an incoming transfer for the last user who signed in, or for the one with the email. */
  deposit(arrival: IncomingTransfer): Promise<{ id: string; status: string }> {
    return this.control.deposit(arrival);
  }

  /** Completes a pending deposit. */
  credit(id: string): Promise<void> {
    return this.control.credit(id);
  }

  /** Sends a notification to the last user who signed in, or to the one with the email. */
  notify(news: NewNotification): Promise<string> {
    return this.control.notify(news);
  }

  /** The current code of a user's authenticator app. */
  authenticatorCode(email: string): Promise<string> {
    return this.control.authenticatorCode(email);
  }

  /** Breaks calls, and expects what the browser logs about them. */
  async fault(rule: FaultRule): Promise<void> {
    await this.control.fault(rule);
    this.#expectFailing(rule.op);
  }

  /**
   * Holds calls at the mock until the test releases them, so that a pending call needs no clock. With `stage: 'post'` the
   * server executes the call and only the response waits.
   */
  async hold(op: FaultTarget, more: Omit<FaultRule, 'op' | 'effect'> = {}): Promise<HeldCalls> {
    const id = await this.control.fault({ ...more, op, effect: { type: 'wait' } });
    return {
      arrived: (count = 1) => expect.poll(() => this.control.waiting(id)).toBeGreaterThanOrEqual(count),
      release: async () => {
        await this.control.send('DELETE', `/faults/${id}`);
      },
    };
  }

  /** Breaks calls by a fault preset; `message` sets the server's message. */
  async preset(
    id: PresetId | PaymentPresetId,
    more: { times?: number; after?: number; message?: string } = {},
  ): Promise<void> {
    const { ops } = (await this.control.send('POST', `/faults/preset/${id}`, more)) as { ops: string[] };
    for (const op of ops) this.#expectFailing(op);
  }

  #expectFailing(target: string): void {
    const op = operations.find(({ name }) => name === target)?.op ?? target;
    this.#watch.expect(op === '*' ? mockUrl : op.replace(/^[A-Z]+ /, '').replace(/\{.*$/, ''));
  }

  async clearFaults(): Promise<void> {
    await this.control.send('DELETE', '/faults');
  }

  journal(filter: { op?: LoggedCall; status?: number } = {}): Promise<JournalItem[]> {
    return this.control.journal(filter);
  }

  /**
   * Waits until a call has been made `times` times, and until the pages are at rest: it must not have been made once more then.
   * @param options.status counts only the calls that were answered so.
   * @returns the calls, the newest last.
   */
  async expectCalls(
    op: LoggedCall,
    times: number,
    { status }: { status?: number } = {},
  ): Promise<JournalItem[]> {
    const calls = () => this.control.journal({ op, ...(status === undefined ? {} : { status }) });
    const message = `${op} is called ${times} times`;
    await expect.poll(async () => (await calls()).length, { message }).toBeGreaterThanOrEqual(times);
    for (const page of this.#context.pages()) await atRest(page);
    const made = await calls();
    expect(made, message).toHaveLength(times);
    return made;
  }

  /** How often a call has been made once the pages are at rest. */
  async countCalls(op: LoggedCall): Promise<number> {
    for (const page of this.#context.pages()) await atRest(page);
    return (await this.control.journal({ op })).length;
  }

  /** Waits until the pages are at rest, and expects that a call was not made until then. */
  async expectNoCall(op: LoggedCall): Promise<void> {
    await this.expectCalls(op, 0);
  }

  async ticker(settings: TickerSettings): Promise<void> {
    await this.control.send('PUT', '/ticker', settings);
    if (settings.socket && settings.socket !== 'ok') this.#watch.expect('/ws');
  }

  async dropSockets(): Promise<void> {
    await this.control.send('POST', '/ticker/drop');
    this.#watch.expect('/ws');
  }

  /** Allows errors that the test causes: a string allows failed calls by a part of their URL, a pattern any logged line. */
  expectErrors(...patterns: (string | RegExp)[]): void {
    this.#watch.expect(...patterns);
  }

  /** Another tab of the same browser. */
  secondPage(): Promise<Page> {
    return this.#context.newPage();
  }

  /** Another browser that shares only the API: a device unknown to the account. The caller closes it. */
  async otherBrowser(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext();
    await this.#adopt(context);
    return context;
  }

  /** The calls in the request log that a page made, each once: `POST /auth/login`. */
  callsOfPages(journal: readonly JournalItem[]): string[] {
    const made = journal.filter(({ op, path }) =>
      this.#madeByPages.has(`${op.split(' ')[0]} ${path.split('?')[0]}`),
    );
    return [...new Set(made.map(({ op }) => op))];
  }

  /** The errors that the test did not expect. */
  async complaints(journal?: readonly JournalItem[]): Promise<string[]> {
    const calls = journal ?? (await this.control.journal());
    const broken = calls.filter(
      (item) =>
        item.contract_broken === true ||
        // A test can set the ticker to reject sockets.
        (item.status >= 500 && item.fault === undefined && item.op !== 'ws') ||
        (item.status === 404 && !served.has(item.op) && item.fault === undefined),
    );
    return this.#watch.unexpected([
      ...broken.map((item) => `the mock answered ${item.status} to ${item.op}`),
      ...(await this.control.brokenInvariants()),
    ]);
  }
}

/** The mock of each context. */
const mocks = new WeakMap<BrowserContext, Mock>();

/**
 * A test that uses `page` or `mock` gets its own sandbox, and fails on any unexpected error. A test that uses neither creates
 * none.
 */
export const test = base.extend<{ mock: Mock; persona: string | undefined }>({
  /** The persona signed in from the start: `test.use({ persona: 'complete' })`. */
  persona: [undefined, { option: true }],
  context: async ({ context, playwright, persona }, use, info) => {
    const request = await playwright.request.newContext();
    const mock = await Mock.create(request, context);
    const { control } = mock;
    mocks.set(context, mock);
    if (persona !== undefined) await mock.persona(persona, { login: true });

    await use(context);

    const isAsExpected = info.status === info.expectedStatus;
    const journal = isAsExpected ? await control.journal() : [];
    const complaints = isAsExpected ? await mock.complaints(journal) : [];
    info.annotations.push({ type: CALLS, description: mock.callsOfPages(journal).join(', ') });
    if (!isAsExpected || complaints.length > 0)
      await attachFailureArtifacts(info, control, await context.cookies());
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
