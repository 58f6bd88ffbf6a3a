import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import { continueButton, emailField, otherThan, requestCode, typeCode } from './sign-in.ts';
import { toast } from './toast.ts';

const { home } = messages('en');
const email = 'ada@example.org';
const REQUEST = 'POST /auth/signup/request-code';
const VERIFY = 'POST /auth/signup/verify-code';

/** The two places where an address is asked for. */
const forms = [
  {
    where: 'home page',
    open: (page: Page) => page.goto('/'),
    field: (page: Page) => page.getByRole('textbox', { name: home.box.label }),
    button: (page: Page) => page.getByRole('button', { name: home.box.submit }),
  },
  {
    where: 'sign-up page',
    open: (page: Page) => page.goto('/signup'),
    field: emailField,
    button: continueButton,
  },
] as const;

/** The box of the challenge says so when it has passed; before, a press sends nothing. */
const passed = (page: Page) =>
  expect(page.getByRole('group', { name: 'Security check' }).getByText('Success!')).toBeVisible();

const boxes = (page: Page) => page.getByRole('group', { name: '6-digit code' }).getByRole('textbox');

for (const { where, open, field, button } of forms) {
  // requirement: 5.02
  test(`the ${where} says beside its field what is no email`, async ({ page, mock }) => {
    await open(page);
    await field(page).fill('ada@nowhere');
    await passed(page);
    await button(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Enter a valid email address');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('ada@nowhere');
    expect(await mock.journal({ op: REQUEST })).toHaveLength(0);
    await field(page).fill(email);
    await button(page).click();
    await expect(page).toHaveURL('/otp-verification');
  });

  for (const { what, effect } of [
    { what: 'cannot be reached', effect: { type: 'reset' } },
    { what: 'fails', effect: { type: 'status', status: 500, message: null } },
  ] as const) {
    // requirement: 8.09
    test(`the ${where} keeps the email when the API ${what}`, async ({ page, mock }) => {
      await mock.fault({ op: REQUEST, effect });
      await open(page);
      await field(page).fill(email);
      await passed(page);
      await button(page).click();
      const text =
        /^(Something went wrong\. Try again\.|No connection\. Check your network and try again\.)$/;
      await expect(toast(page, text)).toBeVisible();
      await expect(field(page)).toHaveValue(email);
      // The challenge passes anew for the next try.
      await mock.clearFaults();
      await passed(page);
      await button(page).click();
      await expect(page).toHaveURL('/otp-verification');
    });
  }

  // requirement: 8.16
  test(`the ${where} tries a challenge again that could not be loaded`, async ({ page, mock }) => {
    mock.expectErrors(/\/turnstile\//);
    await mock.control.send('PUT', '/challenge', { mode: 'load-fail' });
    await open(page);
    await field(page).fill(email);
    const failed = page.getByText('Security verification failed to load');
    await expect(failed).toBeVisible();
    await mock.control.send('PUT', '/challenge', { mode: 'pass' });
    await page.getByRole('button', { name: 'Retry' }).click();
    // The page was loaded again; on the home page its script waits for a touch.
    await expect(failed).toBeHidden();
    await field(page).focus();
    await expect(field(page)).toHaveValue(email);
    await passed(page);
    await button(page).click();
    await expect(page).toHaveURL('/otp-verification');
    expect(await mock.journal({ op: REQUEST })).toMatchObject([
      { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
    ]);
  });
}

// requirement: 8.12
test('Google’s button says what the API says, and has words of its own', async ({ page, mock }) => {
  const google = page.getByRole('button', { name: messages('en').auth.shared.google });
  await page.goto('/signup');
  await mock.preset('google.500', { times: 1 });
  await google.click();
  await expect(toast(page, 'Google signup failed. Please try again.')).toBeVisible();
  await mock.preset('google.500', { message: 'Google is out for lunch.' });
  await google.click();
  await expect(toast(page, 'Google is out for lunch.')).toBeVisible();
});

// requirement: 5.01
test('the home box asks for the challenge, and stops asking when it has passed', async ({ page, mock }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/turnstile\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  const [{ open, field, button }] = forms;
  await open(page);
  await field(page).fill(email);
  await expect(page.getByText('Loading security verification...')).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription('Please complete the security check');
  held.resolve(undefined);
  await passed(page);
  await expect(field(page)).toHaveAccessibleDescription('');
  await expect(button(page)).toBeEnabled();
  expect(await mock.journal({ op: REQUEST })).toHaveLength(0);
});

// requirement: 5.01
test('the home box says what is missing when Enter is pressed too early', async ({ page, mock }) => {
  await mock.control.send('PUT', '/challenge', { mode: 'block' });
  const [{ field }] = forms;
  await page.goto('/');
  await field(page).focus();
  await expect(page.getByRole('button', { name: home.box.submit })).toBeDisabled();
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription('Please enter your email address');
});

// requirement: 4.18
test('sign-up waits for the challenge, which has failed after 10 s', async ({ page, mock }) => {
  await mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });
  await mock.clock.hold();
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  await emailField(page).fill(email);
  await expect(page.getByText('Loading security verification...')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await mock.clock.advance(10_000);
  await expect(page.getByText('Security verification failed to load')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
});

test('a member who signs up again is let in by the code', async ({ page, mock }) => {
  const member = await mock.persona('complete');
  await typeCode(page, await requestCode(page, mock, member.email));
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tobi');
});

// requirement: 8.10
test('a wrong code says so, empties the boxes, and the right one gets in', async ({ page, mock }) => {
  mock.expectErrors('/auth/signup/verify-code');
  const code = await requestCode(page, mock, email);
  await typeCode(page, otherThan(code));
  await expect(toast(page, 'This code is not right. Check it and try again.')).toBeVisible();
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');

  // Without words of the server the specification's own are shown.
  await mock.fault({ op: VERIFY, effect: { type: 'status', status: 400, message: null }, times: 1 });
  await typeCode(page, otherThan(code));
  await expect(toast(page, 'Invalid OTP. Try again.')).toBeVisible();
  await typeCode(page, code);
  await expect(page).toHaveURL('/set-password');
});

// requirement: 5.20, 5.21
test('a code that is not whole, or no code, is not sent', async ({ page, mock, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await requestCode(page, mock, email);
  await typeCode(page, '12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter the full 6-digit OTP.')).toBeVisible();
  await expect(boxes(page).nth(5)).toBeFocused();

  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('12345');
  await expect(page.getByText('Please paste a valid 6-digit code.')).toBeVisible();
  await paste('12a456');
  await expect(page.getByText('Please paste a valid 6-digit code.')).toBeVisible();
  expect(await mock.journal({ op: VERIFY })).toHaveLength(0);

  await paste(`${code.slice(0, 3)}-${code.slice(3)} `);
  await expect(page).toHaveURL('/set-password');
});

// requirement: 8.10
test('a code that could not be judged stays in its boxes', async ({ page, mock }) => {
  const code = await requestCode(page, mock, email);
  await mock.fault({ op: VERIFY, effect: { type: 'status', status: 500, message: null }, times: 1 });
  await typeCode(page, code);
  await expect(toast(page, 'Verification failed')).toBeVisible();
  const typed = await boxes(page).evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value).join(''),
  );
  expect(typed).toBe(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/set-password');
});

// requirement: 8.10, 9.02
test('a code expires after 300 s, and another one can be asked for then', async ({ page, mock }) => {
  mock.expectErrors('/auth/signup/verify-code');
  await mock.clock.hold();
  const code = await requestCode(page, mock, email);
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  await mock.clock.advance(200_000);
  // The wait survives a reload.
  await page.reload();
  await expect(page.getByText(/Resend code in 1:\d\d/)).toBeVisible();
  await expect(resend).toBeHidden();
  await mock.clock.advance(100_000);
  await expect(resend).toBeVisible();
  await typeCode(page, code);
  await expect(toast(page, 'This code has expired. Ask for a new one.')).toBeVisible();

  await mock.fault({ op: REQUEST, effect: { type: 'status', status: 400, message: null }, times: 1 });
  await resend.click();
  await expect(toast(page, 'Failed to resend code. Try again.')).toBeVisible();
  await resend.click();
  await expect(toast(page, 'Verification code sent!')).toBeVisible();
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  const next = await mock.mail({ to: email, kind: 'signup' });
  expect(next.code).not.toBe(code);
  await typeCode(page, next.code);
  await expect(page).toHaveURL('/set-password');
});

test("'Not you?' forgets the sign-up, and its page then says that none is under way", async ({
  page,
  mock,
}) => {
  await requestCode(page, mock, email);
  await page.getByRole('link', { name: 'Not you?' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goto('/otp-verification');
  await expect(page.getByRole('heading', { level: 1, name: 'No sign-up is under way here' })).toBeVisible();
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/signup');
});
