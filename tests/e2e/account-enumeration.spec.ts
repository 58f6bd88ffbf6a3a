import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { challengePassed, resetScreen } from './reset.ts';
import { toast } from './toast.ts';
import { openPage } from './open-page.ts';

const { auth, toasts } = messages('en');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The accessibility tree of a page and its URL, without the email and the remaining time of a code. */
async function snapshot(page: Page, email: string): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot();
  return `${new URL(page.url()).pathname} ${tree.replaceAll(email, '(email)').replace(/\d:\d\d/g, '(time)')}`;
}

/** The forms that take an email: each submits it and returns what the page shows afterwards. */
const forms: Readonly<Record<string, (page: Page, email: string) => Promise<string>>> = {
  'a sign-up': async (page, email) => {
    await openPage(page, '/signup');
    await field(page, auth.shared.email).fill(email);
    await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
    await expect(page).toHaveURL(/\/otp-verification$/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(toast(page, toasts.codeSent)).toBeVisible();
    return snapshot(page, email);
  },
  'a reset': async (page, email) => {
    const screen = resetScreen(page);
    await openPage(page, '/forgot-password');
    await screen.email.fill(email);
    await screen.send.click();
    await expect(screen.boxes.first()).toBeFocused();
    // The step has its own challenge, which takes a moment for every email.
    await challengePassed(page);
    return snapshot(page, email);
  },
  'a login with a wrong password': async (page, email) => {
    await openPage(page, '/login');
    await field(page, auth.shared.email).fill(email);
    await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
    await field(page, auth.login.password).fill('Wrong12345');
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
    const message = toast(page, /./).first();
    await expect(message).toBeVisible();
    return `${await message.textContent()} ${new URL(page.url()).pathname}`;
  },
};

for (const [flow, submit] of Object.entries(forms))
  // requirement: T.05
  test(`${flow} looks the same for emails with and without an account`, async ({ page, mock }) => {
    mock.expectErrors('/auth/login');
    const { email } = await mock.persona('complete');
    const known = await submit(page, email);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(await submit(page, 'nobody@example.com')).toBe(known);
  });
