import type { Page } from '@playwright/test';
import { createQuote } from '#contract/transfers.ts';
import type { Locale } from '#src/intl/locale.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { approve, available, expectBooksInOrder, PAY } from './sending.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { freezeTime, setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Conversions in a browser: the keyboard, the panels over each other, and the layout. The states themselves are in
// tests/islands/wallet/features/convert.

const { convert: en, dashboard, walletLists, walletPanels } = messages('en');

function convertSheet(page: Page, locale: Locale = 'en') {
  const t = messages(locale);
  const sheet = page.getByRole('dialog', { name: t.walletPanels.sheets.convert });
  return {
    sheet,
    from: sheet.getByLabel(t.convert.from, { exact: true }),
    to: sheet.getByLabel(t.convert.to, { exact: true }),
    convert: sheet.locator('#convert-now'),
    outcome: sheet.getByRole('heading', { level: 2 }).last(),
  };
}

test('cash to coin with the keyboard alone, from the dashboard; Back closes the sheet', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  const { sheet, from, to, outcome } = convertSheet(page);
  await openPage(page, '/w');
  const before = await available(page, 'ngn');
  const action = page.getByRole('link', { name: dashboard.actions.convert, exact: true });
  await action.focus();
  await page.keyboard.press('Enter');
  await expect(from).toBeFocused();
  await page.keyboard.type('15000');
  await expect(to).toHaveValue(/^\d\.\d+$/);
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('You converted ₦15,000.00 to');
  await expect(outcome).toBeFocused();
  expect(Number(before) - Number(await available(page, 'ngn'))).toBeCloseTo(15_080.63, 2);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/w');
  await expect(action).toBeFocused();
  await expectBooksInOrder(mock);
});

test('coin to cash: the asset is chosen in the list over the sheet, and the PIN is asked for', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  const { sheet, from, convert, outcome } = convertSheet(page);
  await openPage(page, '/w?panel=secondary&sheet=convert&to=ngn&from=btc');
  const picker = sheet.getByRole('button', { name: /^From / });
  await picker.click();
  await page.getByLabel(walletLists.coins.field).fill('tether');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: /^From USDT/ })).toBeFocused();
  await from.fill('100');
  await expect(convert).toHaveText('Convert 100.00 USDT');
  await convert.click();
  await approve(page);
  await expect(outcome).toContainText('You converted 100.00 USDT to ₦');
  await sheet.getByRole('link', { name: en.done.see }).click();
  await expect(page).toHaveURL(/\/w\/transactions\?id=/);
  await expectBooksInOrder(mock);
});

test('coin to coin: a worse rate has to be accepted before anything is converted', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  const { sheet, from, convert, outcome } = convertSheet(page);
  await openPage(page, '/w?panel=secondary&sheet=convert&from=usdt&to=btc');
  await from.fill('10');
  await expect(convert).toHaveText('Convert 10.00 USDT');
  const reply = await page.request.post(`${mockUrl}${createQuote.path}`, {
    data: { kind: 'convert', from: 'usdt', to: 'btc', amount: '10' },
  });
  const { data: fresh } = replySchemaOf(createQuote).parse(await reply.json());
  const quote = { ...fresh, receive: { asset: 'btc', amount: '0.0001' } };
  // It is carried out at that rate, too.
  const kept = (await mock.control.send('GET', '/state?path=/quotes')) as { value: Record<string, object> };
  const owner = Object.keys(kept.value).find((id) => fresh.quote_id in (kept.value[id] ?? {}));
  await mock.control.send('PATCH', '/state', [
    { op: 'replace', path: `/quotes/${owner}/${fresh.quote_id}/received`, value: quote.receive },
  ]);
  await mock.fault({
    op: PAY,
    effect: { type: 'status', status: 410, code: 'quote_expired', details: { quote }, message: 'Expired' },
    times: 1,
  });
  await convert.click();
  await expect(sheet).toContainText(
    'The new rate is worse than your 0.5% price tolerance allows. Nothing has been converted.',
  );
  await expect(convert).toHaveCount(0);
  await sheet.getByRole('button', { name: en.changed.accept }).click();
  await expect(convert).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('You converted 10.00 USDT to');
  await sheet.getByRole('button', { name: walletPanels.close }).click();
  await expect(sheet).toBeHidden();
});

const views: readonly { locale: Locale; colorScheme: 'light' | 'dark'; width: number }[] = [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 320 },
];
for (const { locale, colorScheme, width } of views)
  test(`axe finds nothing, and nothing is cut off: ${locale}, ${colorScheme}, ${width} px`, async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    const { sheet, from, convert } = convertSheet(page, locale);
    await openPage(page, '/w?panel=secondary&sheet=convert&from=ngn&to=eth');
    await from.fill('15000');
    await expect(convert).toContainText('15,000');
    await waitForAnimations(page);
    await expectAccessibleLayout(page, sheet, 'sheet');
  });
