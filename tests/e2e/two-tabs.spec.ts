import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { expectNoRejectedCalls } from './expect-no-rejected-calls.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import { openPage } from './open-page.ts';

const { auth, onboarding } = messages('en');

// requirement: 2.22, T.11
test('a logout in one tab blanks the other before its next page loads, and stops its calls', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(page.getByRole('main')).toContainText('₦');
  const second = await mock.secondPage();
  await openPage(second, '/w/logout');
  // The calls of the start must be sent before the session ends.
  await page.evaluate(() => {
    const check = () => {
      if (!document.body.checkVisibility({ visibilityProperty: true })) console.log('blank');
    };
    new MutationObserver(check).observe(document.documentElement, { attributes: true });
  });
  const blank = page.waitForEvent('console', (message) => message.text() === 'blank');
  // The next page never loads: a 204 response keeps the current document (HTML, 7.4.2.2).
  await page.route('**/login', (route) => route.fulfill({ status: 204 }));
  await second.getByRole('main').getByRole('button').click();
  await blank;
  await expect(second).toHaveURL('/login');
  await expectNoRejectedCalls(page, mock);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('main')).toBeHidden();
});

/** Fills in the user-info form without submitting it. */
async function fillContactStep(page: Page, mock: Mock): Promise<void> {
  await mock.persona('missing-user-info', { login: true });
  await openPage(page, '/user-info');
  const { firstName, save } = onboarding.userInfo;
  await expect(page.getByRole('button', { name: save })).toBeEnabled();
  await page.getByRole('textbox', { name: firstName, exact: true }).fill('Amara');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:user-info'))).toContain('Amara');
}

// requirement: T.18
test('the input of one user is not saved for another user who signs in in another tab', async ({
  page,
  context,
  mock,
}) => {
  await fillContactStep(page, mock);
  await context.clearCookies({ name: 'access_token' });
  const { email, password } = await mock.persona('missing-username');
  const second = await mock.secondPage();
  await submitEmail(second, email);
  await submitPassword(second, password);
  await expect(second).toHaveURL('/set-username');
  await expect(page).toHaveURL('/set-username');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['owner']);
});

test('a logout in another tab ends an onboarding and clears its data', async ({ page, context, mock }) => {
  await fillContactStep(page, mock);
  await context.addCookies([
    { name: 'error_flag', value: '1', domain: 'localhost', path: '/error', sameSite: 'Strict' },
  ]);
  const second = await mock.secondPage();
  await openPage(second, '/error');
  await second.getByRole('button', { name: auth.error.login, exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
