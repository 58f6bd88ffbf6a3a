import { Agent, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import { seedDeposit } from '#mock-api/features/deposits/seed-deposit.ts';
import { SANDBOX_LIMIT } from '#mock-api/core/sandbox-registry.ts';
import { sized } from '../../tier.ts';
import { emptyMock, PASSED, userInfo } from '../visitor.ts';

const WORKERS = sized(8, 32);
const TESTS = sized(4, 20);
/** Milliseconds; it takes a few seconds on a machine that has nothing else to do. */
const PATIENCE = 90_000;
const email = 'ada@example.org';

let app: Mock;
let server: Listening;
let agent: Agent;
beforeEach(async () => {
  app = emptyMock();
  server = await listen(app);
  agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
});

type Reply = Record<string, unknown>;

/** One test's browser, over the port. It names its sandbox by the cookie, as a page does. */
class Browser {
  readonly sandbox: string;
  readonly #cookies = new Map<string, string>();

  constructor(sandbox: string) {
    this.sandbox = sandbox;
    this.#cookies.set('__mock_sandbox', sandbox);
  }

  ask(method: string, path: string, body?: object): Promise<Reply> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-mock-control': '1', 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sending = request(server.url + path, { method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
            this.#cookies.set(name, value);
          }
          const reply = JSON.parse(text) as Reply;
          if ((response.statusCode ?? 0) < 300) resolve(reply);
          else
            reject(new Error(`${this.sandbox}: ${method} ${path} answered ${response.statusCode}: ${text}`));
        });
      });
      sending.once('error', reject);
      sending.end(body && JSON.stringify(body));
    });
  }
}

/** What a test does in its sandbox. Every one with the same address and another `mark`. */
async function signUp(browser: Browser, mark: number): Promise<void> {
  await browser.ask('POST', '/__mock/sandboxes', { id: browser.sandbox });
  // It waits for its mail before the mail is on its way, as a fixture does.
  const mail = browser.ask('GET', `/__mock/mail/latest?to=${email}&wait=20000`);
  await browser.ask('POST', '/auth/signup/request-code', { email, turnstile_token: PASSED });
  const { code, identifier } = await mail;
  await browser.ask('POST', '/auth/signup/verify-code', { code, identifier });
  await browser.ask('POST', '/user/set-password', { password: `Sesame${mark}Aa!` });
  const address = { ...userInfo.address, street: `${mark} Road` };
  await browser.ask('POST', '/user/profile', { ...userInfo, address });
  await browser.ask('POST', '/user/username', { username: 'adaokafor' });
  await browser.ask('POST', '/user/referral/complete', { skip: true });
  const { state } = app.sandboxes.find(browser.sandbox)!;
  seedDeposit(state, Object.values(state.users)[0]!, 'ngn', String(mark));
}

/** Everything in the sandbox is of this test and nothing is missing. */
async function expectOwn(browser: Browser, mark: number): Promise<void> {
  const profile = await browser.ask('GET', '/user/profile');
  expect(profile).toMatchObject({ email, username: 'adaokafor', address: { street: `${mark} Road` } });
  const { data } = (await browser.ask('GET', '/wallet/balances')) as { data: { items: Reply[] } };
  expect(data.items.filter(({ total }) => total !== '0')).toMatchObject([
    { asset: 'ngn', total: String(mark) },
  ]);
  const { items: mails } = (await browser.ask('GET', '/__mock/mail')) as { items: Reply[] };
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    [email, 'signup'],
    // Of the first password.
    [email, 'security'],
  ]);
  const { items: calls } = (await browser.ask('GET', '/__mock/journal')) as {
    items: { op: string; status: number }[];
  };
  expect(calls.map(({ op, status }) => `${op} ${status}`)).toEqual([
    'POST /auth/signup/request-code 200',
    'POST /auth/signup/verify-code 200',
    'POST /user/set-password 200',
    'POST /user/profile 200',
    'POST /user/username 200',
    'POST /user/referral/complete 200',
    'GET /user/profile 200',
    'GET /wallet/balances 200',
  ]);
  expect(await browser.ask('GET', '/__mock/invariants')).toMatchObject({ ok: true });
}

/** Workers side by side, the tests of each one after the other. */
async function inParallel(tests: number, act: (name: string, mark: number) => Promise<void>): Promise<void> {
  const worker = async (_: unknown, number: number) => {
    for (let turn = 0; turn < tests; turn += 1) await act(`s-w${number}-t${turn}`, number * 100 + turn + 1);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

test(
  'workers run many tests each, all as the same person, and none meets another',
  { timeout: PATIENCE },
  async () => {
    await inParallel(TESTS, async (name, mark) => {
      const browser = new Browser(name);
      await signUp(browser, mark);
      await expectOwn(browser, mark);
      await browser.ask('DELETE', `/__mock/sandboxes/${name}`);
    });
    expect(app.sandboxes.list().map(({ id }) => id)).toEqual(['default']);
    expect(app.sandboxes.default.state.users).toEqual({});
    expect(app.sandboxes.default.state.mails).toEqual([]);
  },
);

test(
  'many sandboxes live at once, in the full run as many as there may be, and each still has its own',
  { timeout: PATIENCE },
  async () => {
    const tests = Math.floor((sized(40, SANDBOX_LIMIT) - 1) / WORKERS);
    const browsers = new Map<Browser, number>();
    await inParallel(tests, async (name, mark) => {
      const browser = new Browser(name);
      await signUp(browser, mark);
      browsers.set(browser, mark);
    });
    expect(app.sandboxes.list()).toHaveLength(WORKERS * tests + 1);
    await Promise.all([...browsers].map(([browser, mark]) => expectOwn(browser, mark)));
  },
);
