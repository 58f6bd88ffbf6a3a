import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

// The other specs rely on the fixture: these tests check that it controls the mock and detects errors.

const requestCode = '/auth/signup/request-code';
const newcomer = { email: 'ada@example.org', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' };

/** Calls the API from a page. Resolves to the status, 0 without a response. */
const callFrom = (page: Page, path: string, body?: object) =>
  page.evaluate(
    ([url, json]) =>
      fetch(url, {
        credentials: 'include',
        ...(json ? { method: 'POST', body: json, headers: { 'content-type': 'application/json' } } : {}),
      }).then(
        // A response that is not read to its end counts as in flight.
        (response) => response.text().then(() => response.status),
        () => 0,
      ),
    [mockUrl + path, body ? JSON.stringify(body) : ''] as const,
  );

/** Opens a market socket from a page. Resolves to `open` or to the close code. */
const openSocket = (page: Page) =>
  page.evaluate(
    (url) =>
      new Promise<'open' | number>((resolve) => {
        const socket = new WebSocket(url);
        const closed = new Promise<number>((close) =>
          socket.addEventListener('close', ({ code }) => close(code)),
        );
        Object.assign(globalThis, { marketClosed: closed });
        socket.addEventListener('open', () => resolve('open'));
        void closed.then(resolve);
      }),
    `${mockUrl.replace('http', 'ws')}/ws`,
  );

test('each test has its own sandbox of the API', async ({ page, mock, browser }) => {
  await openPage(page, '/');
  expect(await callFrom(page, requestCode, newcomer)).toBe(200);
  const { code, kind } = await mock.mail({ to: newcomer.email });
  expect(kind).toBe('signup');
  expect(code).toMatch(/^\d{6}$/);
  const [item] = await mock.journal({ op: `POST ${requestCode}` });
  expect(item).toMatchObject({ status: 200, body: { email: newcomer.email } });

  const other = await mock.otherBrowser(browser);
  const otherPage = await other.newPage();
  await openPage(otherPage, '/');
  expect(await callFrom(otherPage, requestCode, { ...newcomer, email: 'obi@example.org' })).toBe(200);
  await mock.expectCalls(`POST ${requestCode}`, 2);
  await other.close();
});

test('a persona is signed in in every tab', async ({ page, mock }) => {
  await openPage(page, '/');
  mock.expectErrors('/user/profile/status');
  expect(await callFrom(page, '/user/profile/status')).toBe(401);
  const { email } = await mock.persona('complete', { login: true });
  expect(email).toBe('tobi@example.com');
  const tab = await mock.secondPage();
  await openPage(tab, '/');
  expect(await callFrom(tab, '/user/profile/status')).toBe(200);
});

test.describe('a persona set for a whole file', () => {
  test.use({ persona: 'unicode' });

  test('is signed in from the start', async ({ page, mock }) => {
    await openPage(page, '/');
    expect(await callFrom(page, '/user/profile/status')).toBe(200);
    await mock.expectNoCall('POST /auth/login');
  });
});

const spans = [
  [300_000, 300_000],
  ['5m', 300_000],
  ['2h', 7_200_000],
] as const;
for (const [span, ms] of matrix('time spans', spans, ([named]) => named === '5m')) {
  test(`advancing by ${span} moves the clocks of the mock and of the pages`, async ({ page, mock }) => {
    await mock.clock.hold();
    await openPage(page, '/');
    const read = async () => ({
      mock: (await mock.clock.now()).getTime(),
      page: await page.evaluate(() => Date.now()),
    });
    const before = await read();
    await mock.clock.advance(span);
    const after = await read();
    expect(Math.abs(after.mock - after.page)).toBeLessThan(5_000);
    expect(after.mock - before.mock).toBeGreaterThanOrEqual(ms);
    expect(after.page - before.page).toBeGreaterThanOrEqual(ms);
  });
}

test('the fixture rejects advancing when the clocks differ or would', async ({ page, mock }) => {
  await expect(mock.clock.advance('5m')).rejects.toThrow('Hold the clock');
  await mock.clock.hold();
  await openPage(page, '/');
  await expect(mock.clock.advance('5 minutes' as '5m')).rejects.toThrow('is not a duration');
  await mock.control.send('POST', '/clock/advance', { ms: 60_000 });
  await expect(mock.clock.advance('1s')).rejects.toThrow(/The clocks are \d{5} ms apart/);
});

test('a fault breaks the calls it names, and the fixture expects what the browser logs about them', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/');
  await mock.fault({ op: `POST ${requestCode}`, effect: { type: 'status', status: 503 }, times: 1 });
  expect(await callFrom(page, requestCode, newcomer)).toBe(503);
  expect(await callFrom(page, requestCode, newcomer)).toBe(200);
  await mock.fault({ op: 'GET /market/assets', effect: { type: 'reset' } });
  expect(await callFrom(page, '/market/assets')).toBe(0);
  await mock.clearFaults();
  expect(await callFrom(page, '/market/assets')).toBe(200);
});

test('the ticker rejects and drops sockets', async ({ page, mock }) => {
  await openPage(page, '/');
  await mock.ticker({ socket: 'refuse' });
  expect(await openSocket(page)).toBe(1006);
  await mock.ticker({ socket: 'ok' });
  expect(await openSocket(page)).toBe('open');
  await mock.dropSockets();
  const code = await page.evaluate(
    () => (globalThis as unknown as { marketClosed: Promise<number> }).marketClosed,
  );
  expect(code).toBeGreaterThan(0);
});

const errorCases: [title: string, pattern: RegExp, trigger: (page: Page) => Promise<unknown>][] = [
  ['a console error', /planted line/, (page) => page.evaluate(() => console.error('planted line'))],
  [
    'an uncaught error',
    /page error: planted error/,
    (page) =>
      page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error('planted error');
        });
      }),
  ],
  [
    'a violation of the content security policy',
    /policy violation: connect-src|connect-src|Fetch API cannot load/,
    (page) => page.evaluate(() => fetch('https://elsewhere.example/').catch(() => null)),
  ],
  ['a failed call', /422/, (page) => callFrom(page, requestCode, { email: 'nobody' })],
  [
    'a call outside the contract',
    /the mock answered 404 to GET \/nowhere|404/,
    (page) => callFrom(page, '/nowhere'),
  ],
];

for (const [title, pattern, trigger] of matrix(
  'errors that the fixture detects',
  errorCases,
  (_, index) => index === 0,
)) {
  test(`the fixture fails a test on ${title}`, async ({ page, mock }) => {
    await openPage(page, '/');
    expect(await mock.complaints()).toEqual([]);
    await trigger(page);
    await expect.poll(() => mock.complaints()).toContainEqual(expect.stringMatching(pattern));
    mock.expectErrors(pattern);
  });
}
