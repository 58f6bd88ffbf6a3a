import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage, reloadPage } from './open-page.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';

// WhatsApp, Google and the ways to log in, in a browser; their states are in tests/islands/wallet/features/account. The payees of the
// same screen are in payees.spec.ts.

const PATH = '/w/linked-accounts';
const NATIONAL = '8012345678';
const PHONE = `+234${NATIONAL}`;

const apps = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages(locale).linkedAccounts.apps.heading });
const firstBox = (page: Page, locale: Locale) =>
  page
    .getByRole('group', { name: messages(locale).linkedAccounts.whatsapp.enter })
    .getByLabel(interpolate(messages(locale).linkedAccounts.whatsapp.box, { n: 1, of: 6 }));
const question = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: messages(locale).reauth.title });

test('by mouse, in English: a number is linked by its code, also after a reload, and unlinked', async ({
  page,
  mock,
}) => {
  const { linkedAccounts: t, reauth, pin } = messages('en');
  // A call that wants a proof is refused before it is made.
  mock.expectErrors('/whatsapp/');
  const { password } = await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await page.getByLabel(t.whatsapp.number).click();
  await page.keyboard.type(NATIONAL);
  await page.getByRole('button', { name: t.whatsapp.send }).click();
  await expect(question(page, 'en')).toContainText(reauth.purposes.whatsapp);
  await question(page, 'en').getByLabel(pin.password, { exact: true }).fill(password);
  await question(page, 'en').getByRole('button', { name: reauth.confirm, exact: true }).click();
  await expect(toast(page, t.whatsapp.sent)).toBeVisible();
  await expect(question(page, 'en')).toBeHidden();
  await expect(firstBox(page, 'en')).toBeFocused();

  // Whoever reads the code on this device comes back to the boxes.
  await reloadPage(page);
  await expect(apps(page, 'en')).toContainText('+234 801 234 5678');
  const { code } = await mock.mail({ kind: 'whatsapp', to: PHONE });
  await firstBox(page, 'en').click();
  await page.keyboard.insertText(code);
  await expect(toast(page, t.whatsapp.done)).toBeVisible();
  await expect(apps(page, 'en')).toContainText('••• 5678');
  await expect(page.getByRole('heading', { name: t.whatsapp.name, exact: true })).toBeFocused();

  await page
    .getByRole('button', { name: interpolate(t.apps.unlinkNamed, { name: t.whatsapp.name }) })
    .click();
  await question(page, 'en').getByLabel(pin.password, { exact: true }).fill(password);
  await question(page, 'en').getByRole('button', { name: reauth.confirm, exact: true }).click();
  await expect(page.getByLabel(t.whatsapp.number)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.whatsapp.name, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(PATH);
});

test('by keyboard, in Chinese: Google is unlinked, which the account is told', async ({ page, mock }) => {
  const { linkedAccounts: t, reauth, pin } = messages('cn');
  mock.expectErrors('/auth/google/unlink');
  const { password } = await mock.persona('google-linked', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  const unlink = page.getByRole('button', {
    name: interpolate(t.apps.unlinkNamed, { name: t.google.name }),
  });
  await unlink.focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 'cn')).toContainText(reauth.purposes.google);
  // Leaving it unlinks nothing, and the button has the focus again.
  await page.keyboard.press('Escape');
  await expect(question(page, 'cn')).toBeHidden();
  await expect(unlink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page, 'cn').getByLabel(pin.password, { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(toast(page, interpolate(t.apps.unlinked, { name: t.google.name }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t.google.name, exact: true })).toBeFocused();
  await expect(apps(page, 'cn')).toContainText(t.google.how);
  const methods = page.getByRole('region', { name: t.methods.heading });
  await expect(methods.getByRole('listitem')).toHaveCount(1);
  await openPage(page, '/w/notifications');
  await expect(page.getByRole('main')).toContainText('已解绑 Google 账号');
});

testLooks(
  'linked accounts',
  'linked, restricted, with no number, a wrong code and the last way in',
  async ({ page, mock, locale, texts, main, check }) => {
    const { linkedAccounts: t, pin, reauth } = texts;
    mock.expectErrors('/whatsapp/');
    await mock.persona('whatsapp-linked', { login: true });
    await openPage(page, PATH);
    await expect(apps(page, locale)).toContainText('••• 6543');
    await check('WhatsApp linked');

    const { password } = await mock.persona('google-linked', { login: true });
    await openPage(page, PATH);
    await page.getByRole('button', { name: t.whatsapp.send }).click();
    await expect(page.getByLabel(t.whatsapp.number)).toHaveAttribute('aria-invalid', 'true');
    await check('Google linked, no number');
    await page.getByLabel(t.whatsapp.number).fill(NATIONAL);
    await page.getByRole('button', { name: t.whatsapp.send }).click();
    await question(page, locale).getByLabel(pin.password, { exact: true }).fill(password);
    await question(page, locale).getByRole('button', { name: reauth.confirm, exact: true }).click();
    await expect(firstBox(page, locale)).toBeFocused();
    await firstBox(page, locale).click();
    await page.keyboard.insertText('000000');
    await expect(apps(page, locale).locator('.error')).toBeVisible();
    await check('a wrong code');

    await mock.persona('restricted-device', { login: true });
    await openPage(page, PATH);
    await expect(apps(page, locale)).toContainText(t.apps.restricted.heading);
    await check('nothing can be linked yet');

    await mock.persona('oauth-existing', { login: true });
    await openPage(page, PATH);
    await expect(main).toContainText(t.google.only.heading);
    await check('the last way in');
  },
);
