import type { Page } from '@playwright/test';
import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { formatPrice } from '#src/intl/format/money.ts';
import { messages } from './messages.ts';
import { setPageVisible } from './page-visibility.ts';
import { expectOpen, expectLiveFeed, openLive, socketsOf, countOpenSockets } from './market-sockets.ts';
import { MockControl } from './mock-control.ts';
import { expect, test } from './mock.ts';
import { coinRow, fetchCoins, advanceMarket, freezeTime, livePrices, totalOf } from './wallet-page.ts';
import { MARKET_ROWS } from '#src/islands/wallet/features/dashboard/market-rows.ts';
import { openPage } from './open-page.ts';

const HOUR = 3_600_000;
const { wallet: en, toasts } = messages('en');

/**
 * Counts the frames that the page receives on its sockets; returns a function that waits for more. Call before the first
 * page is opened.
 */
function countFrames(page: Page): (frames: number) => Promise<void> {
  let received = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (received += 1)));
  return async (frames) => {
    const from = received;
    await expect.poll(() => received).toBeGreaterThan(from + frames);
  };
}

/** The sandbox's price of Bitcoin, formatted. */
async function bitcoinPrice(page: Page): Promise<string> {
  const price = (await fetchCoins(page)).find(({ id }) => id === 'btc')?.price;
  return formatPrice(price ?? '', 'en');
}

test('a hidden page does not render prices, and shows the newest when it becomes visible', async ({
  page,
  mock,
}) => {
  await freezeTime(mock);
  await mock.ticker({ speed: 1 });
  let received = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('BTCUSDT')) received = String(payload);
    }),
  );
  await openLive(page, mock);
  const before = await bitcoinPrice(page);
  await expect(coinRow(page, 'btc')).toContainText(before);
  await setPageVisible(page, false);
  await advanceMarket(mock, 7 * HOUR);
  const after = await bitcoinPrice(page);
  expect(after).not.toBe(before);
  const digits = after.replace(/[$,]/g, '');
  await expect.poll(() => received).toContain(`"c":"${digits}"`);
  await page.clock.runFor(5000);
  await expect(coinRow(page, 'btc')).toContainText(before);
  await setPageVisible(page, true);
  await expect(coinRow(page, 'btc')).toContainText(after);
});

test('the socket closes after a minute of a hidden page, and opens when it becomes visible', async ({
  page,
  mock,
}) => {
  const waitForFrames = countFrames(page);
  await openLive(page, mock);
  await setPageVisible(page, false);
  // One second less than the minute, with prices often enough that the stream does not count as stale.
  for (let seconds = 0; seconds < 59; seconds += 1) {
    await page.clock.runFor(1000);
    if (seconds % 10 === 9) await waitForFrames(40);
  }
  await page.clock.runFor(999);
  expect(await socketsOf(page)).toHaveLength(1);
  expect(await countOpenSockets(mock)).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => countOpenSockets(mock)).toBe(0);
  await setPageVisible(page, true);
  await expectOpen(page, 2);
  await page.clock.runFor(100);
  await expectLiveFeed(page);
});

test('prices move at most four times a second', async ({ page, mock }) => {
  const waitForFrames = countFrames(page);
  await mock.ticker({ speed: 10_000 });
  await openLive(page, mock);
  await mock.ticker({ tickMs: 10 });
  await coinRow(page, 'btc').evaluate((row) => {
    const seen: string[] = [];
    Object.assign(globalThis, { painted: seen });
    new MutationObserver(() => seen.push(row.textContent)).observe(row, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (let paint = 1; paint <= 4; paint += 1) {
    await waitForFrames(100);
    await page.clock.runFor(250);
  }
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: string[] }).painted.length);
  expect(painted).toBeGreaterThan(1);
  expect(painted).toBeLessThanOrEqual(4);
});

test('an open stream without messages is stale after 30 s and reconnects', async ({ page, mock }) => {
  await freezeTime(mock);
  await openLive(page, mock);
  await mock.ticker({ socket: 'stall' });
  const before = await coinRow(page, 'btc').locator('.price data').textContent();
  await page.clock.runFor(31_000);
  await expect(totalOf(page)).toContainText('Reconnecting (1/5)');
  await expect(coinRow(page, 'btc')).toContainText(/as of \d\d:\d\d/);
  // The last live price stays, in grey.
  await expect(coinRow(page, 'btc')).toContainText(before ?? 'none');
  await mock.ticker({ socket: 'ok' });
  await page.clock.runFor(1000);
  await expectOpen(page, 2);
  await page.clock.runFor(100);
  await expectLiveFeed(page);
  await page.clock.runFor(250);
  await expect(coinRow(page, 'btc')).not.toContainText('as of');
});

test('malformed frames change no price, and the stream reconnects', async ({ page, mock }) => {
  // A valid frame could only repeat the shown price, so any change would come from a malformed one.
  await freezeTime(mock);
  await openLive(page, mock);
  const price = coinRow(page, 'btc').locator('.price data');
  const before = await price.textContent();
  expect(before).toBe(await bitcoinPrice(page));
  await mock.ticker({ socket: 'malformed' });
  await expect(totalOf(page)).toContainText('Reconnecting (1/5)');
  await expect(price).toHaveText(before ?? 'none');
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\$0\.00/);
});

test('two sandboxes with the same seed show the same prices at the same time', async ({
  page,
  mock,
  browser,
  playwright,
}) => {
  const clock = { mode: 'frozen', at: Date.UTC(2026, 10, 21, 12) };
  await mock.control.send('PUT', '/clock', clock);
  await mock.persona('complete', { login: true });
  const request = await playwright.request.newContext();
  // The fixture's sandbox has the mock's default seed.
  const other = await MockControl.create(request, { seed: 7 });
  await other.send('PUT', '/clock', clock);
  const { cookies } = await other.persona('complete', true);
  const context = await mock.otherBrowser(browser);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' })));
  const twin = await context.newPage();
  const prices: string[][] = [];
  for (const one of [page, twin]) {
    await openPage(one, '/w');
    await expect(livePrices(one)).toHaveCount(MARKET_ROWS);
    prices.push(await livePrices(one).allInnerTexts());
  }
  expect(prices[0]).toHaveLength(MARKET_ROWS);
  expect(prices[1]).toEqual(prices[0]);
  await mock.expectCalls('ws', 1);
  await context.close();
  await other.send('DELETE', `/sandboxes/${other.id}`);
  await request.dispose();
});

test('logging out closes the socket before the page unloads', async ({ page, mock }) => {
  await openLive(page, mock);
  const { promise: held, resolve: open } = Promise.withResolvers<undefined>();
  await page.route('**/login', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('button', { name: en.nav.logout })
    .click();
  // A store without listeners closes after this time, which begins with the answer to the logout.
  await expect
    .poll(async () => {
      await page.clock.runFor(STORE_UNMOUNT_DELAY);
      return countOpenSockets(mock);
    })
    .toBe(0);
  await expect(page).toHaveURL('/w');
  expect(await socketsOf(page)).toHaveLength(1);
  await page.clock.resume();
  open(undefined);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(toasts.loggedOut)).toBeVisible();
  expect(await countOpenSockets(mock)).toBe(0);
});
