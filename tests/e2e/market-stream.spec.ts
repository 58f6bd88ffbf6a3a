import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import {
  expectOpen,
  expectRefused,
  expectLiveFeed,
  openLive,
  openWithWatchedSockets,
  pauseClock,
  socketsOf,
  countOpenSockets,
  watchSockets,
} from './market-sockets.ts';
import { expect, test } from './mock.ts';
import { emailField } from './sign-in.ts';
import { livePrices, setLanguage, totalOf } from './wallet-page.ts';
import { MARKET_ROWS } from '#src/islands/wallet/features/dashboard/market-rows.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { loadPage, openPage } from './open-page.ts';

const { wallet: en } = messages('en');
/** The message of spec section 7, written out. */
const SUBSCRIBE =
  '{"method":"SUBSCRIBE","params":["btcusdt@miniTicker","ethusdt@miniTicker","bnbusdt@miniTicker",' +
  '"solusdt@miniTicker","adausdt@miniTicker","xrpusdt@miniTicker","dogeusdt@miniTicker","maticusdt@miniTicker",' +
  '"dotusdt@miniTicker","ltcusdt@miniTicker","avaxusdt@miniTicker","linkusdt@miniTicker","atomusdt@miniTicker",' +
  '"nearusdt@miniTicker","uniusdt@miniTicker","ftmusdt@miniTicker","trxusdt@miniTicker","vetusdt@miniTicker",' +
  '"icpusdt@miniTicker","hbarusdt@miniTicker"],"id":1}';

// requirement: 7.38
test('SUBSCRIBE with id 1 and the 20 streams is sent 100 ms after the socket opens, once', async ({
  page,
  mock,
}) => {
  await pauseClock(page, mock);
  await mock.persona('complete', { login: true });
  await watchSockets(page);
  await loadPage(page, '/w');
  await expectOpen(page, 1);
  const sent = async () => (await socketsOf(page)).flatMap((socket) => socket.sent);
  await page.clock.runFor(99);
  expect(await sent()).toEqual([]);
  await page.clock.runFor(1);
  expect(await sent()).toEqual([SUBSCRIBE]);
  await expectLiveFeed(page);
  await page.clock.runFor(20_000);
  expect(await sent()).toEqual([SUBSCRIBE]);
  const [subscription, ...more] = await mock.journal({ op: 'ws.message' });
  expect(subscription?.body).toEqual(JSON.parse(SUBSCRIBE));
  expect(more).toEqual([]);
});

// requirement: 1.09, 4.56
test('pages outside of /w open no socket', async ({ page, mock }) => {
  await mock.persona('missing-username', { login: true });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // Public pages have no script at all: tests/build and tests/server check that.
  const isAlive = () => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await openPage(page, '/set-username');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAlive();
  await page.context().clearCookies({ name: 'access_token' });
  for (const path of ['/login', '/signup']) {
    await openPage(page, path);
    await expect(emailField(page)).toBeVisible();
    await isAlive();
  }
  expect(sockets).toEqual([]);
  await mock.expectNoCall('ws');
});

// requirement: 1.09, 4.56
test('all screens of /w share one socket, which closes on leaving', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await watchSockets(page);
  await openPage(page, QUIET_SCREEN);
  await expectOpen(page, 1);
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.dashboard })
    .click();
  await expectLiveFeed(page);
  await page.getByRole('link', { name: en.nav.market }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.marketplace);
  await expectOpen(page, 1);
  await openPage(page, '/');
  await expect.poll(() => countOpenSockets(mock)).toBe(0);
});

// requirement: 4.57
test('a lost stream reconnects after 1, 2, 3, 4 and 5 s, then the page shows an error and Retry', async ({
  page,
  mock,
}) => {
  const locale = 'cn';
  await setLanguage(page, locale);
  await openWithWatchedSockets(page, mock);
  const { feed } = messages(locale).wallet;
  const total = totalOf(page, locale);
  // The first price is painted at once, the others with the next paint, 250 ms later by the clock that stands still.
  const nextPaint = async () => {
    await page.clock.runFor(250);
    return livePrices(page).count();
  };
  await expect.poll(nextPaint).toBe(MARKET_ROWS);

  await mock.ticker({ socket: 'refuse' });
  await mock.dropSockets();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(total).toContainText(interpolate(feed.reconnecting, { attempt, limit: 5 }));
    await page.clock.runFor(attempt * 1000 - 1);
    expect(await socketsOf(page)).toHaveLength(attempt);
    await page.clock.runFor(1);
    await expectRefused(page, attempt + 1);
  }
  await expect(total).toContainText(feed.lost);
  await expect(total.getByRole('status').filter({ hasText: feed.lost })).toHaveCount(1);
  await page.clock.runFor(600_000);
  await expect(livePrices(page)).toHaveCount(0);
  expect(await socketsOf(page)).toHaveLength(6);

  await mock.ticker({ socket: 'ok' });
  await total.getByRole('button', { name: feed.retry }).click();
  await expectOpen(page, 7);
  await page.clock.runFor(100);
  await expect(total).toContainText(feed.announceLive);
  await expect(total.getByRole('button', { name: feed.retry })).toHaveCount(0);
});

test('the reconnect delay resets once a connection has been open for ten seconds', async ({ page, mock }) => {
  await openLive(page, mock);
  const total = totalOf(page);
  await mock.dropSockets();
  await expect(total).toContainText('Reconnecting (1/5)');
  await page.clock.runFor(1000);
  await expectOpen(page, 2);
  await page.clock.runFor(100);
  await expectLiveFeed(page);
  await page.clock.runFor(9000);
  await mock.dropSockets();
  await expect(total).toContainText('Reconnecting (2/5)');
  await page.clock.runFor(2000);
  await expectOpen(page, 3);
  await page.clock.runFor(100);
  await expectLiveFeed(page);
  await page.clock.runFor(10_000);
  await mock.dropSockets();
  await expect(total).toContainText('Reconnecting (1/5)');
});
