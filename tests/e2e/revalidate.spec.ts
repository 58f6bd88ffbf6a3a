import type { Page } from '@playwright/test';
import { formatTime } from '#src/intl/format/time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { callsAnswered } from './calls-answered.ts';
import { panelOf } from './finding.ts';
import { look } from './in-sight.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, assetRow, balancesOf, coinRow, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const { wallet: en } = messages('en');
const BALANCES = 'GET /wallet/balances';
const COINS = 'GET /market/assets';
const COUNT = 'GET /user/notifications/unread-count';
const STREAM = 'GET /wallet/stream';

const calls = async (mock: Mock, op: string) => (await mock.journal({ op })).length;
const figures = async (mock: Mock) => ({
  balances: await calls(mock, BALANCES),
  coins: await calls(mock, COINS),
});
const menu = (page: Page) => page.getByRole('navigation', { name: en.nav.label });

/** The dashboard with its figures, once the page has its stream, or was refused it. */
async function openDashboard(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await expect(coinRow(page, 'btc')).toContainText('$');
  await expect.poll(() => calls(mock, STREAM)).toBe(1);
}

/** More than the moment in which several reasons to read are one read; what was asked for by then is in the journal. */
async function settle(page: Page, mock: Mock): Promise<void> {
  await mock.clock.advance('2s');
  await callsAnswered(page);
}

// requirement: 2.51
test('a start reads each figure once, also when its stream is refused', async ({ page, mock }) => {
  await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
  await openDashboard(page, mock);
  await expect.poll(() => calls(mock, COUNT)).toBe(2);
  await settle(page, mock);
  await expect.poll(() => figures(mock)).toEqual({ balances: 1, coins: 1 });
});

for (const [how, refused] of [
  ['whose stream is refused', true],
  ['that gave its stream back', false],
] as const)
  // requirement: 2.51
  test(`a tab out of sight ${how} asks for nothing, and looked at again for everything, once`, async ({
    page,
    mock,
  }) => {
    if (refused) await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
    await openDashboard(page, mock);
    const shown = (await assetRow(page, 'ngn').textContent()) ?? '';
    await look(page, false);
    await mock.clock.advance('70s');
    // What had just begun may end.
    await callsAnswered(page);
    const before = await figures(mock);
    const counted = await calls(mock, COUNT);
    await mock.clock.advance('50s');
    await mock.deposit({ asset: 'ngn', amount: '1000' });
    await callsAnswered(page);
    expect(await figures(mock)).toEqual(before);
    expect(await calls(mock, COUNT)).toBe(counted);
    await look(page, true);
    await expect(assetRow(page, 'ngn')).not.toHaveText(shown);
    await expect.poll(() => calls(mock, COUNT)).toBe(counted + 1);
    await expect.poll(() => calls(mock, STREAM)).toBe(2);
    await settle(page, mock);
    await expect
      .poll(() => figures(mock))
      .toEqual({ balances: before.balances + 1, coins: before.coins + 1 });
  });

test('what could not be read anew stays, with its age, until it can', async ({ page, mock }) => {
  await openDashboard(page, mock);
  const { as_of } = await balancesOf(page, 'ngn');
  const total = (await totalOf(page).getByText(/^₦/).first().textContent()) ?? '';
  await look(page, false);
  await mock.clock.advance('2m');
  await mock.fault({ op: BALANCES, effect: { type: 'status', status: 503 } });
  await look(page, true);
  // The page was told a moment before this test asked: perhaps in the minute before.
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
test('who leaves before an answer ends the call, and the next look at it asks anew', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.goto(QUIET_SCREEN);
  await expect(menu(page).getByRole('link', { name: en.nav.dashboard })).toBeVisible(OPENING);
  await mock.fault({ op: BALANCES, effect: { type: 'hang' }, times: 1 });
  const asked = page.waitForRequest((request) => request.url().includes('/wallet/balances'));
  await menu(page).getByRole('link', { name: en.nav.dashboard }).click();
  const call = await asked;
  await expect(totalOf(page)).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request === call);
  await menu(page).getByRole('link', { name: en.nav.devices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  // A change of screens that comes back at once would have found it.
  await mock.clock.advance('3s');
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await menu(page).getByRole('link', { name: en.nav.dashboard }).click();
  await expect(totalOf(page)).toContainText('₦');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// requirement: 2.51
test('two parts that show the same have one read, at the start and when it is looked at again', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.goto('/w?panel=coins');
  await expect(panelOf(page, 'coins').getByRole('option').first()).toContainText('₦', OPENING);
  await expect(page.getByText(en.balance.heading, { exact: true })).toBeVisible();
  await expect.poll(() => calls(mock, STREAM)).toBe(1);
  await settle(page, mock);
  await expect.poll(() => calls(mock, BALANCES)).toBe(1);
  await look(page, false);
  await mock.clock.advance('2m');
  await callsAnswered(page);
  const before = await calls(mock, BALANCES);
  await look(page, true);
  await expect.poll(() => calls(mock, BALANCES)).toBe(before + 1);
  await expect.poll(() => calls(mock, STREAM)).toBe(2);
  await settle(page, mock);
  await expect.poll(() => calls(mock, BALANCES)).toBe(before + 1);
});
