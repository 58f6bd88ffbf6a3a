import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { resetScreen, toCode } from './reset.ts';
import { expect, test } from './mock.ts';
import { requestCode } from './sign-in.ts';

// A real clipboard, autofill and caret; every screen with a code is in tests/islands/auth/codes.dom.test.tsx.

const { auth, fields } = messages('en');
const boxesOf = (page: Page) =>
  page.getByRole('group', { name: auth.shared.code.legend }).getByRole('textbox');

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.click();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Waits until the boxes hold a text together. */
const holds = (boxes: Locator, text: string) =>
  expect
    .poll(() =>
      boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('')),
    )
    .toBe(text);

/** The bodies of a call from now on; the mock's journal hides codes. */
function codesSentTo(page: Page, call: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call)) sent.push(request.postDataJSON());
  });
  return sent;
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

// requirement: 5.20
test('six digits verify, however they come; anything else is an error', async ({ page, mock }) => {
  const call = '/auth/signup/verify-code';
  mock.expectErrors(call);
  await requestCode(page, mock, 'ada@example.org');
  const boxes = boxesOf(page);
  const first = boxes.first();
  await expect(first).toBeFocused();
  const sent = codesSentTo(page, call);

  await boxes.nth(2).fill('7');
  await paste(page, first, '12345');
  await expect(page.getByText(fields['otp.paste'])).toBeVisible();
  // The digits in the boxes stay, and an edit clears the message.
  await holds(boxes, '7');
  await boxes.nth(2).press('Delete');
  await expect(page.getByText(fields['otp.paste'])).toBeHidden();

  for (const [how, enter] of [
    ['12 34-56', (text: string) => paste(page, boxes.nth(3), text)],
    // Autofill writes the whole code into the first box.
    ['654321', (text: string) => first.fill(text)],
  ] as const) {
    await enter(how);
    await expect.poll(() => sent, how).toMatchObject([{ code: how.replace(/\D/g, '') }]);
    // The API rejects it: the boxes are empty again, for the next.
    await expect(first).toBeFocused();
    await holds(boxes, '');
    sent.length = 0;
  }
});

// requirement: 5.24
test('Backspace and arrows go from box to box', async ({ page, mock }) => {
  await requestCode(page, mock, 'ada@example.org');
  const boxes = boxesOf(page);
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type('12x3');
  await holds(boxes, '123');
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await holds(boxes, '12');
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await holds(boxes, '92');
  await page.keyboard.press('End');
  await expect(boxes.nth(5)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes.nth(5)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
});

// requirement: 5.22
test('the reset code: eight letters and digits send it, however they come; anything else is an error', async ({
  page,
  mock,
}) => {
  const call = '/auth/verify-reset-code';
  mock.expectErrors(call);
  const { email } = await mock.persona('complete');
  await toCode(page, mock, email);
  const { boxes } = resetScreen(page);
  const first = boxes.first();
  const sent = codesSentTo(page, call);
  await paste(page, first, 'ABCD12345');
  await expect(page.getByText(fields['resetCode.full'])).toBeVisible();
  for (const [how, enter] of [
    ['ab-cd-12-34', (text: string) => paste(page, first, text)],
    ['wxyz9876', (text: string) => first.fill(text)],
  ] as const) {
    await enter(how);
    await expect.poll(() => sent, how).toMatchObject([{ code: how.replace(/-/g, '').toUpperCase() }]);
    await expect(first).toBeFocused();
    await holds(boxes, '');
    sent.length = 0;
  }
});
