import type { Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage, reloadPage } from './open-page.ts';
import { submitEmail, submitPassword, typeCode } from './sign-in.ts';
import { freezeTime, setLanguage } from './wallet-page.ts';

// /w/security/password in a browser; its states are in tests/islands/wallet/features/security/change-password.dom.test.tsx.

const PATH = '/w/security/password';
const NEW = 'Kettle-Sundial-41';

async function fill(page: Page, current: string, locale: Locale = 'en'): Promise<void> {
  const { changePassword: t } = messages(locale);
  await page.getByLabel(t.current, { exact: true }).fill(current);
  await page.getByLabel(t.password, { exact: true }).fill(NEW);
  await page.getByLabel(t.confirm, { exact: true }).fill(NEW);
}
const save = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages(locale).changePassword.save });
const done = (page: Page, locale: Locale = 'en') =>
  page.getByRole('heading', { name: messages(locale).changePassword.done.heading });

test('demand 3: in two browsers, a change in one logs the other out within 2 seconds, and this one goes on', async ({
  page,
  mock,
  browser,
}) => {
  const { auth, changePassword: t } = messages('en');
  const { email, password } = await mock.persona('complete', { login: true });
  const context = await mock.otherBrowser(browser);
  const other = await context.newPage();
  await submitEmail(other, email);
  await submitPassword(other, password);
  await expect(other.getByRole('heading', { name: auth.device.heading })).toBeVisible();
  const { code } = await mock.mail({ kind: 'device' });
  await typeCode(other, code);
  await expect(other).toHaveURL(/\/w$/);

  await openPage(page, PATH);
  await fill(page, password);
  // No time passes on the mock's clock from here on: what the other browser is told, it is told at once.
  await freezeTime(mock);
  // The other one asks who it is, and is told that it is nobody.
  mock.expectErrors('/user/profile/status');
  await save(page).click();
  await expect(done(page)).toBeFocused();
  await expect(page.getByText('1 device was logged out.')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await context.close();

  // The token is another one: what was open before goes on with it.
  await page.getByRole('link', { name: t.done.back }).click();
  await reloadPage(page);
  await expect(page).toHaveURL(/\/w\/security$/);
});

test('demand 25: of the passwords none is left in storage, address, document, console or request log', async ({
  page,
  mock,
}) => {
  const { changePassword: t } = messages('en');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const { password } = await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await fill(page, password);
  // A page that is kept for Back holds none either.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.getByLabel(t.current, { exact: true })).toHaveValue('');
  await reloadPage(page);
  await fill(page, password);
  await save(page).click();
  await expect(done(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      document.documentElement.textContent,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );
  const log = JSON.stringify(await mock.control.journal());
  const mail = JSON.stringify(await mock.mail());
  for (const secret of [password, NEW])
    for (const place of [kept, lines.join('\n'), log, mail]) expect(place).not.toContain(secret);
});

test('by keyboard, in Chinese: from field to field, and Enter changes it', async ({ page, mock }) => {
  const { changePassword: t, newPassword } = messages('cn');
  const { password } = await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  await page.getByLabel(t.current, { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: newPassword.show }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.forgot })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t.password, { exact: true })).toBeFocused();
  await page.keyboard.type(NEW);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(done(page, 'cn')).toBeFocused();
});

test('“Forgot password?” logs out and opens the reset', async ({ page, mock }) => {
  const { changePassword: t } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await page.getByRole('button', { name: t.forgot }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

testLooks(
  'the password',
  'the form, its errors, the code and what comes after',
  async ({ page, mock, locale, texts, check }) => {
    const { fields, pin } = texts;
    const { email, password } = await mock.persona('two-factor', { login: true });
    await openPage(page, PATH);
    await save(page, locale).click();
    await expect(page.getByText(fields['password.required']).first()).toBeVisible();
    await check('the errors');
    await fill(page, password, locale);
    await page.getByRole('group', { name: pin.reset.totp }).getByRole('textbox').first().click();
    await page.keyboard.insertText(await mock.authenticatorCode(email));
    await check('the form');
    await save(page, locale).click();
    await expect(done(page, locale)).toBeVisible();
    await check('what comes after');
  },
);
