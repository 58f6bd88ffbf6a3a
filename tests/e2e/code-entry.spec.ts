import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { resetScreen, goToCodeStep } from './reset.ts';
import { expect, test } from './mock.ts';
import { requestCode } from './sign-in.ts';

// The real clipboard, autofill and caret; every screen with a code is in tests/islands/auth/code-fields.dom.test.tsx.

const { auth, fields } = messages('en');
const boxesOf = (page: Page) =>
  page.getByRole('group', { name: auth.shared.code.legend }).getByRole('textbox');

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.click();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Waits until the boxes together contain a text. */
const expectCode = (boxes: Locator, text: string) =>
  expect
    .poll(() =>
      boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join('')),
    )
    .toBe(text);

/** Collects the bodies of a call from now on; the mock's journal masks codes. */
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
test('six digits verify, typed, pasted or autofilled; anything else is an error', async ({ page, mock }) => {
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
  // The digits stay in the boxes, and an edit clears the error.
  await expectCode(boxes, '7');
  await boxes.nth(2).press('Delete');
  await expect(page.getByText(fields['otp.paste'])).toBeHidden();

  for (const [method, enter] of [
    ['12 34-56', (text: string) => paste(page, boxes.nth(3), text)],
    // Autofill puts the whole code into the first box.
    ['654321', (text: string) => first.fill(text)],
  ] as const) {
    await enter(method);
    await expect.poll(() => sent, method).toMatchObject([{ code: method.replace(/\D/g, '') }]);
    // The API rejects it, which empties the boxes for the next code.
    await expect(first).toBeFocused();
    await expectCode(boxes, '');
    sent.length = 0;
  }
});

// requirement: 5.24
test('Backspace and the arrow keys move between boxes', async ({ page, mock }) => {
  await requestCode(page, mock, 'ada@example.org');
  const boxes = boxesOf(page);
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type('12x3');
  await expectCode(boxes, '123');
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expectCode(boxes, '12');
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expectCode(boxes, '92');
  await page.keyboard.press('End');
  await expect(boxes.nth(5)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxes.nth(5)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
});

// requirement: 5.22
test('eight letters and digits submit the reset code, typed or pasted; anything else is an error', async ({
  page,
  mock,
}) => {
  const call = '/auth/verify-reset-code';
  mock.expectErrors(call);
  const { email } = await mock.persona('complete');
  await goToCodeStep(page, mock, email);
  const { boxes } = resetScreen(page);
  const first = boxes.first();
  const sent = codesSentTo(page, call);
  await paste(page, first, 'ABCD12345');
  await expect(page.getByText(fields['resetCode.full'])).toBeVisible();
  for (const [method, enter] of [
    ['ab-cd-12-34', (text: string) => paste(page, first, text)],
    ['wxyz9876', (text: string) => first.fill(text)],
  ] as const) {
    await enter(method);
    await expect.poll(() => sent, method).toMatchObject([{ code: method.replace(/-/g, '').toUpperCase() }]);
    await expect(first).toBeFocused();
    await expectCode(boxes, '');
    sent.length = 0;
  }
});
