import { interpolate } from '#src/intl/interpolate.ts';
import { formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { coinRow, fetchCoins, advanceMarket, setLanguage, freezeTime, totalOf } from './wallet-page.ts';

// The market stream and the calls of the start. What the dashboard shows in each state is in tests/islands/wallet.

const HOUR = 3_600_000;
const BALANCES = 'GET /wallet/balances';
const PREFERENCES = 'GET /user/preferences';
const COINS = 'GET /market/assets';
const STATUS = 'GET /user/profile/status';

for (const locale of matrix('market prices', locales, (one) => one === 'cn')) {
  test(`in ${locale} the 20 coins show the market prices and follow them`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await freezeTime(mock);
    await mock.ticker({ tickMs: 100 });
    await setLanguage(page, locale);
    await page.goto('/w');
    const { wallet: t } = messages(locale);
    await expect(totalOf(page, locale)).toContainText(
      new RegExp(interpolate(t.feed.live, { time: '\\d\\d:\\d\\d' })),
    );
    await expect(page.getByText(interpolate(t.market.live, { live: 20, all: 20 }))).toBeVisible();

    for (let hours = 0; hours < 2; hours += 1) {
      const coins = await fetchCoins(page);
      expect(coins).toHaveLength(20);
      for (const { id, price, change_24h: change } of coins) {
        const row = coinRow(page, id, locale);
        await expect(row).toContainText(formatPrice(price ?? '', locale));
        await expect(row).toContainText(formatPercent(change ?? '', locale));
      }
      await advanceMarket(mock, 5 * HOUR);
    }
  });
}

test('amounts are fetched while the profile status is pending, and shown only after it', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  // The server's status check passes; the browser's hangs.
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
test('the dashboard opens with one call of each kind', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(coinRow(page, 'hbar')).toContainText('%');
  await expect(totalOf(page)).toContainText('₦');
  const calls = (await mock.journal()).map(({ op, render }) => (render ? `${op} by the server` : op));
  // The calls that the shell makes after its first render may still be pending.
  const after = ['GET /auth/session', 'GET /user/notifications/unread-count', 'GET /wallet/stream'];
  expect(calls.filter((op) => !after.includes(op)).toSorted()).toEqual(
    [COINS, PREFERENCES, STATUS, `${STATUS} by the server`, BALANCES, 'ws', 'ws.message'].toSorted(),
  );
  await expect
    .poll(async () => (await mock.journal()).map(({ op }) => op).filter((op) => after.includes(op)))
    .toEqual(expect.arrayContaining(after));
  await expect
    .poll(async () => (await mock.journal()).filter(({ op }) => after.includes(op)).length)
    .toBe(after.length);
});
