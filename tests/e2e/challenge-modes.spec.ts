import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { continueButton, emailField } from './sign-in.ts';

// Each way in which the challenge may end is in tests/islands/auth/challenge.dom.test.tsx: here is the real script.

const { auth, home } = messages('en');
const { challenge } = auth.shared;
const email = 'ada@example.org';
const REQUEST = 'POST /auth/signup/request-code';

const box = (page: Page) => page.getByRole('group', { name: 'Security check' });
const tick = (page: Page) => box(page).getByRole('checkbox', { name: 'Verify you are human' });
const passed = (page: Page) => expect(box(page).getByText('Success!')).toBeVisible();

const set = (mock: Mock, setting: object) => mock.control.send('PUT', '/challenge', setting);

/** /signup with an email in it. Not for its load event: that waits for the challenge, which may never come. */
async function open(page: Page): Promise<void> {
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  await emailField(page).fill(email);
}

async function signUp(page: Page, mock: Mock, submit = continueButton(page)): Promise<void> {
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL('/otp-verification');
  expect(await mock.journal({ op: REQUEST })).toMatchObject([
    { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
  ]);
}

test('a box that has to be ticked keeps the form back until it is', async ({ page, mock }) => {
  await set(mock, { mode: 'interactive' });
  await open(page);
  await expect(tick(page)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await tick(page).press('Space');
  await passed(page);
  await signUp(page, mock);
});

// requirement: 9.06
test('a script whose connection is cut has failed after 10 s at the latest', async ({ page, mock }) => {
  mock.expectErrors(/\/turnstile\//);
  await set(mock, { mode: 'load-fail', how: 'abort' });
  await mock.clock.hold();
  await open(page);
  const script = () => mock.journal({ op: 'GET /turnstile/v0/api.js' });
  await expect.poll(script).toMatchObject([{ status: 0, fault: 'reset' }]);
  await mock.clock.advance(10_000);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
});

// requirement: 8.16
test('the home page tries a challenge again that could not be loaded', async ({ page, mock }) => {
  mock.expectErrors(/\/turnstile\//);
  await set(mock, { mode: 'load-fail' });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: home.box.label });
  await field.fill(email);
  const failed = page.getByText(challenge.failed);
  await expect(failed).toBeVisible();
  await set(mock, { mode: 'pass' });
  await page.getByRole('button', { name: challenge.retry }).click();
  // The page was loaded again; its script waits for a touch.
  await expect(failed).toBeHidden();
  await field.focus();
  await expect(field).toHaveValue(email);
  await passed(page);
  await signUp(page, mock, page.getByRole('button', { name: home.box.submit }));
});
