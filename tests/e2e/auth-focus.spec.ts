import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { requestCode } from './sign-in.ts';
import { goToContactStep } from './states/onboarding.ts';
import { openAs, type StateContext } from './states/state.ts';
import { toast } from './toast.ts';

// Where the auth and onboarding screens move the focus: to the first error, and never to the document body.

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const locale of languages('en')) {
  test.describe(`in ${locale}`, () => {
    const t = messages(locale);
    const { onboarding, fields } = t;

    test('each step of the profile form focuses the first invalid field', async ({ page, mock }) => {
      const ctx: StateContext = { page, mock, locale, t };
      const { userInfo } = onboarding;
      await openAs('missing-user-info', '/user-info')(ctx);
      const save = page.getByRole('button', { name: userInfo.save });
      await expect(save).toBeEnabled();
      await save.press('Enter');
      // A Chinese name begins with the surname, and a date with the year.
      const { firstName, lastName } = userInfo;
      const names = locale === 'cn' ? [lastName, firstName] : [firstName, lastName];
      for (const name of names) {
        await expect(field(page, name)).toBeFocused();
        await page.keyboard.type('Ada');
        await page.keyboard.press('Enter');
      }
      const part = locale === 'cn' ? userInfo.year : userInfo.day;
      await expect(page.getByRole('combobox', { name: part, exact: true })).toBeFocused();
      await goToContactStep(ctx);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(field(page, userInfo.phone)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page, userInfo.phone)).toHaveAccessibleDescription(fields['phone.required']);
      await expect(field(page, userInfo.phone)).toBeFocused();
      for (const [name, text] of [
        [userInfo.phone, '8031234567'],
        [userInfo.street, '14 Adeola Odeku'],
        [userInfo.city, 'Lagos'],
        [userInfo.state, 'Lagos'],
        [userInfo.postalCode, '101241'],
      ] as const) {
        await expect(field(page, name)).toBeFocused();
        // The form library moves the focus twice; the second time it goes to the next invalid field if this one is valid by then.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      }
      // Nigeria, whose calling code stands before the number, is the country unless another one is chosen.
      await expect(page).not.toHaveURL(/\/user-info$/);
    });
  });
}

for (const locale of languages('cn')) {
  test.describe(`in ${locale}`, () => {
    const t = messages(locale);
    const { auth, onboarding, toasts } = t;

    test('a failed resend leaves the focus on the resend button', async ({ page, mock }) => {
      await mock.clock.hold();
      await requestCode(page, mock, 'ada@example.org', locale);
      await mock.clock.advance('300s');
      await mock.preset('requestCode.500');
      const resend = page.getByRole('button', { name: auth.otp.resend, exact: true });
      await resend.press('Enter');
      await expect(toast(page, toasts.resendFailed)).toBeVisible();
      await expect(resend).toBeFocused();
    });

    test('Tab reaches a toast, and closing it returns the focus', async ({ page, mock }) => {
      await mock.preset('referralSkip.500');
      await openAs('missing-referral', '/set-referral')({ page, mock, locale, t });
      const skip = page.getByRole('button', { name: onboarding.shared.skip, exact: true });
      await expect(skip).toBeEnabled();
      await skip.press('Enter');
      await expect(toast(page, toasts.referralSkipFailed)).toBeVisible();
      await toast(page, toasts.referralSkipFailed).hover();
      const close = page.getByRole('button', { name: toasts.close, exact: true });
      const submit = page.getByRole('button', { name: onboarding.shared.submit, exact: true });
      await submit.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(close).toBeFocused();
      await submit.focus();
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(close).toHaveCount(0);
      await expect(submit).toBeFocused();
    });
  });
}
