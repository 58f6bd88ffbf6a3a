import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { holdRequests } from './hold-requests.ts';
import { LIST } from './notification-calls.ts';
import { expectNoRejectedCalls } from './expect-no-rejected-calls.ts';
import { toast } from './toast.ts';
import { setLanguage, totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

const { wallet: en, toasts } = messages('en');
const LOGOUT = 'POST /auth/logout';

async function openWallet(page: Page, mock: Mock): Promise<void> {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  // The calls of the start would fail if the session ended meanwhile.
}

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: en.nav.label }).getByRole('button', { name: en.nav.logout }).click();

// requirement: 2.20, 4.10
test('logging out in the profile popup leads to /login with a toast and clears the storage', async ({
  page,
  mock,
}) => {
  await setLanguage(page, 'cn');
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page, 'cn')).toContainText('₦');
  const t = messages('cn');
  const { nav, popup, screens } = t.wallet;
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.devices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.devices);
  await page.getByRole('button', { name: popup.open.split('{')[0] ?? '' }).click();
  await page.getByRole('dialog', { name: popup.label }).getByRole('button', { name: nav.logout }).click();
  await expect(page).toHaveURL('/cn/login');
  await expect(page.getByText(t.toasts.loggedOut)).toBeVisible();
  expect(await mock.expectCalls(LOGOUT, 1)).toMatchObject([{ status: 200 }]);
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys).toEqual([]);
  // Back leads to the dashboard's URL, which redirects to the login.
  await page.goBack();
  await expect(page).toHaveURL('/cn/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.auth.login.heading);
});

for (const [failure, effect] of [
  ['fails', { type: 'status', status: 500, message: null }],
  ['cannot be reached', { type: 'reset' }],
] as const) {
  // requirement: 2.21, 4.11
  test(`when the API ${failure}, a toast says so and the user stays logged in`, async ({ page, mock }) => {
    await openWallet(page, mock);
    await mock.fault({ op: LOGOUT, effect });
    await logOut(page);
    await expect(page.getByText('Logout failed. Try again.')).toBeVisible();
    await expect(page).toHaveURL('/w');
    await expect(totalOf(page)).toContainText('₦');
    await mock.clearFaults();
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have logged out.')).toBeVisible();
  });
}

// requirement: 2.21, 8.14
test('when the login page fails to open, /w shows "Something happened." without the account', async ({
  page,
  mock,
}) => {
  await openWallet(page, mock);
  await openPage(page, QUIET_SCREEN);
  await expectScreenLoaded(page);
  await page.route('**/login', (route) => route.abort());
  mock.expectErrors('/login');
  await logOut(page);
  await expect(page.getByText('Something happened.')).toBeVisible();
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(en.start.signedOut);
  await expect(page.getByText('tobiade')).toHaveCount(0);
  await page.unroute('**/login');
  await page.getByRole('link', { name: en.start.login }).click();
  await expect(page).toHaveURL('/login');
});

test('after a logout no calls are made, and a late 401 does not change its toast', async ({ page, mock }) => {
  await mock.clock.hold();
  await openWallet(page, mock);
  const next = await holdRequests(page, (request) => request.method() === 'HEAD');
  // Sent before the logout, and answered after it.
  const late = await holdRequests(page, (request) => request.url().includes('/user/notifications/list'));
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.notifications })
    .click();
  await late.requested;
  await logOut(page);
  await next.requested;
  mock.expectErrors('/user/notifications/list');
  const refused = page.waitForResponse((response) => response.status() === 401);
  late.release();
  await (await refused).finished();
  await expectNoRejectedCalls(page, mock, [LIST]);
  next.release();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.loggedOut)).toBeVisible();
  await expect(toast(page, toasts.unauthorized)).toHaveCount(0);
});

// requirement: 2.20, T.16
test('pressing Log out twice makes one call', async ({ page, mock }) => {
  await openWallet(page, mock);
  const { arrived, release } = await mock.hold(LOGOUT);
  const button = page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('button', { name: en.nav.logout });
  await button.dblclick();
  await arrived();
  await release();
  await expect(page).toHaveURL('/login');
  await mock.expectCalls(LOGOUT, 1);
});

// requirement: 2.20
test('/w/logout asks for confirmation before it logs out', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/logout');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('Log out of Cowrie?');
  await mock.expectNoCall(LOGOUT);
  await main.getByRole('link', { name: en.logout.stay }).click();
  await expect(totalOf(page)).toContainText('₦');
  await openPage(page, '/w/logout');
  await main.getByRole('button', { name: en.logout.confirm }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(toasts.loggedOut)).toBeVisible();
});

// requirement: 2.22
test('a logout takes another tab out of the wallet, with the reason', async ({ page, mock }) => {
  await openWallet(page, mock);
  const tab = await mock.secondPage();
  await openPage(tab, QUIET_SCREEN);
  await expectScreenLoaded(tab);
  await logOut(page);
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByText(toasts.loggedOut)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await mock.expectCalls(LOGOUT, 1);
});
