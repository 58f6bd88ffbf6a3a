import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { mouse } from './journey/mouse.ts';
import { chooseUsername, setPassword, skipReferral, tellAboutYourself } from './journey/onboarding.ts';
import { expect, test, type Mock } from './mock.ts';
import { FRESH, giveCode, givePasswords, resetScreen, toCode } from './reset.ts';
import { toSecondFactor } from './second-factor.ts';
import { giveEmail, givePassword, requestCode, typeCode } from './sign-in.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

// Spec section 3, local browser storage: which keys at which moment, and that the product does without.

const { auth, toasts, wallet } = messages('en');
const email = 'ada@example.org';
const text: unknown = expect.stringMatching(/./);
/** A moment within the next 300 s, in milliseconds. */
const soon: unknown = expect.stringMatching(/^\d{13}$/);

/** Everything that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));
const logOut = (page: Page) =>
  page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('button', { name: wallet.nav.logout })
    .click();

// requirement: 4.49
test('sign-up and the four steps keep what they need and no more', async ({ page, mock }) => {
  test.slow();
  const code = await requestCode(page, mock, email);
  // Polled: the toast that the last page left is taken from the tab by a script of the next one.
  await expect
    .poll(() => kept(page))
    .toEqual({
      local: { identifier: text, signup_payload: text, pendingVerificationEmail: email, otpExpiresAt: soon },
      tab: {},
    });
  expect(JSON.parse(String((await kept(page)).local.signup_payload))).toEqual({
    email,
    turnstile_token: '',
    device_id: text,
  });
  await typeCode(page, code);
  const hand = mouse(page);
  await setPassword(hand, 'en');
  await expect(page).toHaveURL('/user-info');
  await expect.poll(() => kept(page)).toEqual({ local: { verified_identifier: text }, tab: {} });
  await tellAboutYourself(hand, 'en');
  await expect(page).toHaveURL('/set-username');
  await expect.poll(() => kept(page)).toEqual({ local: { verified_identifier: text }, tab: {} });
  await chooseUsername(hand, 'en');
  await skipReferral(hand, 'en');
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await expect.poll(() => kept(page)).toEqual({ local: { tPin: 'false' }, tab: { owner: text } });
});

// requirement: 4.49
test('login keeps a hint of the PIN, and a logout that fails leaves nothing', async ({ page, mock }) => {
  const { email: member, password } = await mock.persona('complete');
  await giveEmail(page, member);
  expect(await kept(page)).toEqual({ local: {}, tab: {} });
  await givePassword(page, password);
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await expect.poll(() => kept(page)).toEqual({ local: { tPin: 'true' }, tab: { owner: text } });
  await page.evaluate(() => {
    for (const key of ['token', 'refresh_token', 'identifier', 'oauth_email'])
      localStorage.setItem(key, 'left');
    localStorage.setItem('supportPanelOpen', 'true');
  });
  await mock.fault({ op: 'POST /auth/logout', effect: { type: 'reset' } });
  await logOut(page);
  await expect(page.getByText(toasts.logoutFailed)).toBeVisible();
  expect(await kept(page)).toEqual({ local: { supportPanelOpen: 'true' }, tab: {} });
});

// requirement: 4.49
test('a new device and a reset keep their identifier and when its code ends', async ({
  page,
  mock,
  browser,
}) => {
  const { email: member, password } = await mock.persona('complete');
  await toCode(page, mock, member);
  expect(await kept(page)).toEqual({
    local: { identifier: text, otpExpiresAt: soon },
    tab: { 'draft:reset': text },
  });
  const other = await mock.otherBrowser(browser);
  const elsewhere = await other.newPage();
  await giveEmail(elsewhere, member);
  await givePassword(elsewhere, password);
  await expect(elsewhere).toHaveURL('/verify');
  expect(await kept(elsewhere)).toEqual({
    local: { identifier: text, pendingVerificationEmail: member, otpExpiresAt: soon },
    tab: {},
  });
  await typeCode(elsewhere, (await mock.mail({ to: member, kind: 'device' })).code);
  await expect(elsewhere).toHaveURL('/w');
  await expect.poll(() => kept(elsewhere)).toEqual({ local: { tPin: 'true' }, tab: { owner: text } });
  await other.close();
});

const storages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

/** A flow that works without storage; tests/islands/auth/storage.dom.test.tsx has those that do not. */
type Flow = (page: Page, mock: Mock) => Promise<void>;

const inWallet = async (page: Page) => {
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
};

const flows: Readonly<Record<string, Flow>> = {
  'a code of the authenticator app lets a member in': async (page, mock) => {
    const { email: member } = await toSecondFactor(page, mock);
    await page.keyboard.type(await mock.authenticatorCode(member));
    await inWallet(page);
  },
  'Google’s button leads there and back into the wallet': async (page, mock) => {
    const { email: member } = await mock.persona('complete');
    await page.goto('/login');
    await page.getByRole('button', { name: auth.shared.google }).click();
    // The page that is left has a field of that name too.
    await page.waitForURL(/\/__mock\/google/);
    await page.locator('[name="email"]').fill(member);
    await page.locator('[value="approve"]').click();
    await inWallet(page);
  },
  'a forgotten password is set anew': async (page, mock) => {
    const { email: member } = await mock.persona('complete');
    await giveCode(page, await toCode(page, mock, member));
    await expect(resetScreen(page).heading('newHeading')).toBeFocused();
    await givePasswords(page, FRESH);
    await expect(page).toHaveURL('/login');
  },
};

const inQuickRun = [
  'blocked: a code of the authenticator app lets a member in',
  'full: a forgotten password is set anew',
];
const cases = matrix(
  'storage that does not work',
  Object.entries(storages).flatMap(([how, script]) =>
    Object.entries(flows).map(([what, flow]) => ({ title: `${how}: ${what}`, script, flow })),
  ),
  ({ title }) => inQuickRun.includes(title),
);

for (const { title, script, flow } of cases)
  // requirement: 4.44, T.14
  test(`with storage that is ${title}`, async ({ page, mock }) => {
    test.slow();
    await page.addInitScript(script);
    await flow(page, mock);
  });
