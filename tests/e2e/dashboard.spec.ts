import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { expect, test } from './mock.ts';
import {
  coinRow,
  fetchCoins,
  advanceMarket,
  livePrices,
  setLanguage,
  freezeTime,
  totalOf,
} from './wallet-page.ts';
import { MARKET_ROWS } from '#src/islands/wallet/features/dashboard/market-rows.ts';
import { loadPage, openPage } from './open-page.ts';

// The market stream and the calls of the start. What the dashboard shows in each state is in tests/islands/wallet.

const HOUR = 3_600_000;
const BALANCES = 'GET /wallet/balances';
const PREFERENCES = 'GET /user/preferences';
const COINS = 'GET /market/assets';
const STATUS = 'GET /user/profile/status';

for (const locale of matrix('market prices', locales, (one) => one === 'cn')) {
  test(`in ${locale} the first coins show the market prices and follow them`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await freezeTime(mock);
    await mock.ticker({ tickMs: 100 });
    await setLanguage(page, locale);
    await openPage(page, '/w');
    const { wallet: t } = messages(locale);
    await expect(totalOf(page, locale)).toContainText(
      new RegExp(interpolate(t.feed.live, { time: '\\d\\d:\\d\\d' })),
    );
    await expect(livePrices(page)).toHaveCount(MARKET_ROWS);
    // In dollars, as the market tells them: what another currency makes of them is in market-prices.dom.test.tsx.
    await page.getByRole('button', { name: 'USD', exact: true }).click();

    for (let hours = 0; hours < 2; hours += 1) {
      const coins = await fetchCoins(page);
      expect(coins).toHaveLength(20);
      for (const { id, price, change_24h: change } of coins.slice(0, MARKET_ROWS)) {
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
  await loadPage(page, '/w');
  for (const response of await answered) await response.finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('main')).not.toContainText(/\d/);
  // The page is not at rest before its status is known, so this is all that can be waited for.
  const calls = (await mock.journal()).map(({ op }) => op);
  expect(calls).toContain(STATUS);
  expect(calls).not.toContain('ws');
});

// requirement: 2.45
test('the dashboard opens with one call of each kind', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(coinRow(page, 'ada')).toContainText('%');
  await expect(totalOf(page)).toContainText('₦');
  const calls = (await mock.journal()).map(({ op, render }) => (render ? `${op} by the server` : op));
  expect(calls.toSorted()).toEqual(
    [
      ...[COINS, PREFERENCES, STATUS, `${STATUS} by the server`, BALANCES, 'ws', 'ws.message'],
      // The calls that the shell makes after its first render.
      ...['GET /auth/session', 'GET /user/notifications/unread-count', 'GET /wallet/stream'],
      // Of the parts that load after the total.
      ...['GET /announcements', 'GET /market/favourites', 'GET /promotions', 'GET /user/security'],
      ...['GET /wallet/payment-requests', 'GET /wallet/portfolio', 'GET /wallet/transactions'],
    ].toSorted(),
  );
});

const cursorOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('slider', { name: messages(locale).dashboard.portfolio.cursor });

test('a pointer and the arrow keys move the cursor of the line, which tells value and time', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  const cursor = cursorOf(page);
  const readout = page.locator('.readout');
  await expect(cursor).toBeVisible();
  const { width = 0, height = 0 } = (await cursor.boundingBox()) ?? {};
  await cursor.hover({ position: { x: 1, y: height / 2 } });
  await expect(cursor).toHaveAttribute('aria-valuenow', '0');
  await cursor.hover({ position: { x: width / 2, y: height / 2 } });
  await expect(readout).toContainText(/^₦[\d,]+\.\d\d.*\d\d:\d\d$/);
  const middle = Number(await cursor.getAttribute('aria-valuenow'));
  expect(middle).toBeGreaterThan(10);
  await cursor.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuenow', String(middle - 1));
  await expect(cursor).toHaveAttribute('aria-valuetext', /^₦[\d,]+\.\d\d, .*\d\d:\d\d$/);
  await page.mouse.move(0, 0);
  await expect(readout).toBeEmpty();
});

for (const { locale, colorScheme, viewport } of [
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const)
  test.describe(`${locale}, ${colorScheme}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });

    test('the parts of the dashboard leave the total and the actions where they are, and axe finds no violation', async ({
      page,
      mock,
    }) => {
      await mock.persona('complete', { login: true });
      await mock.control.send('PUT', '/simulate/networks/trc20', { status: 'delayed' });
      await setLanguage(page, locale);
      const held = await mock.hold('GET /wallet/portfolio');
      const lists = await mock.hold('GET /wallet/transactions');
      await loadPage(page, '/w');
      const { wallet: t, dashboard: parts } = messages(locale);
      const places = async () => ({
        total: await totalOf(page, locale).boundingBox(),
        actions: await page
          .getByRole('main')
          .getByRole('link', { name: parts.actions.deposit, exact: true })
          .boundingBox(),
        // On a phone they follow what is in progress, below the first view.
        ...(viewport.width > 1040 && {
          assets: await page.getByRole('region', { name: t.assets.heading }).boundingBox(),
        }),
      });
      await expect(totalOf(page, locale)).toContainText('₦');
      await held.arrived();
      await lists.arrived();
      await expect(page.getByRole('link', { name: parts.actions.convert })).toBeVisible();
      const before = await places();
      await held.release();
      await lists.release();
      await expect(cursorOf(page, locale)).toBeVisible();
      await expect(page.getByRole('complementary', { name: parts.announcement.label })).toBeVisible();
      for (const heading of [parts.pending.heading, parts.activity.heading, parts.safety.heading])
        await expect(page.getByRole('region', { name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: parts.promotion.open })).toBeVisible();
      expect(await places()).toEqual(before);
      await waitForAnimations(page);
      expect(await violations(page)).toEqual([]);
    });
  });
