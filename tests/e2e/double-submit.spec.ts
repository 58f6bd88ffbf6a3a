import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { ada } from './journey/onboarding.ts';
import { expect, test, type Mock } from './mock.ts';
import { challengePassed, resetScreen } from './reset.ts';
import { continueButton, emailField, submitEmail, loginButton, passwordField } from './sign-in.ts';
import { openPage } from './open-page.ts';

const { onboarding } = messages('en');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type FillIn = (page: Page, mock: Mock) => Promise<readonly [last: Locator, submit: Locator]>;
/** Each form by its call: fills it in and returns its last field and its button. */
const forms = {
  'POST /auth/signup/request-code': async (page) => {
    await openPage(page, '/signup');
    await emailField(page).fill('ada@example.com');
    await challengePassed(page);
    return [emailField(page), continueButton(page)];
  },
  'POST /auth/login': async (page, mock) => {
    const { email, password } = await mock.persona('complete');
    await submitEmail(page, email);
    await passwordField(page).fill(password);
    await challengePassed(page);
    return [passwordField(page), loginButton(page)];
  },
  'POST /auth/reset': async (page) => {
    const screen = resetScreen(page);
    await openPage(page, '/forgot-password');
    await screen.email.fill('ada@example.com');
    await challengePassed(page);
    return [screen.email, screen.send];
  },
  'POST /user/set-password': async (page, mock) => {
    const { password: t, shared } = onboarding;
    await mock.persona('missing-password', { login: true });
    await openPage(page, '/set-password');
    await field(page, t.password).fill(ada.password);
    await field(page, t.confirm).fill(ada.password);
    return [field(page, t.confirm), button(page, shared.continue)];
  },
  'POST /user/username': async (page, mock) => {
    const { username: t, shared } = onboarding;
    await mock.persona('missing-username', { login: true });
    await openPage(page, '/set-username');
    await field(page, t.username).fill(ada.username);
    return [field(page, t.username), button(page, shared.submit)];
  },
} satisfies Record<string, FillIn>;

for (const [op, fillIn] of Object.entries(forms) as [keyof typeof forms, FillIn][])
  // requirement: 5.31, T.16
  test(`Enter, a click and a double click at once make one ${op}`, async ({ page, mock }) => {
    const { arrived, release } = await mock.hold(op);
    const [last, submit] = await fillIn(page, mock);
    await expect(submit).toBeEnabled();
    await last.focus();
    const box = (await submit.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.keyboard.press('Enter');
    await page.mouse.click(x, y);
    await page.mouse.dblclick(x, y);
    await page.keyboard.press('Enter');
    await arrived();
    // A second call would have been sent by now, and be answered with the first.
    await page.mouse.click(x, y);
    await release();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await mock.expectCalls(op, 1);
  });
