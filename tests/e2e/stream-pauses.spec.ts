import type { Page } from '@playwright/test';
import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { messages } from './messages.ts';
import { look } from './in-sight.ts';
import { expectOpen, feedIsLive, openLive, socketsOf, standing } from './market-sockets.ts';
import { MockControl } from './mock-control.ts';
import { expect, test } from './mock.ts';
import { OPENING, coinRow, coinsOf, moveMarket, stopTime, totalOf } from './wallet-figures.ts';

const HOUR = 3_600_000;
const { wallet: en, toasts } = messages('en');

/** Counts what the page hears on its sockets; returns the way to wait for more of it. Before the first page.goto(). */
function listen(page: Page): (frames: number) => Promise<void> {
  let heard = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)));
  return async (frames) => {
    const from = heard;
    await expect.poll(() => heard).toBeGreaterThan(from + frames);
  };
}

/** The price that the sandbox has for Bitcoin, as it is written. */
async function bitcoin(page: Page): Promise<string> {
  const price = (await coinsOf(page)).find(({ id }) => id === 'btc')?.price;
  return formatPrice(price ?? '', 'en');
}

test('prices are not painted while nobody looks; the newest is there with the first look', async ({
  page,
  mock,
}) => {
  await stopTime(mock);
  let heard = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('BTCUSDT')) heard = String(payload);
    }),
  );
  await openLive(page, mock);
  const before = await bitcoin(page);
  await expect(coinRow(page, 'btc')).toContainText(before);
  await look(page, false);
  await moveMarket(mock, 7 * HOUR);
  const after = await bitcoin(page);
  expect(after).not.toBe(before);
  const digits = after.replace(/[$,]/g, '');
  await expect.poll(() => heard).toContain(`"c":"${digits}"`);
  await page.clock.runFor(5000);
  await expect(coinRow(page, 'btc')).toContainText(before);
  await look(page, true);
  await expect(coinRow(page, 'btc')).toContainText(after);
});

test('after a minute out of sight the socket is closed, and opened with the next look', async ({
  page,
  mock,
}) => {
  const hearMore = listen(page);
  await openLive(page, mock);
  await look(page, false);
  // A second short of the minute, and never so long without a price that the stream would be called dead.
  for (let seconds = 0; seconds < 59; seconds += 1) {
    await page.clock.runFor(1000);
    if (seconds % 10 === 9) await hearMore(40);
  }
  await page.clock.runFor(999);
  expect(await socketsOf(page)).toHaveLength(1);
  expect(await standing(mock)).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => standing(mock)).toBe(0);
  await look(page, true);
  await expectOpen(page, 2);
  await page.clock.runFor(100);
  await feedIsLive(page);
});

test('prices move at most four times a second', async ({ page, mock }) => {
  const hearMore = listen(page);
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
    await hearMore(100);
    await page.clock.runFor(250);
  }
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: string[] }).painted.length);
  expect(painted).toBeGreaterThan(1);
  expect(painted).toBeLessThanOrEqual(4);
});

test('a stream that stands open and says nothing is stale after 30 s, and sought anew', async ({
  page,
  mock,
}) => {
  await stopTime(mock);
  await openLive(page, mock);
  await mock.ticker({ socket: 'stall' });
  const before = await coinRow(page, 'btc').locator('data').textContent();
  await page.clock.runFor(31_000);
  await expect(totalOf(page)).toContainText('Reconnecting (1/5)');
  await expect(coinRow(page, 'btc')).toContainText(/as of \d\d:\d\d/);
  // The last price that was live stays, grey; it does not become another one.
  await expect(coinRow(page, 'btc')).toContainText(before ?? 'none');
  await mock.ticker({ socket: 'ok' });
  await page.clock.runFor(1000);
  await expectOpen(page, 2);
  await page.clock.runFor(100);
  await feedIsLive(page);
  await page.clock.runFor(250);
  await expect(coinRow(page, 'btc')).not.toContainText('as of');
});

test('a stream of broken frames changes no price and is given up for a new one', async ({ page, mock }) => {
  // A whole frame could only say what is shown already: any change is of a broken one.
  await stopTime(mock);
  await openLive(page, mock);
  const price = coinRow(page, 'btc').locator('data');
  const before = await price.textContent();
  expect(before).toBe(await bitcoin(page));
  await mock.ticker({ socket: 'malformed' });
  await expect(totalOf(page)).toContainText('Reconnecting (1/5)');
  await expect(price).toHaveText(before ?? 'none');
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\$0\.00/);
});

test('two sandboxes of one seed show the same prices at the same time', async ({
  page,
  mock,
  browser,
  playwright,
}) => {
  const clock = { mode: 'frozen', at: Date.UTC(2026, 10, 21, 12) };
  await mock.control.send('PUT', '/clock', clock);
  await mock.persona('complete', { login: true });
  const request = await playwright.request.newContext();
  // The fixture's sandbox has the seed that the mock takes when none is asked for.
  const other = await MockControl.create(request, { seed: 7 });
  await other.send('PUT', '/clock', clock);
  const { cookies } = await other.persona('complete', true);
  const context = await mock.otherBrowser(browser);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' })));
  const twin = await context.newPage();
  const prices: string[][] = [];
  for (const one of [page, twin]) {
    await one.goto('/w');
    await expect(one.getByText(interpolate(en.market.live, { live: 20, all: 20 }))).toBeVisible(OPENING);
    prices.push(await one.getByRole('table', { name: en.market.caption }).getByRole('row').allInnerTexts());
  }
  expect(prices[0]).toHaveLength(20);
  expect(prices[1]).toEqual(prices[0]);
  expect((await mock.journal({ op: 'ws' })).length).toBe(1);
  await context.close();
  await other.send('DELETE', `/sandboxes/${other.id}`);
  await request.dispose();
});

test('logging out closes the socket before the page is left', async ({ page, mock }) => {
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
  // A store without listeners closes after this time.
  await page.clock.runFor(STORE_UNMOUNT_DELAY);
  await expect.poll(() => standing(mock)).toBe(0);
  await expect(page).toHaveURL('/w');
  expect(await socketsOf(page)).toHaveLength(1);
  await page.clock.resume();
  open(undefined);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(toasts.loggedOut)).toBeVisible();
  expect(await standing(mock)).toBe(0);
});
