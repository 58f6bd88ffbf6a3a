import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';
import { messages } from './messages.ts';
import { PATH, field, openContact } from './emergency-contact.ts';
import { panelOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import { toast } from './toast.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

const { wallet: en, toasts } = messages('en');
const LIFE = 'GET /auth/session';
const EXTEND = 'POST /auth/session/extend';
/** The session's lifetime in seconds. */
const LASTS = 600;

const warning = (page: Page, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: messages(locale).wallet.stillThere.heading });
const stay = (page: Page, locale: Locale = 'en') =>
  warning(page, locale).getByRole('button', { name: messages(locale).wallet.stillThere.stay });

/** Opens a form of the wallet once the page knows when the session expires. Resolves to the account. */
async function openForm(page: Page, mock: Mock, locale: Locale = 'en') {
  await mock.clock.hold();
  const account = await mock.persona('complete', { login: true, sessionSeconds: LASTS });
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/auth/session');
  await openContact(page, locale);
  await (await answer).finished();
  // The mock has answered before the page has read it: after one more answer it has, and its timer is set. Until then, time that
  // passes would count twice.
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
  await mock.expectCalls(LIFE, 1);
  return account;
}

/** The same, and waits for the warning. */
async function openWithWarning(page: Page, mock: Mock, locale: Locale = 'en') {
  const account = await openForm(page, mock, locale);
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(warning(page, locale)).toBeVisible();
  return account;
}

// requirement: 2.46
test('the warning shows one minute before the session expires, and Stay extends it with one call', async ({
  page,
  mock,
}) => {
  await openForm(page, mock);
  await mock.clock.advance(LASTS * 1000 - 75_000);
  await mock.expectCalls(LIFE, 1);
  await expect(warning(page)).toHaveCount(0);
  await mock.clock.advance(15_000);
  await stay(page).click();
  await expect(warning(page)).toHaveCount(0);
  // The response has the new expiry, so the page does not read it again.
  await mock.clock.advance(LASTS * 1000);
  await expect(warning(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  expect(await mock.expectCalls(EXTEND, 1)).toMatchObject([{ status: 200 }]);
});

const dismissals: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(2, 2),
};
for (const [name, dismiss] of Object.entries(dismissals)) {
  test(`${name} extends the session with one call`, async ({ page, mock }) => {
    await openWithWarning(page, mock);
    await dismiss(page);
    await mock.expectCalls(EXTEND, 1);
    await expect(warning(page)).toHaveCount(0);
    await mock.clock.advance('2m');
    await expect(warning(page)).toHaveCount(0);
    expect(await mock.expectCalls(EXTEND, 1)).toMatchObject([{ status: 200 }]);
  });
}

// requirement: 2.46
test('a failed extension keeps the warning and shows the error, by the button and by Escape, and a retry works', async ({
  page,
  mock,
}) => {
  await openWithWarning(page, mock);
  const alert = warning(page).getByRole('alert');
  await mock.fault({ op: EXTEND, effect: { type: 'status', status: 500, message: null } });
  await stay(page).click();
  await expect(alert).toHaveText(en.stillThere.failed);
  await expect(warning(page)).toBeVisible();
  // A second Escape closes a dialog even if the page cancels the event: the page opens it again.
  for (const tries of [2, 3]) {
    await page.keyboard.press('Escape');
    await mock.expectCalls(EXTEND, tries);
    await expect(alert).toHaveText(en.stillThere.failed);
    await expect(stay(page)).toBeFocused();
  }
  await mock.clearFaults();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await mock.expectCalls(EXTEND, 4);
});

test('while the extension is pending, it is not sent again, and the warning stays', async ({
  page,
  mock,
}) => {
  await openWithWarning(page, mock);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/session/extend') && request.method() === 'POST')
      sent.push(request.url());
  });
  await mock.fault({ op: EXTEND, effect: { type: 'hang' }, times: 1 });
  await stay(page).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(warning(page).getByRole('button', { name: en.stillThere.busy })).toBeFocused();
  await mock.clock.advance('11s');
  expect(sent).toHaveLength(1);
});

test('Log out in the warning leads to /login with a toast', async ({ page, mock }) => {
  await openWithWarning(page, mock);
  await warning(page).getByRole('button', { name: en.nav.logout }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.loggedOut)).toBeVisible();
  await mock.expectNoCall(EXTEND);
});

// requirement: 2.47
test('an ignored warning ends on /login, and after logging in the screen and the input are restored', async ({
  page,
  mock,
}) => {
  // No event arrives: the page knows by its own clock that the session has expired.
  await mock.fault({ op: 'GET /wallet/stream', effect: { type: 'status', status: 503 } });
  const { email, password } = await openForm(page, mock);
  await field(page, 'name').fill('Bisi Okafor');
  await field(page, 'relation').fill('Sister');
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(warning(page)).toBeVisible();
  mock.expectErrors('401 (Unauthorized)', '/wallet/');
  await mock.clock.advance('61s');
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
  await mock.expectNoCall(EXTEND);
  await submitEmail(page, email);
  await submitPassword(page, password);
  await expect(page).toHaveURL(PATH);
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
  await expect(field(page, 'relation')).toHaveValue('Sister');
});

test('the warning focuses Stay, traps Tab, and returns the focus to the field', async ({ page, mock }) => {
  await openForm(page, mock);
  await field(page, 'name').pressSequentially('Bisi');
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(warning(page).getByRole('button', { name: en.nav.logout })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type(' Okafor');
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
});

test('Escape over a panel extends the session and keeps the panel open', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true, sessionSeconds: LASTS });
  await openPage(page, `${QUIET_SCREEN}?panel=history`);
  await expect(panelOf(page, 'history')).toBeVisible();
  await mock.expectCalls(LIFE, 1);
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await mock.expectCalls(EXTEND, 1);
  await expect(warning(page)).toHaveCount(0);
  await expect(panelOf(page, 'history')).toBeVisible();
  await mock.expectCalls(EXTEND, 1);
});

test('screen readers hear the remaining time at a minute, 30 seconds and ten, not every second', async ({
  page,
  mock,
}) => {
  const locale = 'cn';
  await openWithWarning(page, mock, locale);
  const status = warning(page, locale).getByRole('status').first();
  const secondsText = (seconds: number) =>
    interpolate(plural(locale, seconds, messages(locale).wallet.stillThere.text), { seconds });
  await expect(status).toHaveText(secondsText(60));
  await mock.clock.advance('20s');
  // The visible text counts every second.
  await expect(warning(page, locale)).toContainText(/\D3\d\D|\D40\D/);
  await expect(status).toHaveText(secondsText(60));
  await mock.clock.advance('12s');
  await expect(status).toHaveText(secondsText(30));
  await mock.clock.advance('19s');
  await expect(status).toHaveText(secondsText(10));
});
