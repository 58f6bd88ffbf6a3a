import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { toast } from './toast.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// The book of payees in a browser; its states are in tests/islands/wallet/features/account.

const PATH = '/w/linked-accounts';
const PIN = '284915';
/** At the mock's first bank, in the person's own name. */
const ACCOUNT = '0123456784';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const firstBox = (page: Page, locale: Locale) =>
  page
    .getByRole('group', { name: messages(locale).pin.pin, exact: true })
    .getByLabel(interpolate(messages(locale).pin.box, { n: 1, of: 6 }));

test('by keyboard, in Chinese: a bank account is added with the PIN, and told of', async ({ page, mock }) => {
  const { addPayee: t, linkedAccounts } = messages('cn');
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, PATH);
  const bank = page.getByLabel(t.bank, { exact: true });
  await expect(bank).toBeVisible();
  await bank.focus();
  await page.keyboard.type('Harbour');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t.number)).toBeFocused();
  await page.keyboard.type(ACCOUNT);
  await expect(page.getByText(t.names.full)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t.optionalLabel)).toBeFocused();
  await page.keyboard.type('房租');
  await page.keyboard.press('Enter');
  await expect(firstBox(page, 'cn')).toBeFocused();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(toast(page, interpolate(t.saved, { label: '房租' }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const book = page.getByRole('region', { name: linkedAccounts.bank.heading, exact: true });
  await expect(book).toContainText('Harbour Bank ••6784');

  // Its actions, and the name that it gets.
  await book.getByRole('button', { name: interpolate(linkedAccounts.more, { label: '房租' }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(book.getByRole('button', { name: linkedAccounts.send })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const label = page.getByRole('dialog').getByLabel(linkedAccounts.label);
  await label.fill('房东');
  await page.keyboard.press('Enter');
  await expect(book).toContainText('房东');
  await expect(book.getByRole('button', { name: linkedAccounts.rename })).toBeFocused();

  await openPage(page, '/w/notifications');
  await expect(page.getByRole('main')).toContainText('新增收款人：房租');
});

test('by mouse, in English: an address is added in the panel, over another screen', async ({
  page,
  mock,
}) => {
  const { addPayee: t, linkedAccounts, walletPanels } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, `${QUIET_SCREEN}?panel=secondary&sheet=payee`);
  const panel = page.getByRole('dialog', { name: walletPanels.sheets.payee });
  await panel.getByRole('radio', { name: t.addressKind }).check();
  await panel.getByLabel(t.asset).selectOption('usdt');
  await panel.getByLabel(t.network).selectOption('trc20');
  await panel.getByRole('textbox', { name: t.address }).fill(TRON);
  await expect(panel.getByText(t.verdict.checked)).toBeVisible();
  await panel.getByLabel(t.label, { exact: true }).fill('My exchange');
  await panel.getByRole('button', { name: t.addAddress }).click();
  await firstBox(page, 'en').click();
  await page.keyboard.insertText(PIN);
  await page.getByRole('button', { name: interpolate(t.add, { account: 'My exchange' }) }).click();
  await expect(toast(page, interpolate(t.saved, { label: 'My exchange' }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(QUIET_SCREEN);
  await openPage(page, PATH);
  const book = page.getByRole('region', { name: linkedAccounts.address.heading, exact: true });
  await expect(book).toContainText('TR7NHq…gjLj6t');
});

testLooks(
  'the payees',
  'the book, the forms and the panel',
  async ({ page, mock, locale, texts, main, check }) => {
    const { addPayee: t, linkedAccounts, walletPanels } = texts;
    await mock.persona('restricted', { login: true });
    await openPage(page, PATH);
    await page.getByLabel(t.bank, { exact: true }).selectOption('901');
    await page.getByLabel(t.number).fill(ACCOUNT);
    await expect(page.getByText(t.names.full)).toBeVisible();
    await page.getByRole('button', { name: /Harbour/ }).click();
    await firstBox(page, locale).click();
    await page.keyboard.insertText(PIN);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Harbour/ })
      .click();
    await expect(main.locator('.usable-from')).toBeVisible();
    await main
      .getByRole('button', { name: interpolate(linkedAccounts.more, { label: 'Harbour Bank' }) })
      .click();
    await check('one that waits');
    await openPage(page, `${PATH}?add=address`);
    await page.getByLabel(t.asset).selectOption('usdt');
    await page.getByLabel(t.network).selectOption('erc20');
    await page.getByRole('textbox', { name: t.address }).fill(TRON);
    await expect(page.getByText(interpolate(t.verdict.switchTo, { network: 'Tron (TRC-20)' }))).toBeVisible();
    await check('an address of another network');
    await openPage(page, `${QUIET_SCREEN}?panel=secondary&sheet=payee`);
    const panel = page.getByRole('dialog', { name: walletPanels.sheets.payee });
    await panel.getByLabel(t.number).fill('12');
    await panel.getByRole('button', { name: t.addBank }).click();
    await check('the panel', panel);
  },
);
