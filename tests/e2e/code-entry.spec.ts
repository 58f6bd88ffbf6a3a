import type { Locator, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { challengePassed, resetScreen, toCode } from './reset.ts';
import { expect, test, type Mock } from './mock.ts';
import { requestCode } from './sign-in.ts';

// Spec section 5, OTP and reset code: what a code may be pasted, filled in and typed as.

const { auth, fields } = messages('en');
const boxesOf = (page: Page) =>
  page.getByRole('group', { name: auth.shared.code.legend }).getByRole('textbox');

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.click();
  await page.keyboard.press('ControlOrMeta+V');
}

const typed = (boxes: Locator) =>
  boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''));

/** Each has a call that judges the code; a wrong code is refused, and that it was sent is what counts. */
const screens = [
  {
    path: '/otp-verification',
    call: '/auth/signup/verify-code',
    open: async (page: Page, mock: Mock) => {
      await requestCode(page, mock, 'ada@example.org');
    },
  },
  {
    path: '/verify',
    call: '/auth/new-device/verify',
    open: async (page: Page, mock: Mock) => {
      await mock.persona('device-unverified', { login: true });
      await page.goto('/verify');
    },
  },
] as const;

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

for (const { path, call, open } of screens) {
  // requirement: 5.20
  test(`${path}: six digits verify, however they come; anything else is told`, async ({ page, mock }) => {
    mock.expectErrors(call);
    await open(page, mock);
    const boxes = boxesOf(page);
    const first = boxes.first();
    await expect(first).toBeFocused();
    // The journal shows no code.
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(call)) sent.push(request.postDataJSON());
    });

    for (const wrong of ['12345', '1234567', 'abcdef']) {
      await boxes.nth(2).fill('7');
      await paste(page, first, wrong);
      await expect(page.getByText('Please paste a valid 6-digit code.'), wrong).toBeVisible();
      // What stood there stays, and an edit takes the message away.
      expect(await typed(boxes)).toBe('7');
      await boxes.nth(2).press('Delete');
      await expect(page.getByText(fields['otp.paste'])).toBeHidden();
    }
    expect(sent).toEqual([]);

    for (const [how, enter] of [
      ['123456', (text: string) => paste(page, first, text)],
      ['12 34 56', (text: string) => paste(page, boxes.nth(3), text)],
      ['12-34-56', (text: string) => paste(page, first, text)],
      // Autofill writes the whole code into the first box.
      ['654321', (text: string) => first.fill(text)],
    ] as const) {
      await enter(how);
      await expect.poll(() => sent, how).toMatchObject([{ code: how.replace(/\D/g, '') }]);
      // Refused: the boxes are empty again, for the next.
      await expect(first).toBeFocused();
      await expect.poll(() => typed(boxes)).toBe('');
      sent.length = 0;
    }
  });

  // requirement: 5.24
  test(`${path}: backspace and arrows go from box to box`, async ({ page, mock }) => {
    await open(page, mock);
    const boxes = boxesOf(page);
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type('12x3');
    expect(await typed(boxes)).toBe('123');
    await expect(boxes.nth(3)).toBeFocused();
    await page.keyboard.press('Backspace');
    expect(await typed(boxes)).toBe('12');
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(boxes.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect(await typed(boxes)).toBe('92');
    await page.keyboard.press('End');
    await expect(boxes.nth(5)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(boxes.nth(5)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(boxes.first()).toBeFocused();
  });
}

// requirement: 5.22
test('the reset code: eight letters and digits, however they come; anything else is told', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  await toCode(page, mock, email);
  const { boxes, verify } = resetScreen(page);
  const first = boxes.first();
  const full = 'Please enter the full 8-letter verification code.';
  for (const wrong of ['ABCD123', 'ABCD12345', 'ABCD123!']) {
    await paste(page, first, wrong);
    await expect(page.getByText(full), wrong).toBeVisible();
    await first.press('A');
    await expect(page.getByText(full)).toBeHidden();
    await first.fill('');
  }
  for (const right of ['abcd1234', 'ABCD 1234', 'ab-cd-12-34']) {
    await paste(page, first, right);
    expect(await typed(boxes)).toBe('ABCD1234');
    await boxes.nth(7).press('Backspace');
    expect(await typed(boxes)).toBe('ABCD123');
  }
  await first.fill('wxyz9876');
  expect(await typed(boxes)).toBe('WXYZ9876');
  await boxes.nth(4).press('ArrowLeft');
  await expect(boxes.nth(3)).toBeFocused();
  // Nothing was sent by any of it: the challenge's token is for a press.
  await challengePassed(page);
  await expect(verify).toBeEnabled();
  expect(await mock.journal({ op: 'POST /auth/verify-reset-code' })).toEqual([]);
});
