import { messages } from './messages.ts';
import { expectRealBalances } from './journey/dashboard.ts';
import { expect, test } from './mock.ts';
import { giveEmail, givePassword } from './sign-in.ts';
import { toast } from './toast.ts';

// The rules of the fields, the failures and the waits of a login are in tests/islands/auth.

const { auth, toasts } = messages('en');

// requirement: 4.02
test('a member logs in in two steps, and a reload keeps the session', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await giveEmail(page, email);
  await expect(page.getByText('t****i@example.com')).toBeVisible();
  await givePassword(page, password);
  await expect(page).toHaveURL('/w');
  await expect(toast(page, toasts.loginSuccessful)).toBeVisible();

  // Prices stand still, so that a total is the same a moment later.
  await mock.ticker({ speed: 0 });
  await page.reload();
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tobi');
  await expectRealBalances(page, 'en');
  expect(await mock.journal({ op: 'POST /auth/login' })).toHaveLength(1);
});

// requirement: 8.15
test('/login?em= says why, and the address forgets it', async ({ page }) => {
  for (const [em, text] of [
    ['dlact-cspt', toasts.accountDeleted],
    ['bnact-cspt', toasts.accountBanned],
  ] as const) {
    await page.goto(`/login?em=${em}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: auth.login.heading })).toBeVisible();
  }
});
