import type { Page } from '@playwright/test';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { panelOf } from './panels.ts';
import { setPageVisible } from './page-visibility.ts';
import { expect, test, type Mock } from './mock.ts';
import { assetRow, fetchBalances, coinRow, totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { atRest, openPage } from './open-page.ts';

const { wallet: en } = messages('en');
const BALANCES = 'GET /wallet/balances';
const COINS = 'GET /market/assets';
const COUNT = 'GET /user/notifications/unread-count';
const STREAM = 'GET /wallet/stream';

const readCounts = async (mock: Mock) => ({
  balances: await mock.countCalls(BALANCES),
  coins: await mock.countCalls(COINS),
});
const menu = (page: Page) => page.getByRole('navigation', { name: en.nav.label });

/** Opens the dashboard and waits for its amounts, and for its event stream to open or fail. */
async function openDashboard(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await expect(coinRow(page, 'btc')).toContainText('₦');
  await mock.expectCalls(STREAM, 1);
}

/** Waits longer than the time in which reads are deduplicated, until all reads are in the journal. */
async function waitForReads(page: Page, mock: Mock): Promise<void> {
  await mock.clock.advance('2s');
  await atRest(page);
}

// requirement: 2.51
test('the start reads each resource once, even if the stream fails', async ({ page, mock }) => {
  await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
  await openDashboard(page, mock);
  await mock.expectCalls(COUNT, 2);
  await waitForReads(page, mock);
  await expect.poll(() => readCounts(mock)).toEqual({ balances: 1, coins: 1 });
});

for (const [streamState, streamFails] of [
  ['without an event stream', true],
  ['that closed its event stream', false],
] as const)
  // requirement: 2.51
  test(`a hidden tab ${streamState} makes no calls, and reads everything once when it is visible again`, async ({
    page,
    mock,
  }) => {
    if (streamFails) await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
    await openDashboard(page, mock);
    const shown = (await assetRow(page, 'ngn').textContent()) ?? '';
    await setPageVisible(page, false);
    await mock.clock.advance('70s');
    // Calls that have just started may finish.
    await atRest(page);
    const before = await readCounts(mock);
    const countCallsBefore = await mock.countCalls(COUNT);
    await mock.clock.advance('50s');
    await mock.deposit({ asset: 'ngn', amount: '1000' });
    await atRest(page);
    expect(await readCounts(mock)).toEqual(before);
    await mock.expectCalls(COUNT, countCallsBefore);
    await setPageVisible(page, true);
    await expect(assetRow(page, 'ngn')).not.toHaveText(shown);
    await mock.expectCalls(COUNT, countCallsBefore + 1);
    await mock.expectCalls(STREAM, 2);
    await waitForReads(page, mock);
    await expect
      .poll(() => readCounts(mock))
      .toEqual({ balances: before.balances + 1, coins: before.coins + 1 });
  });

test('data that could not be refetched stays, with its age, until it can', async ({ page, mock }) => {
  await openDashboard(page, mock);
  const { as_of } = await fetchBalances(page, 'ngn');
  const total = (await totalOf(page).getByText(/^₦/).first().textContent()) ?? '';
  await setPageVisible(page, false);
  await mock.clock.advance('2m');
  await mock.fault({ op: BALANCES, effect: { type: 'status', status: 503 } });
  await setPageVisible(page, true);
  // The page read it a moment before this test did: perhaps in the previous minute.
  const ages = [0, 60_000].map((ms) => formatTime(new Date(Date.parse(as_of) - ms).toISOString(), 'en'));
  await expect(totalOf(page)).toContainText(
    new RegExp(
      ages.map((time) => `${en.balance.notRefreshed} ${interpolate(en.load.asOf, { time })}`).join('|'),
    ),
  );
  await expect(totalOf(page)).toContainText(total);
  await mock.clearFaults();
  await totalOf(page).getByRole('button', { name: en.load.retry }).click();
  await expect(totalOf(page)).not.toContainText('We couldn’t refresh');
});

// requirement: 2.51
test('leaving a screen aborts its pending call, and the next visit fetches again', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, QUIET_SCREEN);
  await expect(menu(page).getByRole('link', { name: en.nav.dashboard })).toBeVisible();
  await mock.fault({ op: BALANCES, effect: { type: 'hang' }, times: 1 });
  const requested = page.waitForRequest((request) => request.url().includes('/wallet/balances'));
  await menu(page).getByRole('link', { name: en.nav.dashboard }).click();
  const call = await requested;
  await expect(totalOf(page)).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request === call);
  await menu(page).getByRole('link', { name: en.nav.devices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  // Returning immediately would have reused the pending call.
  await mock.clock.advance('3s');
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await menu(page).getByRole('link', { name: en.nav.dashboard }).click();
  await expect(totalOf(page)).toContainText('₦');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// requirement: 2.51
test('two components with the same data share one read, at the start and when refetching', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w?panel=coins');
  await expect(panelOf(page, 'coins').getByRole('option').first()).toContainText('₦');
  await expect(page.getByText(en.balance.heading, { exact: true })).toBeVisible();
  await mock.expectCalls(STREAM, 1);
  await waitForReads(page, mock);
  await mock.expectCalls(BALANCES, 1);
  await setPageVisible(page, false);
  await mock.clock.advance('2m');
  await atRest(page);
  const before = await mock.countCalls(BALANCES);
  await setPageVisible(page, true);
  await mock.expectCalls(BALANCES, before + 1);
  await mock.expectCalls(STREAM, 2);
  await waitForReads(page, mock);
  await mock.expectCalls(BALANCES, before + 1);
});
