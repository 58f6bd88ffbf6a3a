import { messages } from './messages.ts';
import { expectRealBalances } from './journey/dashboard.ts';
import { expect, test } from './mock.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import { toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

// Validation, failures and pending states of the login are in tests/islands/auth.

const { auth, toasts } = messages('en');

// requirement: 4.02
test('a user logs in in two steps, and a reload keeps the session', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await submitEmail(page, email);
  await expect(page.getByText('t****i@example.com')).toBeVisible();
  await submitPassword(page, password);
  await expect(page).toHaveURL('/w');
  await expect(toast(page, toasts.loginSuccessful)).toBeVisible();

  // Prices stop changing, so that the total stays the same.
  await mock.ticker({ speed: 0 });
  await reloadPage(page);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tobi');
  await expectRealBalances(page, 'en');
  await mock.expectCalls('POST /auth/login', 1);
});

// requirement: 4.59, 8.15
test('/login?em= shows the reason and removes it from the URL', async ({ page }) => {
  for (const [em, text] of [
    ['dlact-cspt', toasts.accountDeleted],
    ['bnact-cspt', toasts.accountBanned],
  ] as const) {
    await openPage(page, `/login?em=${em}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: auth.login.heading })).toBeVisible();
  }
});
