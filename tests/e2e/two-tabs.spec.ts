import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { listening } from './listening.ts';
import { expect, test, type Mock } from './mock.ts';
import { expectNothingAsked } from './session-over.ts';
import { giveEmail, givePassword } from './sign-in.ts';

const { auth, onboarding } = messages('en');

// requirement: 2.22, T.11
test('a logout in one tab blanks the other before its next page comes, and from then on it asks for nothing', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(page.getByRole('main')).toContainText('₦');
  const second = await mock.secondPage();
  await second.goto('/w/logout');
  // What is asked for with the start is asked before the session ends.
  await listening(mock, 2);
  await page.evaluate(() => {
    const look = () => {
      if (!document.body.checkVisibility({ visibilityProperty: true })) console.log('blank');
    };
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
  });
  const blank = page.waitForEvent('console', (message) => message.text() === 'blank');
  // The next page never comes: a navigation that is answered with 204 leaves the document where it is (HTML, 7.4.2.2).
  await page.route('**/login', (route) => route.fulfill({ status: 204 }));
  await second.getByRole('main').getByRole('button').click();
  await blank;
  await expect(second).toHaveURL('/login');
  await expectNothingAsked(page, mock);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('main')).toBeHidden();
});

/** Somebody's own words on the second step of signing up, not sent yet. */
async function tellHalf(page: Page, mock: Mock): Promise<void> {
  await mock.persona('missing-user-info', { login: true });
  await page.goto('/user-info');
  const { firstName, save } = onboarding.userInfo;
  await expect(page.getByRole('button', { name: save })).toBeEnabled();
  await page.getByRole('textbox', { name: firstName, exact: true }).fill('Amara');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:user-info'))).toContain('Amara');
}

// requirement: T.18
test('what one person tells of themselves is not saved for who signs in in another tab', async ({
  page,
  context,
  mock,
}) => {
  await tellHalf(page, mock);
  await context.clearCookies({ name: 'access_token' });
  const { email, password } = await mock.persona('missing-username');
  const second = await mock.secondPage();
  await giveEmail(second, email);
  await givePassword(second, password);
  await expect(second).toHaveURL('/set-username');
  await expect(page).toHaveURL('/set-username');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('an onboarding ends with a logout in another tab, and nothing of it stays', async ({
  page,
  context,
  mock,
}) => {
  await tellHalf(page, mock);
  await context.addCookies([
    { name: 'error_flag', value: '1', domain: 'localhost', path: '/error', sameSite: 'Strict' },
  ]);
  const second = await mock.secondPage();
  await second.goto('/error');
  await second.getByRole('button', { name: auth.error.login, exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
