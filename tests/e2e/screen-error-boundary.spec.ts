import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { walletPaths, type ScreenName } from '#src/islands/wallet/paths.ts';
import { matrix } from '../tier.ts';
import { builtFile } from './built-files.ts';
import { goWithin } from './go-within.ts';
import { panelOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { injectErrors, type ErrorPhase } from './inject-errors.ts';
import { openPage } from './open-page.ts';

// Each screen is made to throw: the shell around it works.

test.use({ persona: 'complete' });

const { wallet: en, account } = messages('en');
const addressOf = (path: string) => path.replace(':id', 'btc');
const menuOf = (page: Page) => page.getByRole('navigation', { name: en.nav.label });

/** Expects the error and Try again in place of the screen; the shell still shows the screen's name. */
async function expectBoundary(page: Page, name: ScreenName): Promise<void> {
  const alarm = page.getByRole('main').getByRole('alert');
  await expect(alarm, name).toContainText(en.crash.heading);
  await expect(page, name).toHaveTitle(`Cowrie - ${en.screens[name]}`);
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expect(alarm.getByRole('button', { name: en.crash.retry }), name).toBeVisible();
  await expect(menuOf(page).getByRole('button', { name: en.nav.logout }), name).toBeVisible();
}

/** Expects a panel of the header to open and to close. */
async function expectPanels(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Profile: / })
    .click();
  await expect(panelOf(page, 'profile').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function goToHealthy(page: Page, healthy: 'account' | 'notifications'): Promise<void> {
  await menuOf(page).getByRole('link', { name: en.nav[healthy], exact: true }).click();
  await expectHealthy(page, healthy);
}

async function expectHealthy(page: Page, healthy: 'account' | 'notifications'): Promise<void> {
  const text = healthy === 'account' ? account.look.heading : messages('en').notifications.flags.heading;
  await expect(page.getByRole('main').getByRole('heading', { name: text })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** The screens that throw, by phase. */
const phases = ['render', 'commit', 'effect'] as const satisfies readonly ErrorPhase[];
const throwing = matrix(
  'screens that throw',
  phases.flatMap((moment) =>
    walletPaths.filter(({ name }) => name !== 'account').map((screen) => ({ moment, screen })),
  ),
  ({ moment, screen: { name } }) => moment === 'render' || name === 'notifications',
);

for (const moment of phases)
  // requirement: 2.10
  test(`each screen throws (${moment}): the error boundary shows, and the menu and the panels work`, async ({
    page,
    context,
    mock,
  }) => {
    test.slow();
    const screens = throwing.filter((entry) => entry.moment === moment).map(({ screen }) => screen);
    const injected = await injectErrors(context, mock, {
      phase: moment,
      healthy: ['Account', 'ProfilePanel'],
    });
    await openPage(page, '/w/account');
    await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible();
    for (const { path, name } of screens) {
      await goWithin(page, addressOf(path));
      await expectBoundary(page, name);
      await expectPanels(page);
      await goToHealthy(page, 'account');
    }
    expect(injected.size).toBe(screens.length);
  });

// requirement: 2.10
test('the remaining screen and the not-found screen throw', async ({ page, context, mock }) => {
  await injectErrors(context, mock, { healthy: ['Notifications', 'ProfilePanel'] });
  await openPage(page, '/w/account');
  await expectBoundary(page, 'account');
  await expectPanels(page);
  await goToHealthy(page, 'notifications');
  await goWithin(page, '/w/no/such/place');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(en.crash.heading);
  await goToHealthy(page, 'notifications');
});

for (const { path } of matrix(
  'screens that throw at the start',
  walletPaths,
  ({ name }) => name === 'notifications',
))
  // requirement: 2.10
  test(`${path} throws: the user can log out`, async ({ page, context, mock }) => {
    await injectErrors(context, mock);
    await openPage(page, addressOf(path));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(en.crash.heading);
    await logOut(page, mock);
  });

async function logOut(page: Page, mock: Mock): Promise<void> {
  // The calls of the start may still be pending.
  mock.expectErrors('/user/', '/auth/session', '/wallet/stream');
  await menuOf(page).getByRole('button', { name: en.nav.logout }).click();
  await expect(page).toHaveURL('/login');
  await mock.expectCalls('POST /auth/logout', 1);
}

// requirement: 2.13
test('a screen’s chunk that fails twice shows an error, and Try again loads it', async ({ page, mock }) => {
  await openPage(page, '/w/account');
  await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible();
  const file = builtFile('src/islands/wallet/features/notifications/Notifications.tsx');
  let requestCount = 0;
  await page.route(`**${file}`, (route) => {
    requestCount += 1;
    return route.abort();
  });
  mock.expectErrors(file, /dynamically imported module/);
  const link = menuOf(page).getByRole('link', { name: en.nav.notifications });
  await link.click();
  const alarm = page.getByRole('main').getByRole('alert');
  await expect(alarm).toContainText(en.crash.heading);
  expect(requestCount).toBeGreaterThan(1);
  await expect(page).toHaveURL('/w/notifications');
  await goToHealthy(page, 'account');
  await link.click();
  await expect(alarm).toBeVisible();
  await page.unroute(`**${file}`);
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expectHealthy(page, 'notifications');
});
