import type { Page } from '@playwright/test';
import { callsAnswered } from './calls-answered.ts';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { holdRequests } from './hold-requests.ts';
import { listening, opened } from './listening.ts';
import { LIST } from './notes.ts';
import { expectNothingAsked } from './session-over.ts';
import { toast } from './toast.ts';
import { OPENING, speak, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';

const { wallet: en, toasts } = messages('en');
const LOGOUT = 'POST /auth/logout';

async function openWallet(page: Page, mock: Mock): Promise<void> {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  // What the wallet asks for as it starts would be refused if the session ended meanwhile.
  await listening(mock);
}

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: en.nav.label }).getByRole('button', { name: en.nav.logout }).click();

// requirement: 2.20, 4.10
test('logging out in the popup ends on the login page with a word, and leaves nothing behind', async ({
  page,
  mock,
}) => {
  await speak(page, 'cn');
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page, 'cn')).toContainText('₦', OPENING);
  const words = messages('cn');
  const { nav, popup, screens } = words.wallet;
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.devices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.devices);
  await page.getByRole('button', { name: popup.open.split('{')[0] ?? '' }).click();
  await page.getByRole('dialog', { name: popup.label }).getByRole('button', { name: nav.logout }).click();
  await expect(page).toHaveURL('/cn/login');
  await expect(page.getByText(words.toasts.loggedOut)).toBeVisible();
  await expect.poll(() => mock.journal({ op: LOGOUT })).toMatchObject([{ status: 200 }]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual([]);
  // Back leads to the dashboard's address, and from there to the login.
  await page.goBack();
  await expect(page).toHaveURL('/cn/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.auth.login.heading);
});

for (const [what, effect] of [
  ['refuses', { type: 'status', status: 500, message: null }],
  ['cannot be reached', { type: 'reset' }],
] as const) {
  // requirement: 2.21, 4.11
  test(`when the API ${what}, the person is told and stays logged in`, async ({ page, mock }) => {
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
test('when the login page cannot be opened: "Something happened." and /w without an account', async ({
  page,
  mock,
}) => {
  await openWallet(page, mock);
  await page.goto(QUIET_SCREEN);
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

test('from a log-out on nothing is asked any more, and what is refused late changes nothing of its word', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await openWallet(page, mock);
  await listening(mock);
  const next = await holdRequests(page, (request) => request.method() === 'HEAD');
  // Asked before the log-out, and answered after it.
  const late = await holdRequests(page, (request) => request.url().includes('/user/notifications/list'));
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.notifications })
    .click();
  await late.asked;
  await logOut(page);
  await next.asked;
  mock.expectErrors('/user/notifications/list');
  const refused = page.waitForResponse((response) => response.status() === 401);
  late.release();
  await (await refused).finished();
  await expectNothingAsked(page, mock, [LIST]);
  next.release();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.loggedOut)).toBeVisible();
  await expect(toast(page, toasts.unauthorized)).toHaveCount(0);
});

// requirement: 2.20, T.16
test('pressed twice, it is one call', async ({ page, mock }) => {
  await openWallet(page, mock);
  const { arrived, release } = await mock.hold(LOGOUT);
  const button = page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('button', { name: en.nav.logout });
  await button.dblclick();
  await arrived();
  // What was asked before the press is answered while there is a session.
  await callsAnswered(page);
  await release();
  await expect(page).toHaveURL('/login');
  expect(await mock.journal({ op: LOGOUT })).toHaveLength(1);
});

// requirement: 2.20
test('/w/logout asks first: an address alone ends nothing', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w/logout');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('Log out of Cowrie?');
  expect(await mock.journal({ op: LOGOUT })).toEqual([]);
  await main.getByRole('link', { name: en.logout.stay }).click();
  await expect(totalOf(page)).toContainText('₦');
  const streams = await opened(mock);
  await page.goto('/w/logout');
  await listening(mock, streams + 1);
  await main.getByRole('button', { name: en.logout.confirm }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(toasts.loggedOut)).toBeVisible();
});

// requirement: 2.22
test('another tab leaves the wallet too, and is told why', async ({ page, mock }) => {
  await openWallet(page, mock);
  const tab = await mock.secondPage();
  await tab.goto(QUIET_SCREEN);
  await expectScreenLoaded(tab);
  // What a tab asks as it starts may be on its way when the session ends, and is refused then.
  await listening(mock, 2);
  await logOut(page);
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByText(toasts.loggedOut)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await mock.journal({ op: LOGOUT })).toHaveLength(1);
});
