import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';
import { leaveToast, toast } from './toast.ts';
import { totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage, reloadPage } from './open-page.ts';

// Spec section 8, parameter em: /login says why an account is closed and removes the parameter from the URL.

for (const [locale, persona, text] of [
  ['en', 'banned', 'accountBanned'],
  ['cn', 'deleted', 'accountDeleted'],
] as const)
  test(`a ${persona} user who opens an onboarding page sees the reason at /login`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    await openPage(page, localizePath(locale, '/user-info'));
    await expect(page.getByText(messages(locale).toasts[text])).toBeVisible();
    await expect(page).toHaveURL(localizePath(locale, '/login'));
  });

test('a banned user who opens the wallet sees the reason once', async ({ page, mock, context }) => {
  await mock.persona('banned', { login: true });
  await openPage(page, QUIET_SCREEN);
  const message = page.getByText(messages('en').toasts.accountBanned);
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
  await leaveToast(page, 'Toasts are shown.');
  await reloadPage(page);
  await expect(toast(page, 'Toasts are shown.')).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a user who is banned while the wallet is open sees the reason', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  // The calls of the start must be sent before the ban.
  await mock.persona('banned', { login: true });
  mock.expectErrors('/user/profile/status', '/wallet/', '/market/', '/user/');
  // The page becomes visible again after a while and checks the session.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(messages('en').toasts.accountBanned)).toBeVisible();
  await expect(page).toHaveURL('/login');
});
