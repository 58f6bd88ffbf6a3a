import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { violations } from './axe.ts';
import { expect, test, type Mock } from './mock.ts';
import { giveCode, givePasswords, toCode, toPassword } from './reset.ts';
import { secondFactorScreen, toSecondFactor } from './second-factor.ts';
import { requestCode } from './sign-in.ts';

const looks = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'cn', colorScheme: 'dark' },
] as const;

/** Rules of WCAG 2.2 to level AA, and what axe calls good practice. Nothing moves: half a fade has no contrast to judge. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  expect(await violations(page)).toEqual([]);
}

interface Screen {
  name: string;
  /** The words of its first heading. */
  heading: (locale: Locale) => string;
  open: (page: Page, mock: Mock, locale: Locale) => Promise<unknown>;
}

const asPersona =
  (persona: string, path: string): Screen['open'] =>
  async (page, mock, locale) => {
    await mock.persona(persona, { login: true });
    await page.goto(pathIn(locale, path));
  };

const step = (persona: string, path: string, heading: Screen['heading']): Screen => ({
  name: path,
  heading,
  open: asPersona(persona, path),
});

const screens: Screen[] = [
  {
    name: '/signup',
    heading: (locale) => messages(locale).auth.signup.heading,
    open: (page, _mock, locale) => page.goto(pathIn(locale, '/signup')),
  },
  {
    name: '/signup with an error',
    heading: (locale) => messages(locale).auth.signup.heading,
    open: async (page, _mock, locale) => {
      await page.goto(pathIn(locale, '/signup'));
      await page.getByRole('button', { name: messages(locale).auth.shared.continue, exact: true }).click();
      await expect(page.getByText(messages(locale).fields['email.required'])).toBeVisible();
    },
  },
  {
    name: '/otp-verification',
    heading: (locale) => messages(locale).auth.otp.heading,
    open: async (page, mock, locale) => {
      await requestCode(page, mock, 'ada@example.org', locale);
      // Its toast is a part of the page, too.
      await expect(page.getByText(messages(locale).toasts.codeSent)).toBeVisible();
    },
  },
  {
    name: '/otp-verification without a sign-up',
    heading: (locale) => messages(locale).auth.otp.none,
    open: (page, _mock, locale) => page.goto(pathIn(locale, '/otp-verification')),
  },
  {
    name: '/login',
    heading: (locale) => messages(locale).auth.login.heading,
    open: (page, _mock, locale) => page.goto(pathIn(locale, '/login?em=bnact-cspt')),
  },
  {
    name: '/login, second step',
    heading: (locale) => messages(locale).auth.login.heading,
    open: async (page, mock, locale) => {
      const { auth } = messages(locale);
      const { email } = await mock.persona('complete');
      await page.goto(pathIn(locale, '/login'));
      await page.getByRole('textbox', { name: auth.shared.email, exact: true }).fill(email);
      await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
      await expect(page.getByRole('textbox', { name: auth.login.password, exact: true })).toBeFocused();
    },
  },
  {
    name: '/login, code of the app with an error',
    heading: (locale) => messages(locale).auth.secondFactor.heading,
    open: async (page, mock, locale) => {
      await toSecondFactor(page, mock, locale);
      await secondFactorScreen(page, locale).submit.click();
      await expect(page.getByText(messages(locale).fields['otp.fullDevice'])).toBeVisible();
    },
  },
  {
    name: '/login, recovery code',
    heading: (locale) => messages(locale).auth.secondFactor.heading,
    open: async (page, mock, locale) => {
      await toSecondFactor(page, mock, locale);
      const { recovery, recoveryBoxes } = secondFactorScreen(page, locale);
      await recovery.click();
      await expect(recoveryBoxes.first()).toBeFocused();
    },
  },
  {
    name: '/forgot-password',
    heading: (locale) => messages(locale).auth.reset.heading,
    open: (page, _mock, locale) => page.goto(pathIn(locale, '/forgot-password')),
  },
  {
    name: '/forgot-password, second step with an error',
    heading: (locale) => messages(locale).auth.reset.codeHeading,
    open: async (page, mock, locale) => {
      const { email } = await mock.persona('complete');
      await toCode(page, mock, email, locale);
      await giveCode(page, 'ABC', locale);
      await expect(page.getByText(messages(locale).fields['resetCode.full'])).toBeVisible();
    },
  },
  {
    name: '/forgot-password, third step with an error',
    heading: (locale) => messages(locale).auth.reset.newHeading,
    open: async (page, mock, locale) => {
      const { email } = await mock.persona('complete');
      await toPassword(page, mock, email, locale);
      await givePasswords(page, 'Fresh1234', locale);
      await expect(page.getByText(messages(locale).fields['password.special'])).toBeVisible();
    },
  },
  {
    name: '/verify',
    heading: (locale) => messages(locale).auth.device.heading,
    open: (page, _mock, locale) => page.goto(pathIn(locale, '/verify')),
  },
  step('device-unverified', '/device-verification', (locale) => messages(locale).auth.device.heading),
  {
    name: '/auth-loading',
    heading: (locale) => messages(locale).auth.loading.heading,
    open: async (page, mock, locale) => {
      await mock.persona('complete', { login: true });
      await mock.fault({ op: 'GET /user/profile/status', effect: { type: 'hang' } });
      // Its address has no language; a page with one leaves it in a cookie.
      await page.goto(pathIn(locale, '/otp-verification'));
      await page.goto('/auth-loading');
    },
  },
  step('missing-password', '/set-password', (locale) => messages(locale).onboarding.password.heading),
  step('missing-user-info', '/user-info', (locale) => messages(locale).onboarding.userInfo.personal),
  {
    name: '/user-info, second step, with errors',
    heading: (locale) => messages(locale).onboarding.userInfo.contact,
    open: async (page, mock, locale) => {
      const { userInfo: t } = messages(locale).onboarding;
      await asPersona('missing-user-info', '/user-info')(page, mock, locale);
      const save = page.getByRole('button', { name: t.save });
      await save.click();
      await page.getByRole('textbox', { name: t.firstName, exact: true }).fill('Ada');
      await page.getByRole('textbox', { name: t.lastName, exact: true }).fill('Obi');
      for (const part of [t.day, t.month, t.year]) {
        await page.getByRole('combobox', { name: part, exact: true }).selectOption({ index: 3 });
      }
      await page.getByRole('radio').first().check();
      await save.click();
      await save.click();
      await expect(page.getByText(messages(locale).fields['phone.required'])).toBeVisible();
    },
  },
  step('missing-username', '/set-username', (locale) => messages(locale).onboarding.username.heading),
  step('missing-referral', '/set-referral', (locale) => messages(locale).onboarding.referral.heading),
];

for (const { locale, colorScheme } of looks) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const { name, heading, open } of screens) {
      test(`axe finds nothing on ${name}`, async ({ page, mock }) => {
        await open(page, mock, locale);
        await expect(page.getByRole('heading', { level: 1, name: heading(locale) })).toBeVisible();
        await expectNoViolations(page);
      });
    }
  });
}
