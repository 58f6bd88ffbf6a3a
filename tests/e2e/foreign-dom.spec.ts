import type { Page } from '@playwright/test';
import { formatMoney, formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { managePasswords, translatePage } from '../foreign-dom.ts';
import { holdRequests } from './hold-requests.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { atRest, loadPage } from './open-page.ts';
import { secondFactorScreen } from './second-factor.ts';
import { sendingScreen } from './sending.ts';
import { continueButton, emailField, loginButton, passwordField } from './sign-in.ts';
import { advanceMarket, coinRow, fetchBalances, fetchCoins, freezeTime, totalOf } from './wallet-page.ts';
import { MARKET_ROWS } from '#src/islands/wallet/features/dashboard/market-rows.ts';

// A translator and a password manager change each page as soon as its HTML is there, before its scripts, and from then on.
// tests/islands/wallet/foreign-dom.dom.test.tsx has every screen; here are a browser's own errors, hydration and the focus.

const { home, auth, onboarding, fields, send } = messages('en');

/** Playwright reads over it, and React does not: to the one a text is the same, to the other it is another one. */
const ZERO_WIDTH = '\u200B';

/** Opens a page whose scripts come only after the others have changed it, and after `type`. */
async function openForeign(page: Page, path: string, type: () => Promise<void> = () => Promise.resolve()) {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => {
      (${translatePage.toString()})(['${ZERO_WIDTH}', '${ZERO_WIDTH}']);
      (${managePasswords.toString()})();
    });`,
  );
  const scripts = await holdRequests(page, (request) => /\/_astro\/[^/]*\.js$/.test(request.url()));
  await loadPage(page, path, { waitUntil: 'commit' });
  await expect(page.locator('[data-replaced]').first()).toBeAttached();
  await expect(page.locator('extension-layer')).toBeAttached();
  await type();
  scripts.release();
  await atRest(page);
}

/** What React says of the server's HTML once it is another one than it expects. */
const HYDRATION = /Minified React error #418/;

test.beforeEach(({ mock }) => mock.expectErrors(HYDRATION));

test('home: what is typed before the script is sent', async ({ page }) => {
  const field = page.getByRole('textbox', { name: home.box.label });
  await openForeign(page, '/', async () => {
    await field.click();
    await page.keyboard.type('ada@exam');
  });
  await expect(page.getByText(home.box.starts)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ada@exam');
  await page.keyboard.type('ple.org');
  await page.getByRole('button', { name: home.box.submit }).click();
  await expect(page).toHaveURL('/otp-verification');
  await expect(page.getByText('ada@example.org')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: auth.otp.heading })).toBeVisible();
});

test('login: the email that was typed before the script leads on to the code', async ({ page, mock }) => {
  const { email, password } = await mock.persona('two-factor');
  await openForeign(page, '/login', async () => {
    await emailField(page).click();
    await page.keyboard.type(email);
  });
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await continueButton(page).click();
  await passwordField(page).fill(password);
  await loginButton(page).click();
  const step = secondFactorScreen(page);
  await expect(step.boxes.first()).toBeFocused();
  await expect(page.getByText(auth.secondFactor.sent)).toBeVisible();
  await step.recovery.click();
  await expect(page.getByText(auth.secondFactor.recoveryText)).toBeVisible();
  await expect(page.getByText(auth.secondFactor.sent)).toBeHidden();
  await step.app.click();
  await expect(page.getByText(auth.secondFactor.sent)).toBeVisible();
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sade');
});

test('user info: names that were typed before the script stay, and errors come and go', async ({
  page,
  mock,
}) => {
  await mock.persona('missing-user-info', { login: true });
  const { userInfo } = onboarding;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await openForeign(page, '/user-info', async () => {
    await field(userInfo.firstName).click();
    await page.keyboard.type('Ada');
    await field(userInfo.lastName).click();
    await page.keyboard.type('Obi');
  });
  await expect(field(userInfo.firstName)).toHaveValue('Ada');
  await expect(field(userInfo.lastName)).toHaveValue('Obi');
  await expect(field(userInfo.lastName)).toBeFocused();
  await page.getByRole('button', { name: userInfo.save }).click();
  await expect(page.getByText(fields['gender.required'])).toBeVisible();
  await expect(page.getByText(fields['firstName.required'])).toBeHidden();
  await page.getByRole('radio', { name: userInfo.female }).check();
  await expect(page.getByText(fields['gender.required'])).toBeHidden();
});

test('dashboard: the prices that tick are the new ones', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  await mock.ticker({ tickMs: 100 });
  await openForeign(page, '/w');
  // Prices are in the currency of the total; the market tells them in dollars.
  await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
  for (let hours = 0; hours < 2; hours += 1) {
    for (const { id, price } of (await fetchCoins(page)).slice(0, MARKET_ROWS))
      await expect(coinRow(page, id)).toContainText(formatPrice(price ?? '', 'en'));
    await advanceMarket(mock, 5 * 3_600_000);
  }
  // Sign, unit and digits of the total are texts beside each other.
  const { total } = await fetchBalances(page, 'usd');
  await expect(totalOf(page)).toContainText(formatMoney(total, 'usd', 'en'));
});

test('sending: from the amount to the review and back', async ({ page, mock }) => {
  await mock.persona('payer', { login: true });
  const screen = sendingScreen(page);
  const step = (number: number) =>
    page
      .getByText(interpolate(send.stepOf, { number, count: 6 }))
      .locator('visible=true')
      .first();
  await page.setViewportSize({ width: 390, height: 844 });
  await openForeign(page, '/w/send');
  await screen.recent('Samuel Ade').click();
  await expect(screen.amount).toBeFocused();
  await expect(step(3)).toBeVisible();
  await page.keyboard.type('2500');
  await screen.goOn.click();
  await expect(screen.send).toContainText('₦2,500.00');
  await expect(step(4)).toBeVisible();
  await page.goBack();
  await expect(screen.amount).toHaveValue('2,500');
  await screen.amount.fill('3000');
  await screen.goOn.click();
  await expect(screen.send).toContainText('₦3,000.00');
});
