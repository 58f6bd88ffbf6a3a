import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';
import { messages } from './messages.ts';
import { PATH, field, openContact } from './contact.ts';
import { panelOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { giveEmail, givePassword } from './sign-in.ts';
import { toast } from './toast.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const { wallet: en, toasts } = messages('en');
const LIFE = 'GET /auth/session';
const EXTEND = 'POST /auth/session/extend';
/** Seconds that the session of these tests lasts. */
const LASTS = 600;

const calls = async (mock: Mock, op: string) => (await mock.journal({ op })).length;
const question = (page: Page, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: messages(locale).wallet.stillThere.heading });
const stay = (page: Page, locale: Locale = 'en') =>
  question(page, locale).getByRole('button', { name: messages(locale).wallet.stillThere.stay });

/** A form of the wallet, once the page knows how long the session lasts. Resolves to who signed in. */
async function openForm(page: Page, mock: Mock, locale: Locale = 'en') {
  await mock.clock.hold();
  const account = await mock.persona('complete', { login: true, sessionSeconds: LASTS });
  await openContact(page, locale);
  await expect.poll(() => calls(mock, LIFE)).toBe(1);
  return account;
}

/** The same, until the question is there. */
async function openAsked(page: Page, mock: Mock, locale: Locale = 'en') {
  const account = await openForm(page, mock, locale);
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(question(page, locale)).toBeVisible();
  return account;
}

// requirement: 2.46
test('a minute before the end its owner is asked, not sooner, and one press stays by one call', async ({
  page,
  mock,
}) => {
  await openForm(page, mock);
  await mock.clock.advance(LASTS * 1000 - 75_000);
  expect(await calls(mock, LIFE)).toBe(1);
  await expect(question(page)).toHaveCount(0);
  await mock.clock.advance(15_000);
  await stay(page).click();
  await expect(question(page)).toHaveCount(0);
  // As long as a new one: it is not asked for again.
  await mock.clock.advance(LASTS * 1000);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  await expect.poll(() => mock.journal({ op: EXTEND })).toMatchObject([{ status: 200 }]);
});

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': (page) => page.mouse.click(2, 2),
};
for (const [way, shut] of Object.entries(ways)) {
  test(`${way} counts as staying, by one call`, async ({ page, mock }) => {
    await openAsked(page, mock);
    await shut(page);
    await expect.poll(() => calls(mock, EXTEND)).toBe(1);
    await expect(question(page)).toHaveCount(0);
    await mock.clock.advance('2m');
    await expect(question(page)).toHaveCount(0);
    expect(await mock.journal({ op: EXTEND })).toMatchObject([{ status: 200 }]);
  });
}

// requirement: 2.46
test('what failed leaves the question and says why, by the button and by Escape, and the next try stays', async ({
  page,
  mock,
}) => {
  await openAsked(page, mock);
  const said = question(page).getByRole('alert');
  await mock.fault({ op: EXTEND, effect: { type: 'status', status: 500, message: null } });
  await stay(page).click();
  await expect(said).toHaveText(en.stillThere.failed);
  await expect(question(page)).toBeVisible();
  // The second Escape closes a dialog whatever its page says: it comes back.
  for (const tries of [2, 3]) {
    await page.keyboard.press('Escape');
    await expect.poll(() => calls(mock, EXTEND)).toBe(tries);
    await expect(said).toHaveText(en.stillThere.failed);
    await expect(stay(page)).toBeFocused();
  }
  await mock.clearFaults();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  expect(await calls(mock, EXTEND)).toBe(4);
});

test('while it is asked for, nothing is sent again, and the question waits for the answer', async ({
  page,
  mock,
}) => {
  await openAsked(page, mock);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/session/extend') && request.method() === 'POST')
      sent.push(request.url());
  });
  await mock.fault({ op: EXTEND, effect: { type: 'hang' }, times: 1 });
  await stay(page).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(question(page).getByRole('button', { name: en.stillThere.busy })).toBeFocused();
  await mock.clock.advance('11s');
  expect(sent).toHaveLength(1);
});

test('logging out from it ends on /login with its word', async ({ page, mock }) => {
  await openAsked(page, mock);
  await question(page).getByRole('button', { name: en.nav.logout }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.loggedOut)).toBeVisible();
  expect(await calls(mock, EXTEND)).toBe(0);
});

// requirement: 2.47
test('not answered, it ends on /login, and who comes back finds the screen and what was typed', async ({
  page,
  mock,
}) => {
  // Nobody tells it: by its own clock the page knows that the time is up.
  await mock.fault({ op: 'GET /wallet/stream', effect: { type: 'status', status: 503 } });
  const { email, password } = await openForm(page, mock);
  await field(page, 'name').fill('Bisi Okafor');
  await field(page, 'relation').fill('Sister');
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(question(page)).toBeVisible();
  mock.expectErrors('/auth/session', '/user/', '/wallet/');
  await mock.clock.advance('61s');
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
  expect(await calls(mock, EXTEND)).toBe(0);
  await giveEmail(page, email);
  await givePassword(page, password);
  await expect(page).toHaveURL(PATH);
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
  await expect(field(page, 'relation')).toHaveValue('Sister');
});

test('by keyboard: the focus is on staying, goes round in the question, and comes back to what was typed', async ({
  page,
  mock,
}) => {
  await openForm(page, mock);
  await field(page, 'name').pressSequentially('Bisi');
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: en.nav.logout })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type(' Okafor');
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
});

test('over a panel, Escape stays and leaves the panel open', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true, sessionSeconds: LASTS });
  await page.goto(`${QUIET_SCREEN}?panel=history`);
  await expect(panelOf(page, 'history')).toBeVisible();
  await expect.poll(() => calls(mock, LIFE)).toBe(1);
  await mock.clock.advance(LASTS * 1000 - 60_000);
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => calls(mock, EXTEND)).toBe(1);
  await expect(question(page)).toHaveCount(0);
  await expect(panelOf(page, 'history')).toBeVisible();
  expect(await calls(mock, EXTEND)).toBe(1);
});

test('a screen reader is told of a minute, of 30 seconds and of ten, not of each second', async ({
  page,
  mock,
}) => {
  const locale = 'cn';
  await openAsked(page, mock, locale);
  const told = question(page, locale).getByRole('status').first();
  const say = (seconds: number) =>
    interpolate(plural(locale, seconds, messages(locale).wallet.stillThere.text), { seconds });
  await expect(told).toHaveText(say(60));
  await mock.clock.advance('20s');
  // Those who see it see each second.
  await expect(question(page, locale)).toContainText(/\D3\d\D|\D40\D/);
  await expect(told).toHaveText(say(60));
  await mock.clock.advance('12s');
  await expect(told).toHaveText(say(30));
  await mock.clock.advance('19s');
  await expect(told).toHaveText(say(10));
});
