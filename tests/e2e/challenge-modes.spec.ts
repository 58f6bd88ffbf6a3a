import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { continueButton, emailField } from './sign-in.ts';
import { toast } from './toast.ts';

const { challenge } = messages('en').auth.shared;
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

/** Stops the page's timers, so that what lasts a moment stays; the mock's clock goes its own way. */
async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** One minute of the mock's time and none of the page's. */
const aMinuteLater = (mock: Mock) => mock.control.send('POST', '/clock/advance', { ms: 60_000 });

async function signUp(page: Page, mock: Mock): Promise<void> {
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
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

// requirement: 5.05
test('a token that died is not sent: the form waits for the next one', async ({ page, mock }) => {
  await set(mock, { mode: 'expired', ms: 60_000 });
  await mock.clock.hold();
  await open(page);
  await passed(page);
  await expect(continueButton(page)).toBeEnabled();
  await freeze(page);
  await aMinuteLater(mock);
  await expect(box(page).getByText('Verifying...')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  expect(await mock.journal({ op: REQUEST })).toHaveLength(0);
  await page.clock.resume();
  await passed(page);
  await signUp(page, mock);
});

test('a box that nobody ticks in time is asked again', async ({ page, mock }) => {
  await set(mock, { mode: 'timeout', ms: 60_000 });
  await mock.clock.hold();
  await open(page);
  await expect(tick(page)).toBeVisible();
  await freeze(page);
  await aMinuteLater(mock);
  await expect(tick(page)).toBeHidden();
  await expect(box(page).getByText('Verifying...')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await page.clock.resume();
  await expect(tick(page)).toBeVisible();
  await tick(page).check();
  await passed(page);
  await signUp(page, mock);
});

test('a browser that the challenge does not support is told, and may try again', async ({ page, mock }) => {
  await set(mock, { mode: 'unsupported' });
  await open(page);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  expect(await mock.journal({ op: REQUEST })).toHaveLength(0);
  await set(mock, { mode: 'pass' });
  await page.getByRole('button', { name: challenge.retry }).click();
  await passed(page);
  await expect(emailField(page)).toHaveValue(email);
  await signUp(page, mock);
});

test('a token that the API calls spent is told, and the email stays', async ({ page, mock }) => {
  mock.expectErrors('/auth/signup/request-code');
  await set(mock, { mode: 'spent' });
  await open(page);
  await passed(page);
  await continueButton(page).click();
  await expect(toast(page, 'Please complete the security check')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  // The challenge passed anew for the next try.
  await passed(page);
  await expect(continueButton(page)).toBeEnabled();
  expect(await mock.journal({ op: REQUEST })).toMatchObject([{ status: 422, body: { email } }]);
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

// requirement: 4.18
test('a script that never comes has failed after 10 s', async ({ page, mock }) => {
  await set(mock, { mode: 'load-fail', how: 'never' });
  await mock.clock.hold();
  await open(page);
  await expect(page.getByText(challenge.loading)).toBeVisible();
  await mock.clock.advance(10_000);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
});
