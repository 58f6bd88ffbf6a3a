import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { leaveToast, toast } from './toast.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Spec section 8, parameter em: who may not come in any more is told why, and the address forgets it.

for (const [locale, persona, text] of [
  ['en', 'banned', 'accountBanned'],
  ['cn', 'deleted', 'accountDeleted'],
] as const)
  test(`who is ${persona} and opens an onboarding is told so at the login`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    await page.goto(localizePath(locale, '/user-info'));
    await expect(page.getByText(messages(locale).toasts[text])).toBeVisible();
    await expect(page).toHaveURL(localizePath(locale, '/login'));
  });

test('who is banned and opens the wallet is told so, once', async ({ page, mock, context }) => {
  await mock.persona('banned', { login: true });
  await page.goto(QUIET_SCREEN);
  const said = page.getByText(messages('en').toasts.accountBanned);
  await expect(said).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
  await leaveToast(page, 'Toasts are shown.');
  await page.reload();
  await expect(toast(page, 'Toasts are shown.')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('who is banned while the wallet is open is told so as well', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  // What is asked for with the start is asked before the ban.
  await listening(mock);
  await mock.persona('banned', { login: true });
  mock.expectErrors('/user/profile/status', '/wallet/', '/market/', '/user/');
  // The page comes back after a while out of sight, and asks who is here.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(messages('en').toasts.accountBanned)).toBeVisible();
  await expect(page).toHaveURL('/login');
});
