import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { locales, pathIn } from '#src/intl/locale.ts';
import { expect, test, type Mock } from './mock.ts';
import { resetScreen, toCode } from './reset.ts';
import { secondFactorScreen, toSecondFactor } from './second-factor.ts';
import { continueButton, emailField, requestCode } from './sign-in.ts';
import { countryOf, toContact } from './states/onboarding.ts';
import { openAs, type Stage } from './states/state.ts';

// What the keys of a keyboard do on the screens before the wallet; that Tab comes by everything is in accessible-auth.spec.ts.

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    const t = messages(locale);
    const { auth, onboarding, fields } = t;
    const stageOf = (page: Page, mock: Mock): Stage => ({ page, mock, locale, t });
    const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

    test('Enter sends an email from its field, and a bad one keeps the focus', async ({ page, mock }) => {
      for (const path of ['/signup', '/login', '/forgot-password'] as const) {
        await page.goto(pathIn(locale, path));
        const submit =
          path === '/forgot-password' ? resetScreen(page, locale).send : continueButton(page, locale);
        await expect(submit).toBeEnabled();
        await submit.focus();
        await page.keyboard.press('Space');
        await expect(emailField(page, locale)).toBeFocused();
        await expect(emailField(page, locale)).toHaveAccessibleDescription(fields['email.required']);
        await page.keyboard.type('ada@nowhere');
        await page.keyboard.press('Enter');
        await expect(emailField(page, locale)).toHaveAccessibleDescription(fields['email.invalid']);
        await expect(emailField(page, locale)).toBeFocused();
      }
      expect(await mock.journal({ op: 'POST /auth/signup/request-code' })).toEqual([]);
    });

    const groups = {
      'six digits': {
        open: (page: Page, mock: Mock) => requestCode(page, mock, 'ada@example.org', locale),
        boxes: (page: Page) => secondFactorScreen(page, locale).boxes,
      },
      'eight letters': {
        open: async (page: Page, mock: Mock) => {
          await toCode(page, mock, (await mock.persona('complete')).email, locale);
          await resetScreen(page, locale).boxes.first().focus();
        },
        boxes: (page: Page) => resetScreen(page, locale).boxes,
      },
      'ten letters': {
        open: async (page: Page, mock: Mock) => {
          await toSecondFactor(page, mock, locale);
          await secondFactorScreen(page, locale).recovery.press('Enter');
        },
        boxes: (page: Page) => secondFactorScreen(page, locale).recoveryBoxes,
      },
    };
    for (const [what, { open, boxes }] of Object.entries(groups)) {
      test(`arrows, Home and End go from box to box of ${what}, and Backspace takes back`, async ({
        page,
        mock,
      }) => {
        await open(page, mock);
        const box = boxes(page);
        await expect(box.first()).toBeFocused();
        const { keyboard } = page;
        await keyboard.press('ArrowLeft');
        await expect(box.first()).toBeFocused();
        await keyboard.press('End');
        await expect(box.last()).toBeFocused();
        await keyboard.press('ArrowRight');
        await expect(box.last()).toBeFocused();
        await keyboard.press('Home');
        await keyboard.press('ArrowRight');
        await expect(box.nth(1)).toBeFocused();
        await keyboard.type('34');
        await expect(box.nth(3)).toBeFocused();
        await keyboard.press('Backspace');
        await expect(box.nth(2)).toBeFocused();
        await expect(box.nth(2)).toHaveValue('');
        await expect(box.nth(1)).toHaveValue('3');
      });
    }

    test('Space shows a password and hides it, and the focus stays', async ({ page, mock }) => {
      await openAs('missing-password', '/set-password')(stageOf(page, mock));
      const password = field(page, onboarding.password.password);
      await password.focus();
      await page.keyboard.type('Fresh1234');
      await page.keyboard.press('Tab');
      await expect(password).toHaveAttribute('type', 'password');
      const eye = page.locator(':focus');
      await expect(eye).toHaveAccessibleName(auth.password.show);
      await page.keyboard.press('Space');
      await expect(password).toHaveAttribute('type', 'text');
      await expect(eye).toHaveAccessibleName(auth.password.hide);
      await expect(eye).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(password).toHaveAttribute('type', 'password');
    });

    test('arrows and Enter choose a country, Escape gives back what was chosen', async ({ page, mock }) => {
      const stage = stageOf(page, mock);
      await toContact(stage);
      const country = countryOf(stage);
      const options = page.getByRole('option').filter({ visible: true });
      await country.focus();
      await page.keyboard.press('ArrowDown');
      await expect(country).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      const second = await options.nth(1).textContent();
      await expect(options.nth(1)).toBeInViewport();
      await page.keyboard.press('End');
      await expect(options.last()).toBeInViewport();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(country).toHaveAttribute('aria-expanded', 'false');
      await expect(country).toHaveValue(second ?? '');
      // Enter took a row: it did not send the form.
      expect(await mock.journal({ op: 'POST /user/profile' })).toEqual([]);
      await page.keyboard.type('xyz');
      await expect(page.getByText(onboarding.shared.none)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(onboarding.shared.none)).toBeHidden();
      await expect(country).toHaveValue(second ?? '');
      await expect(country).toBeFocused();
    });
  });
}
