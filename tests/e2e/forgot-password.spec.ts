import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { locales, pathIn } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';
import {
  FRESH,
  RESET,
  SET,
  VERIFY,
  challengePassed,
  giveCode,
  givePasswords,
  resetScreen,
  toCode,
  toPassword,
} from './reset.ts';
import { toast } from './toast.ts';

/** Everything that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));

for (const locale of locales) {
  // requirement: 4.37
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
    expect(Object.keys((await kept(page)).local)).toEqual([]);
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

// requirement: 4.38
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

// requirement: 4.38
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
  expect(Object.keys(local)).toEqual(['identifier']);
  expect(Object.keys(tab)).toEqual(['draft:reset']);
  // In the other language it is the same reset.
  await page.getByRole('link', { name: '中文' }).click();
  await expect(resetScreen(page, 'cn').heading('newHeading')).toBeVisible();
  await givePasswords(page, FRESH, 'cn');
  await expect(page).toHaveURL('/cn/login');
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
