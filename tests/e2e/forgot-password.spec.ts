import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { locales, pathIn } from '#src/intl/locale.ts';
import type { PresetId } from '#mock-api/presets/fault-presets.ts';
import { expect, test } from './mock.ts';
import {
  FRESH,
  RESET,
  SET,
  VERIFY,
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
const challengePassed = (page: Page) =>
  expect(page.getByRole('group', { name: 'Security check' }).getByText('Success!')).toBeVisible();

/** Everything that the browser keeps, as text. */
const kept = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }) as Record<string, object>);

for (const locale of locales) {
  test(`in ${locale}: a forgotten password is set anew by the mailed code, and logs in`, async ({
    page,
    mock,
  }) => {
    const { auth, fields, toasts } = messages(locale);
    const { email } = await mock.persona('complete');
    const screen = resetScreen(page, locale);
    await page.goto(pathIn(locale, '/login'));
    await page.getByRole('textbox', { name: auth.shared.email, exact: true }).fill(email);
    await page.getByRole('link', { name: auth.login.forgot }).click();
    await expect(page).toHaveURL(pathIn(locale, '/forgot-password'));
    await expect(screen.heading('heading')).toBeVisible();
    await expect(screen.email).toHaveValue(email);
    await expect(screen.email).toHaveAttribute('autocomplete', 'username');

    await screen.send.click();
    await expect(screen.heading('codeHeading')).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expect(screen.boxes).toHaveCount(8);
    await expect(screen.boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
    const { code } = await mock.mail({ to: email, kind: 'reset' });
    // Small letters and blanks come from mails; the first box takes it all.
    await giveCode(page, code.toLowerCase(), locale);

    await expect(screen.heading('newHeading')).toBeFocused();
    await expect(screen.password).toHaveAttribute('autocomplete', 'new-password');
    await screen.save.click();
    await expect(screen.password).toBeFocused();
    await expect(screen.password).toHaveAccessibleDescription(fields['password.required']);
    const special = page.getByRole('listitem').filter({ hasText: auth.password.rules['password.special'] });
    await screen.password.fill('Fresh1234');
    await expect(special).toContainText(auth.password.rules.unmet);
    await screen.confirm.fill('Fresh1234');
    await screen.save.click();
    await expect(screen.password).toHaveAccessibleDescription(fields['password.special']);
    await screen.password.fill(FRESH);
    await expect(special).toContainText(auth.password.rules.met);
    await screen.save.click();
    await expect(screen.confirm).toHaveAccessibleDescription(fields['confirm.mismatch']);
    await expect(screen.confirm).toBeFocused();
    expect(await mock.journal({ op: SET })).toHaveLength(0);
    await screen.confirm.fill(FRESH);
    await screen.save.click();

    await expect(page).toHaveURL(pathIn(locale, '/login'));
    await expect(toast(page, locale === 'en' ? 'Password saved.' : '密码已保存。')).toBeVisible();
    expect(Object.keys((await kept(page)).local ?? {})).toEqual([]);
    // Nobody types the email a second time.
    await page.getByRole('button', { name: auth.shared.continue, exact: true }).click();
    await page.getByRole('textbox', { name: auth.login.password, exact: true }).fill(FRESH);
    const login = page.getByRole('button', { name: auth.login.submit, exact: true });
    await expect(login).toBeEnabled();
    await login.click();
    await expect(page).toHaveURL('/w');
    await expect(toast(page, toasts.loginSuccessful)).toBeVisible();
  });
}

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
  await expect(toast(page, 'If this address has an account, a code is on its way.').first()).toBeVisible();
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  await expect(boxes.first()).toBeFocused();
  const next = await mock.mail({ to: email, kind: 'reset' });
  expect(next.code).not.toBe(code);
  await giveCode(page, next.code);
  await expect(heading('newHeading')).toBeFocused();
});

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

test('past the first step, back clears the identifier and goes home', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const goesHome = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual({ local: {}, tab: {} });
  };
  await page.goto('/login');
  await toPassword(page, mock, email);
  await goesHome();
  // What lies ahead is the first step again, and that one is left as any page.
  await page.goForward();
  await expect(page).toHaveURL('/forgot-password');
  await expect(screen.heading('heading')).toBeVisible();
  await expect(screen.email).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('back goes home from a step that was reloaded, and from one that was begun anew', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await toCode(page, mock, email);
  await page.reload();
  await expect(screen.heading('codeHeading')).toBeVisible();
  // Begun anew with the same address in the field.
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(screen.heading('heading')).toBeFocused();
  await expect(screen.email).toHaveValue(email);
  expect(await kept(page)).toEqual({ local: {}, tab: {} });
  await mock.control.send('POST', '/clock/advance', { ms: 31_000 });
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(screen.heading('codeHeading')).toBeFocused();
  await page.reload();
  await expect(screen.heading('codeHeading')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toEqual({ local: {}, tab: {} });
});

test('a reload keeps the step and never a password', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await toPassword(page, mock, email);
  await screen.password.fill(FRESH);
  await screen.confirm.fill(FRESH);
  expect(JSON.stringify(await kept(page))).not.toContain(FRESH);
  await page.reload();
  await expect(screen.heading('newHeading')).toBeVisible();
  await expect(screen.password).toHaveValue('');
  await expect(screen.confirm).toHaveValue('');
  const { local, tab } = await kept(page);
  expect(Object.keys(local ?? {})).toEqual(['identifier']);
  expect(Object.keys(tab ?? {})).toEqual(['draft:reset']);
  // In the other language it is the same reset.
  await page.getByRole('link', { name: '中文' }).click();
  await expect(resetScreen(page, 'cn').heading('newHeading')).toBeVisible();
  await givePasswords(page, FRESH, 'cn');
  await expect(page).toHaveURL('/cn/login');
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

test('one submit is one request, at every step', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  for (const op of [RESET, VERIFY, SET]) await mock.fault({ op, effect: { type: 'delay', ms: 600 } });
  const twice = async (field: ReturnType<Page['locator']>, button: ReturnType<Page['locator']>) => {
    await expect(button).toBeEnabled();
    await field.press('Enter');
    await field.press('Enter');
    await button.dispatchEvent('click');
  };
  await page.goto('/forgot-password');
  await screen.email.fill(email);
  await twice(screen.email, page.locator('button[type=submit]'));
  await expect(screen.heading('codeHeading')).toBeFocused();
  await screen.boxes.first().click();
  await page.keyboard.type((await mock.mail({ to: email, kind: 'reset' })).code);
  await twice(screen.boxes.nth(7), page.locator('button[type=submit]'));
  await expect(screen.heading('newHeading')).toBeFocused();
  await screen.password.fill(FRESH);
  await screen.confirm.fill(FRESH);
  await twice(screen.confirm, page.locator('button[type=submit]'));
  await expect(page).toHaveURL('/login');
  for (const op of [RESET, VERIFY, SET]) expect(await mock.journal({ op })).toHaveLength(1);
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

test('without a script the page says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/forgot-password'));
    await expect(resetScreen(page, locale).heading('heading')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(messages(locale).auth.shared.needsScript);
  }
  await context.close();
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
    const sent = await page.getByRole('main').innerText();
    await giveCode(page, 'AAAAAAAA');
    await expect(toast(page, 'This code is not right. Check it and try again.')).toBeVisible();
    const wrong = await page.getByRole('main').innerText();
    seen.push([sent, wrong].map((text) => text.replaceAll(address, '').replace(/\d:\d\d/g, '')));
    await screen.back.click();
    await expect(page).toHaveURL('/login');
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('by the keyboard alone, from the first field to the login', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  /** The next stop that the key leads to; the challenge's box is one when it has to be ticked. */
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await page.goto('/forgot-password');
  await challengePassed(page);
  await tabTo(screen.email);
  await page.keyboard.type(email);
  await tabTo(screen.send);
  await page.keyboard.press('Enter');
  await expect(screen.heading('codeHeading')).toBeFocused();
  await tabTo(screen.boxes.first());
  await page.keyboard.type((await mock.mail({ to: email, kind: 'reset' })).code);
  await challengePassed(page);
  await tabTo(screen.verify);
  await page.keyboard.press('Space');
  await expect(screen.heading('newHeading')).toBeFocused();
  await tabTo(screen.password);
  await page.keyboard.type(FRESH);
  await tabTo(screen.confirm);
  await page.keyboard.type(FRESH);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
