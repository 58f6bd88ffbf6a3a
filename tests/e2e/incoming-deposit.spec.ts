import { formatMoney } from '#src/intl/format/money.ts';
import { openAdminPage } from './admin-page.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { bell, notificationsPanel } from './notifications.ts';
import { assetRow, fetchBalances, freezeTime, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

const READ = 'GET /wallet/balances';

// requirement: 2.40
test('a deposit appears on the open dashboard without user action', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  await openPage(page, '/w');
  const btc = assetRow(page, 'btc');
  await expect(btc).toContainText('BTC');
  const before = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  const reads = await mock.countCalls(READ);

  await mock.deposit({ asset: 'btc', amount: '0.25' });
  const after = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  expect(after?.total).not.toBe(before?.total);
  await expect(btc).toContainText(formatMoney(after?.total ?? '', 'btc', 'en'));
  await expect(totalOf(page)).toContainText('₦');
  // One read by the page, the others by this test.
  await mock.expectCalls(READ, reads + 2);
});

test('a deposit of the admin page is seen, confirmed and credited: on the open screen, in the total, the list, a notification, an email and the statement, without a reload', async ({
  page,
  mock,
}) => {
  test.slow();
  const { receive, dashboard, statements } = messages('en');
  const { email } = await mock.persona('complete', { login: true });
  await mock.clock.hold();
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const main = page.getByRole('main');
  await navigate(page, '/w/receive?asset=trx');
  await expect(main).toContainText(receive.incoming.watching);
  const before = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'trx');

  const admin = await mock.secondPage();
  await openAdminPage(admin, 'arrivals');
  await admin.getByRole('textbox', { name: 'Asset' }).fill('trx');
  await admin.getByRole('textbox', { name: 'Amount' }).fill('5000');
  await admin.getByRole('checkbox', { name: 'Confirmed by and by' }).check();
  await admin.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(admin.getByRole('status').filter({ hasText: '5000 TRX' })).toBeVisible();
  await page.bringToFront();

  await expect(main).toContainText(receive.incoming.heading);
  await mock.clock.advance('1m');
  await expect(main).toContainText(/[1-9]\d* of 20 confirmations/);
  await navigate(page, '/w');
  const pending = page.getByRole('region', { name: dashboard.pending.heading });
  await expect(pending).toContainText('+5,000 TRX');
  await expect(pending).toContainText(/[1-9]\d* of 20 confirmations/);
  await expect(totalOf(page)).toContainText('₦');
  const sum = totalOf(page).locator('.money.hero');
  const total = await sum.textContent();
  await mock.clock.advance('3m');
  await expect(pending).not.toContainText('TRX');
  const after = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'trx');
  expect(Number(after?.total) - Number(before?.total ?? 0)).toBe(5000);
  await expect(assetRow(page, 'trx')).toContainText(formatMoney(after?.total ?? '', 'trx', 'en'));
  await expect(sum).not.toHaveText(total ?? 'none');

  await navigate(page, '/w/transactions');
  await expect(page.locator('a[data-transaction]').first()).toContainText('+5,000 TRX');
  await bell(page).click();
  const news = notificationsPanel(page)
    .getByRole('listitem')
    .filter({ hasText: /5,000(?:\.00)? TRX/ });
  await expect(news).toHaveCount(2);
  await page.keyboard.press('Escape');
  expect((await mock.mail({ to: email, kind: 'payment' })).subject).toMatch(
    /^You received 5,000(?:\.00)? TRX$/,
  );
  await navigate(page, '/w/financial-history?asset=trx');
  await expect(page.getByRole('region', { name: statements.entries.heading })).toContainText('+5,000');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});
