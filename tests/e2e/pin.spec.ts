import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// /w/security/pin in a browser; its states are in tests/islands/wallet/features/security/pin.dom.test.tsx.

const PATH = '/w/security/pin';
const PIN = '284915';
const NEW_PIN = '730164';
const firstBox = (page: Page, legend: string, locale: Locale = 'en') =>
  page
    .getByRole('group', { name: legend, exact: true })
    .getByLabel(interpolate(messages(locale).pin.box, { n: 1, of: 6 }));

test('by mouse, in English: a user sets a PIN, changes it, forgets it and resets it by email', async ({
  page,
  mock,
}) => {
  const { pin: t, wallet, shell } = messages('en');
  const { password } = await mock.persona('complete-no-pin', { login: true });
  await openPage(page, PATH);
  await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.pin}`);
  const heading = page.getByRole('region', { name: t.region }).getByRole('heading');
  await expect(heading).toHaveText(t.headings.first);
  const enter = async (legend: string, code: string) => {
    await firstBox(page, legend).click();
    await page.keyboard.insertText(code);
  };
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.beats.prove.next }).click();
  await enter(t.newPin, PIN);
  await enter(t.repeatPin, PIN);
  await page.getByRole('button', { name: t.set }).click();
  await expect(toast(page, t.wasSet)).toBeVisible();
  await expect(heading).toHaveText(t.headings.change);
  await expect(heading).toBeFocused();

  await enter(t.currentPin, PIN);
  await enter(t.newPin, NEW_PIN);
  await enter(t.repeatPin, NEW_PIN);
  await page.getByRole('button', { name: t.change }).click();
  await expect(toast(page, t.changed)).toBeVisible();

  await page.getByRole('button', { name: t.forgot }).click();
  await expect(page.getByText(t.reset.restriction)).toBeVisible();
  await page.getByRole('button', { name: t.reset.send }).click();
  await expect(toast(page, t.reset.sent)).toBeVisible();
  const { code } = await mock.mail({ kind: 'pin' });
  await enter(t.reset.code, code);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await enter(t.newPin, PIN);
  await enter(t.repeatPin, PIN);
  await page.getByRole('button', { name: t.reset.save }).click();
  await expect(toast(page, t.reset.done)).toBeVisible();
  await expect(heading).toHaveText(t.headings.change);
});

test('by keyboard, in Chinese: a user sets a PIN, and wrong ones lock it', async ({ page, mock }) => {
  const { pin: t } = messages('cn');
  const { password } = await mock.persona('complete-no-pin', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  const heading = page.getByRole('region', { name: t.region }).getByRole('heading');
  await expect(heading).toHaveText(t.headings.first);
  await page.getByLabel(t.password, { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.show })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(firstBox(page, t.newPin, 'cn')).toBeFocused();
  await page.keyboard.type(PIN);
  // The last digit leads on to the repetition.
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(toast(page, t.wasSet)).toBeVisible();
  await expect(heading).toBeFocused();

  mock.expectErrors('/user/pin');
  await page.keyboard.press('Tab');
  await expect(firstBox(page, t.currentPin, 'cn')).toBeFocused();
  await page.keyboard.type('111112');
  await firstBox(page, t.newPin, 'cn').focus();
  await page.keyboard.type(NEW_PIN);
  await page.keyboard.type(NEW_PIN);
  await page.keyboard.press('Enter');
  for (const left of [4, 3, 2, 1]) {
    await expect(page.getByText(`还可尝试 ${left} 次`)).toBeVisible();
    await expect(firstBox(page, t.currentPin, 'cn')).toBeFocused();
    await page.keyboard.type('111112');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(t.locked.title)).toBeVisible();
  await reloadPage(page);
  await expect(page.getByText(t.locked.title)).toBeVisible();
});

testLooks(
  'the PIN',
  'the first PIN, its errors and a reset',
  async ({ page, mock, locale, texts, check }) => {
    const { pin: t } = texts;
    const place = page.getByRole('region', { name: t.region });
    const { password } = await mock.persona('complete-no-pin', { login: true });
    await openPage(page, PATH);
    await page.getByRole('button', { name: t.beats.prove.next }).click();
    await expect(page.getByText(t.passwordMissing)).toBeVisible();
    await check('the errors of the first PIN', place);
    await page.request.post(`${mockUrl}/user/pin`, { data: { pin: PIN, password } });
    await reloadPage(page);
    await page.getByRole('button', { name: t.forgot }).click();
    await page.getByRole('button', { name: t.reset.send }).click();
    await expect(firstBox(page, t.reset.code, locale)).toBeFocused();
    await check('a reset', place);
  },
);
