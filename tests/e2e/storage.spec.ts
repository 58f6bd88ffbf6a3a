import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { mouse } from './journey/mouse.ts';
import { chooseUsername, setPassword, skipReferral, fillUserInfo } from './journey/onboarding.ts';
import { expect, test, type Mock } from './mock.ts';
import { FRESH, enterResetCode, submitNewPassword, resetScreen, goToCodeStep } from './reset.ts';
import { toSecondFactor } from './second-factor.ts';
import { submitEmail, submitPassword, requestCode, typeCode } from './sign-in.ts';
import { totalOf } from './wallet-page.ts';
import { approveAtGoogle } from './google-page.ts';
import { openPage } from './open-page.ts';

// Spec section 3, local browser storage: which keys exist when, and that the product works without storage.

const { auth, toasts, wallet } = messages('en');
const email = 'ada@example.org';
const text: unknown = expect.stringMatching(/./);
/** A timestamp within the next 300 s, in milliseconds. */
const timestampSoon: unknown = expect.stringMatching(/^\d{13}$/);

/** Everything in the browser's storage. */
const storedData = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));
const logOut = (page: Page) =>
  page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('button', { name: wallet.nav.logout })
    .click();

// requirement: 3.16, 4.49
test('sign-up and the four onboarding steps store only what they need', async ({ page, mock }) => {
  test.slow();
  const code = await requestCode(page, mock, email);
  // Polled: a script of the next page removes the toast that the previous page stored.
  await expect
    .poll(() => storedData(page))
    .toEqual({
      local: {
        identifier: text,
        signup_payload: text,
        pendingVerificationEmail: email,
        otpExpiresAt: timestampSoon,
      },
      tab: {},
    });
  expect(JSON.parse(String((await storedData(page)).local.signup_payload))).toEqual({
    email,
    turnstile_token: '',
    device_id: text,
  });
  await typeCode(page, code);
  const hand = mouse(page);
  await setPassword(hand, 'en');
  await expect(page).toHaveURL('/user-info');
  await expect
    .poll(() => storedData(page))
    .toEqual({ local: { verified_identifier: text }, tab: { owner: text } });
  await fillUserInfo(hand, 'en');
  await expect(page).toHaveURL('/set-username');
  await expect
    .poll(() => storedData(page))
    .toEqual({ local: { verified_identifier: text }, tab: { owner: text } });
  await chooseUsername(hand, 'en');
  await skipReferral(hand, 'en');
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦');
  await expect
    .poll(() => storedData(page))
    .toEqual({ local: { tPin: 'false', preferencesOwner: text }, tab: { owner: text } });
});

// requirement: 3.16, 4.49
test('the login stores the PIN hint, and even a failed logout clears the storage', async ({ page, mock }) => {
  const { email: member, password } = await mock.persona('complete');
  await submitEmail(page, member);
  expect(await storedData(page)).toEqual({ local: {}, tab: {} });
  await submitPassword(page, password);
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦');
  await expect
    .poll(() => storedData(page))
    .toEqual({ local: { tPin: 'true', preferencesOwner: text }, tab: { owner: text } });
  await page.evaluate(() => {
    for (const key of ['token', 'refresh_token', 'identifier', 'oauth_email'])
      localStorage.setItem(key, 'left');
    localStorage.setItem('supportPanelOpen', 'true');
  });
  await mock.fault({ op: 'POST /auth/logout', effect: { type: 'reset' } });
  await logOut(page);
  await expect(page.getByText(toasts.logoutFailed)).toBeVisible();
  expect(await storedData(page)).toEqual({ local: { supportPanelOpen: 'true' }, tab: {} });
});

// requirement: 3.16, 4.49
test('device verification and password reset store the identifier and the expiry of the code', async ({
  page,
  mock,
  browser,
}) => {
  const { email: member, password } = await mock.persona('complete');
  await goToCodeStep(page, mock, member);
  expect(await storedData(page)).toEqual({
    local: { identifier: text, otpExpiresAt: timestampSoon },
    tab: { 'draft:reset': text },
  });
  const other = await mock.otherBrowser(browser);
  const elsewhere = await other.newPage();
  await submitEmail(elsewhere, member);
  await submitPassword(elsewhere, password);
  await expect(elsewhere).toHaveURL('/verify');
  expect(await storedData(elsewhere)).toEqual({
    local: { identifier: text, pendingVerificationEmail: member, otpExpiresAt: timestampSoon },
    tab: {},
  });
  await typeCode(elsewhere, (await mock.mail({ to: member, kind: 'device' })).code);
  await expect(elsewhere).toHaveURL('/w');
  await expect
    .poll(() => storedData(elsewhere))
    .toEqual({ local: { tPin: 'true', preferencesOwner: text }, tab: { owner: text } });
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

/** A flow that works without storage; tests/islands/auth/storage.dom.test.tsx has those that need it. */
type Flow = (page: Page, mock: Mock) => Promise<void>;

const inWallet = async (page: Page) => {
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText('₦');
};

const flows: Readonly<Record<string, Flow>> = {
  'an authenticator code signs in': async (page, mock) => {
    const { email: member } = await toSecondFactor(page, mock);
    await page.keyboard.type(await mock.authenticatorCode(member));
    await inWallet(page);
  },
  'signing in with Google leads into the wallet': async (page, mock) => {
    const { email: member } = await mock.persona('complete');
    await openPage(page, '/login');
    await page.getByRole('button', { name: auth.shared.google }).click();
    await approveAtGoogle(page, member);
    await inWallet(page);
  },
  'a password reset works': async (page, mock) => {
    const { email: member } = await mock.persona('complete');
    await enterResetCode(page, await goToCodeStep(page, mock, member));
    await expect(resetScreen(page).heading('newHeading')).toBeFocused();
    await submitNewPassword(page, FRESH);
    await expect(page).toHaveURL('/login');
  },
};

const inQuickRun = ['blocked: an authenticator code signs in', 'full: a password reset works'];
const cases = matrix(
  'unavailable storage',
  Object.entries(storages).flatMap(([storageState, script]) =>
    Object.entries(flows).map(([name, flow]) => ({ title: `${storageState}: ${name}`, script, flow })),
  ),
  ({ title }) => inQuickRun.includes(title),
);

for (const { title, script, flow } of cases)
  // requirement: 4.44, T.14
  test(`storage ${title}`, async ({ page, mock }) => {
    test.slow();
    await page.addInitScript(script);
    await flow(page, mock);
  });
