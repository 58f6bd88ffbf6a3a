import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { continueButton, emailField } from './sign-in.ts';
import { loadPage, openPage } from './open-page.ts';

// Every outcome of the challenge is in tests/islands/auth/challenge.dom.test.tsx; these tests load the real script.

const { auth, home } = messages('en');
const { challenge } = auth.shared;
const email = 'ada@example.org';
const REQUEST = 'POST /auth/signup/request-code';

const challengeBox = (page: Page) => page.getByRole('group', { name: 'Security check' });
const checkbox = (page: Page) => challengeBox(page).getByRole('checkbox', { name: 'Verify you are human' });
const expectChallengePassed = (page: Page) => expect(challengeBox(page).getByText('Success!')).toBeVisible();

const configureChallenge = (mock: Mock, setting: object) => mock.control.send('PUT', '/challenge', setting);

/** Opens /signup and fills in an email. Does not await the load event, which waits for a challenge that may never load. */
async function open(page: Page): Promise<void> {
  await loadPage(page, '/signup', { waitUntil: 'domcontentloaded' });
  await emailField(page).fill(email);
}

async function signUp(page: Page, mock: Mock, submit = continueButton(page)): Promise<void> {
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL('/otp-verification');
  expect(await mock.expectCalls(REQUEST, 1)).toMatchObject([
    { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
  ]);
}

test('an interactive challenge blocks the form until its checkbox is ticked', async ({ page, mock }) => {
  await configureChallenge(mock, { mode: 'interactive' });
  await open(page);
  await expect(checkbox(page)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await checkbox(page).press('Space');
  await expectChallengePassed(page);
  await signUp(page, mock);
});

// requirement: 9.06
test('a challenge script whose connection drops counts as failed within 10 s', async ({ page, mock }) => {
  mock.expectErrors(/\/turnstile\//);
  await configureChallenge(mock, { mode: 'load-fail', how: 'abort' });
  await mock.clock.hold();
  await open(page);
  const script = await mock.expectCalls('GET /turnstile/v0/api.js', 1);
  expect(script).toMatchObject([{ status: 0, fault: 'reset' }]);
  await mock.clock.advance(10_000);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
});

// requirement: 8.16
test('Retry on the home page reloads a challenge that failed to load', async ({ page, mock }) => {
  mock.expectErrors(/\/turnstile\//);
  await configureChallenge(mock, { mode: 'load-fail' });
  await openPage(page, '/');
  const field = page.getByRole('textbox', { name: home.box.label });
  await field.fill(email);
  const failed = page.getByText(challenge.failed);
  await expect(failed).toBeVisible();
  await configureChallenge(mock, { mode: 'pass' });
  await page.getByRole('button', { name: challenge.retry }).click();
  // The page was reloaded; its script waits for the first interaction.
  await expect(failed).toBeHidden();
  await field.focus();
  await expect(field).toHaveValue(email);
  await expectChallengePassed(page);
  await signUp(page, mock, page.getByRole('button', { name: home.box.submit }));
});
