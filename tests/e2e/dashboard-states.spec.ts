import { fill } from '#src/intl/fill.ts';
import { moneyText } from '#src/intl/money-format.ts';
import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { expect, test } from './mock.ts';
import { balancesOf, coinRow, stopTime, totalOf } from './wallet-figures.ts';

const { wallet: en, toasts } = messages('en');
const BALANCES = 'GET /wallet/balances';
const PREFERENCES = 'GET /user/preferences';
const COINS = 'GET /market/assets';
const STATUS = 'GET /user/profile/status';

test('balances on their way are bones, and after ten seconds a word; never a figure', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: BALANCES, effect: { type: 'hang' } });
  await page.goto('/w');
  const total = totalOf(page);
  await expect(total).toContainText(en.balance.loading);
  await expect(total).toHaveAttribute('aria-busy', 'true');
  await expect(total).not.toContainText(/[₦$]/);
  await expect(total).not.toContainText(toasts.stillWorking);
  // The market does not wait for the wallet.
  await expect(coinRow(page, 'btc')).toContainText('$');
  await mock.clock.advance(10_000);
  await expect(total).toContainText(toasts.stillWorking);
  await expect(page.getByRole('region', { name: en.assets.heading })).not.toContainText(/\d/);
});

// requirement: 2.45
test('a status that nobody answers is bones, and after three seconds a word; the menu is there', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: STATUS, effect: { type: 'hang' } });
  await page.goto('/w');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(en.start.label);
  await mock.clock.advance(3000);
  await expect(main.getByRole('status')).toContainText(en.start.slow);
  await expect(main).not.toContainText(/\d/);
  await expect(page.getByRole('navigation', { name: en.nav.label })).toBeVisible();
});

test('figures are asked for while the status is still on its way, and shown only after it', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  // The server's own look passes; the browser's hangs.
  await mock.fault({ op: STATUS, effect: { type: 'hang' }, after: 1 });
  const answered = Promise.all([
    page.waitForResponse(/\/wallet\/balances/),
    page.waitForResponse(/\/market\/assets/),
  ]);
  await page.goto('/w');
  for (const response of await answered) await response.finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('main')).not.toContainText(/\d/);
  expect(await mock.journal({ op: 'ws' })).toEqual([]);
});

// requirement: 2.45
test('opens with one call of each kind', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(coinRow(page, 'hbar')).toContainText('%');
  await expect(totalOf(page)).toContainText('₦');
  const calls = (await mock.journal()).map(({ op, render }) => (render ? `${op} by the server` : op));
  // What the frame asks for once the page stands may be on its way still.
  const after = ['GET /auth/session', 'GET /user/notifications/unread-count', 'GET /wallet/stream'];
  expect(calls.filter((op) => !after.includes(op)).toSorted()).toEqual(
    [COINS, PREFERENCES, STATUS, `${STATUS} by the server`, BALANCES, 'ws', 'ws.message'].toSorted(),
  );
  await expect
    .poll(async () => (await mock.journal()).map(({ op }) => op).filter((op) => after.includes(op)))
    .toEqual(expect.arrayContaining(after));
  expect((await mock.journal()).filter(({ op }) => after.includes(op))).toHaveLength(after.length);
});

test('somebody who has nothing is told so, and what will stand here', async ({ page, mock }) => {
  await mock.persona('incomplete-flag-only', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦0.00');
  const assets = page.getByRole('region', { name: en.assets.heading });
  await expect(assets.getByRole('heading', { level: 3 })).toHaveText(
    fill(en.assets.emptyHeading, { zero: '₦0.00' }),
  );
  await expect(assets).toContainText(en.assets.emptyText);
  await expect(assets.getByRole('table')).toHaveCount(0);
  // Nothing to change from, so no change is named.
  await expect(totalOf(page)).not.toContainText('%');
});

test('balances that fail are unavailable, never nothing; Retry brings them', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await mock.fault({ op: BALANCES, effect: { type: 'status', status: 500 } });
  await page.goto('/w');
  const total = totalOf(page);
  await expect(total).toContainText(en.balance.unavailable);
  await expect(total).toContainText(en.balance.safe);
  await expect(total.getByRole('status').filter({ hasText: en.balance.failed })).toBeVisible();
  await expect(page.getByRole('region', { name: en.assets.heading })).toContainText(en.assets.failedText);
  await expect(total).not.toContainText(/[₦$]/);
  const [failed] = (await mock.journal({ op: BALANCES })) as { request_id?: string }[];
  await expect(total).toContainText(fill(en.request, { id: failed?.request_id ?? 'none' }));

  await mock.clearFaults();
  await total.getByRole('button', { name: en.balance.retry }).click();
  const { total: amount } = await balancesOf(page, 'ngn');
  await expect(total).toContainText(moneyText(amount, 'ngn', 'en'));
  await expect(total).not.toContainText(en.balance.failed);
});

test('balances that fail are asked for again by themselves, three times', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: BALANCES, effect: { type: 'status', status: 503 } });
  await page.goto('/w');
  const asked = async () => (await mock.journal({ op: BALANCES })).length;
  await expect(totalOf(page)).toContainText(en.balance.unavailable);
  for (const [index, seconds] of [2, 4, 8].entries()) {
    await expect.poll(asked).toBe(index + 1);
    await mock.clock.advance(seconds * 1000);
  }
  await expect.poll(asked).toBe(4);
  await mock.clock.advance(10_000);
  // A fifth call would have left the page before this one.
  await page.evaluate((url) => fetch(url, { credentials: 'include' }), `${mockUrl}/market/assets`);
  expect(await asked()).toBe(4);
});

// requirement: 2.48
test('old figures stay, with their age, when newer ones fail', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await page.goto('/w');
  const { total: amount } = await balancesOf(page, 'ngn');
  const total = totalOf(page);
  await expect(total).toContainText(moneyText(amount, 'ngn', 'en'));
  await mock.fault({ op: BALANCES, effect: { type: 'status', status: 500 } });
  await mock.clock.advance(31_000);
  await expect(total).toContainText(/We could not refresh your balances\. These are as of \d\d:\d\d\./);
  await expect(total).toContainText(moneyText(amount, 'ngn', 'en'));
  // Another currency has no old figure: the naira must not stand under its name.
  await total.getByRole('button', { name: 'USD', exact: true }).click();
  await expect(total).toContainText(en.balance.unavailable);
  await expect(total).not.toContainText(/[₦$]/);
});

test('coins that fail leave the balances alone; Retry brings them', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: COINS, effect: { type: 'status', status: 500 } });
  await page.goto('/w');
  await expect(page.getByRole('alert')).toContainText(en.market.failed);
  await expect(page.getByRole('alert')).toContainText(/Request \S+/);
  await expect(totalOf(page)).toContainText('₦');
  await mock.clearFaults();
  await page.getByRole('alert').getByRole('button', { name: en.market.retry }).click();
  await expect(coinRow(page, 'hbar')).toContainText('$');
});

test('a wallet that cannot be opened says so, with a way to try again', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await mock.fault({ op: STATUS, effect: { type: 'status', status: 500, message: null } });
  await page.goto('/w');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(en.start.failed);
  await expect(alert).toContainText(en.start.failedText);
  await expect(alert).toContainText(en.start.safe);
  await expect(alert).toContainText(/Request \S+/);
  await expect(page.getByRole('main')).not.toContainText(/[₦$]/);
  await mock.clearFaults();
  await alert.getByRole('button', { name: en.start.retry }).click();
  await expect(totalOf(page)).toContainText('₦');
});

// requirement: 2.48
test('offline is said, with the age of the figures, and taken back', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦');
  await expect(totalOf(page)).toContainText('Prices live, as of');
  // What comes once the page stands may be on its way still.
  mock.expectErrors(mockUrl, '/ws', '/_astro/');
  await page.context().setOffline(true);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: en.offline.title });
  await expect(notice).toHaveText(/^You are offline\. Balances as of \d\d:\d\d\.$/);
  await expect(totalOf(page)).toContainText(/Offline, prices as of \d\d:\d\d/);
  await expect(totalOf(page)).toContainText('₦');
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(totalOf(page)).toContainText('Prices live, as of');
});

test('offline before the first figure promises none', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await mock.fault({ op: BALANCES, effect: { type: 'hang' } });
  await page.goto('/w');
  await expect(coinRow(page, 'btc')).toContainText('%');
  mock.expectErrors(mockUrl, '/ws', '/_astro/');
  await page.context().setOffline(true);
  await expect(page.getByText(en.offline.empty)).toBeVisible();
  await expect(totalOf(page)).not.toContainText('₦');
});
