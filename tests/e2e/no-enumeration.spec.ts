import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { challengePassed, resetScreen } from './reset.ts';
import { toast } from './toast.ts';

const { auth, toasts } = messages('en');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What a page shows and where, but for the address that was typed; the time left to a code runs. */
async function shown(page: Page, email: string): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot();
  return `${new URL(page.url()).pathname} ${tree.replaceAll(email, '(email)').replace(/\d:\d\d/g, '(time)')}`;
}

/** Where an address is asked for: what is done with it, and what stands there afterwards. */
const doors: Readonly<Record<string, (page: Page, email: string) => Promise<string>>> = {
  'a sign-up': async (page, email) => {
    await page.goto('/signup');
    await field(page, auth.shared.email).fill(email);
    await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
    await expect(page).toHaveURL(/\/otp-verification$/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(toast(page, toasts.codeSent)).toBeVisible();
    return shown(page, email);
  },
  'a reset': async (page, email) => {
    const screen = resetScreen(page);
    await page.goto('/forgot-password');
    await screen.email.fill(email);
    await screen.send.click();
    await expect(screen.boxes.first()).toBeFocused();
    // The step has a challenge of its own, which takes its moment for everybody.
    await challengePassed(page);
    return shown(page, email);
  },
  'a login with a wrong password': async (page, email) => {
    await page.goto('/login');
    await field(page, auth.shared.email).fill(email);
    await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
    await field(page, auth.login.password).fill('Wrong12345');
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
    const said = toast(page, /./).first();
    await expect(said).toBeVisible();
    return `${await said.textContent()} ${new URL(page.url()).pathname}`;
  },
};

for (const [what, through] of Object.entries(doors))
  // requirement: T.05
  test(`${what} looks the same for an address with an account and for one without`, async ({
    page,
    mock,
  }) => {
    mock.expectErrors('/auth/login');
    const { email } = await mock.persona('complete');
    const known = await through(page, email);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    expect(await through(page, 'nobody@example.com')).toBe(known);
  });
