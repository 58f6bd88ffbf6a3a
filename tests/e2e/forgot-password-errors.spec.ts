import type { PresetId } from '#mock-api/presets/fault-presets.ts';
import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import {
  FRESH,
  RESET,
  VERIFY,
  challengePassed,
  giveCode,
  givePasswords,
  resetScreen,
  toCode,
  toPassword,
} from './reset.ts';
import { toast } from './toast.ts';

const { challenge } = messages('en').auth.shared;
/** A reset code that is another one than `code`. */
const otherThan = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');

// requirement: 5.22
test('a code that is not whole is not sent; a wrong one empties the boxes, and the right one goes on', async ({
  page,
  mock,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  mock.expectErrors('/auth/verify-reset-code');
  const { email } = await mock.persona('complete');
  const code = await toCode(page, mock, email);
  const { boxes, heading } = resetScreen(page);
  const full = 'Please enter the full 8-letter verification code.';
  await giveCode(page, 'ab-c12');
  await expect(page.getByText(full)).toBeVisible();
  await expect(boxes.nth(5)).toBeFocused();
  await expect(boxes.nth(2)).toHaveValue('C');
  await expect(boxes.nth(5)).toHaveAccessibleDescription(full);
  expect(await mock.journal({ op: VERIFY })).toHaveLength(0);

  await giveCode(page, otherThan(code));
  await expect(toast(page, 'This code is not right. Check it and try again.')).toBeVisible();
  for (const box of await boxes.all()) await expect(box).toHaveValue('');
  await expect(boxes.first()).toBeFocused();

  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('ABC');
  await expect(page.getByText(full)).toBeVisible();
  await paste(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  await expect(page.getByText(full)).toBeHidden();
  await challengePassed(page);
  await page.keyboard.press('Enter');
  await expect(heading('newHeading')).toBeFocused();
  // Each try had a token of its own.
  const tokens = (await mock.journal({ op: VERIFY })).map(({ status }) => status);
  expect(tokens.sort()).toEqual([200, 400]);
});

// requirement: 4.39, 9.04
test('a code expires after 300 s; another one can be asked for then, not before', async ({ page, mock }) => {
  mock.expectErrors('/auth/verify-reset-code');
  const { email } = await mock.persona('complete');
  await mock.clock.hold();
  const code = await toCode(page, mock, email);
  const { boxes, heading, resend } = resetScreen(page);
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  await mock.clock.advance(200_000);
  await page.reload();
  await expect(heading('codeHeading')).toBeVisible();
  await expect(page.getByText(/Resend code in 1:\d\d/)).toBeVisible();
  await expect(resend).toBeHidden();
  await mock.clock.advance(100_000);
  await expect(resend).toBeVisible();
  await giveCode(page, code);
  await expect(toast(page, 'This code has expired. Ask for a new one.')).toBeVisible();

  await challengePassed(page);
  await mock.preset('reset.500', { times: 1 });
  await resend.click();
  await expect(toast(page, 'Failed to send reset code. Please try again.')).toBeVisible();
  await challengePassed(page);
  await resend.click();
  await expect(toast(page, 'If this address has an account, a code is on its way.')).toBeVisible();
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  await expect(boxes.first()).toBeFocused();
  const next = await mock.mail({ to: email, kind: 'reset' });
  expect(next.code).not.toBe(code);
  await giveCode(page, next.code);
  await expect(heading('newHeading')).toBeFocused();
});

// requirement: 8.16, 9.06
test('the challenge has failed after 10 s, may not be passed over, and Retry keeps the email', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  await mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });
  await mock.clock.hold();
  await page.goto('/forgot-password', { waitUntil: 'domcontentloaded' });
  const screen = resetScreen(page);
  await screen.email.fill(email);
  await expect(page.getByText(challenge.loading)).toBeVisible();
  await mock.clock.advance(4_000);
  await expect(screen.send).toBeDisabled();
  await mock.clock.advance(6_000);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await expect(screen.send).toBeDisabled();
  await screen.email.press('Enter');
  await mock.control.send('PUT', '/challenge', { mode: 'pass' });
  await page.getByRole('button', { name: challenge.retry }).click();
  await challengePassed(page);
  await expect(screen.email).toHaveValue(email);
  expect(await mock.journal({ op: RESET })).toHaveLength(0);
  await screen.send.click();
  await expect(screen.heading('codeHeading')).toBeFocused();
});

// requirement: 4.40
test('the challenge of the second step is asked again, and Retry keeps the step', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const code = await toCode(page, mock, email);
  await mock.control.send('PUT', '/challenge', { mode: 'unsupported' });
  await page.reload();
  const screen = resetScreen(page);
  await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
  await screen.boxes.first().click();
  await page.keyboard.type(code);
  await expect(screen.verify).toBeDisabled();
  await page.keyboard.press('Enter');
  await mock.control.send('PUT', '/challenge', { mode: 'pass' });
  await page.getByRole('button', { name: challenge.retry }).click();
  await expect(screen.heading('codeHeading')).toBeVisible();
  expect(await mock.journal({ op: VERIFY })).toHaveLength(0);
  await giveCode(page, code);
  await expect(screen.heading('newHeading')).toBeFocused();
});

// requirement: 8.11
test('each step says what failed: its own text, or the server’s', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await page.goto('/forgot-password');
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(screen.email).toBeFocused();
  await expect(screen.email).toHaveAccessibleDescription('Please enter your email address');

  /** Presses twice, each time with a token of its own: once without words of the server, once with some. */
  const tell = async (preset: PresetId, text: string, press: () => Promise<void>) => {
    await mock.preset(preset, { times: 1 });
    await press();
    await expect(toast(page, text).first()).toBeVisible();
    await mock.preset(preset, { times: 1, message: `Words for ${preset}.` });
    await press();
    await expect(toast(page, `Words for ${preset}.`)).toBeVisible();
  };
  const send = async () => {
    await screen.email.fill(email);
    await expect(screen.send).toBeEnabled();
    await screen.send.click();
  };
  await tell('reset.400', 'Failed to send reset code', send);
  await tell('reset.500', 'Failed to send reset code. Please try again.', send);
  await expect(screen.email).toHaveValue(email);
  await send();
  await expect(screen.heading('codeHeading')).toBeFocused();

  const { code } = await mock.mail({ to: email, kind: 'reset' });
  await tell('verifyReset.400', 'Invalid reset code', () => giveCode(page, code));
  await giveCode(page, code);
  await expect(screen.heading('newHeading')).toBeFocused();

  await tell('resetPassword.400', 'Failed to reset password', () => givePasswords(page));
  await tell('resetPassword.500', 'Failed to reset password. Please try again.', () => givePasswords(page));
  await expect(screen.password).toHaveValue(FRESH);
  await givePasswords(page);
  await expect(page).toHaveURL('/login');
});

test('a reset that has timed out begins again, with the email in its field', async ({ page, mock }) => {
  mock.expectErrors('/auth/reset-password');
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await toPassword(page, mock, email);
  await mock.control.send('POST', '/clock/advance', { ms: 901_000 });
  await givePasswords(page);
  await expect(toast(page, 'This step has timed out. Please start again.')).toBeVisible();
  await expect(screen.heading('heading')).toBeFocused();
  await expect(screen.email).toHaveValue(email);
});

test('no code is mailed while there is nothing to type it into', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const later = /ResetCode[^/]*\.js$/;
  mock.expectErrors(/ResetCode/);
  await page.route(later, (route) => route.abort());
  await page.goto('/forgot-password');
  await screen.email.fill(email);
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(toast(page, messages('en').toasts.offline)).toBeVisible();
  expect(await mock.journal({ op: RESET })).toHaveLength(0);
  await expect(screen.email).toHaveValue(email);
});

test('an address without an account sees the same page', async ({ page, mock }) => {
  mock.expectErrors('/auth/verify-reset-code');
  const { email } = await mock.persona('complete');
  const seen = [];
  for (const address of [email, 'nobody@example.com']) {
    const screen = resetScreen(page);
    await page.goto('/forgot-password');
    await screen.email.fill(address);
    await screen.send.click();
    await expect(screen.heading('codeHeading')).toBeFocused();
    await challengePassed(page);
    const sent = await page.getByRole('main').innerText();
    await giveCode(page, 'AAAAAAAA');
    await expect(toast(page, 'This code is not right. Check it and try again.')).toBeVisible();
    await challengePassed(page);
    const wrong = await page.getByRole('main').innerText();
    seen.push([sent, wrong].map((text) => text.replaceAll(address, '').replace(/\d:\d\d/g, '')));
    await screen.back.click();
    await expect(page).toHaveURL('/login');
  }
  expect(seen[1]).toEqual(seen[0]);
});
