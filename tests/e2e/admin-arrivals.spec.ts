import { formatMoney } from '#src/intl/format/money.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { openAdminPage } from './admin-page.ts';
import { expect, test } from './mock.ts';
import { panelOf } from './panels.ts';
import { bell, notificationsPanel } from './notifications.ts';
import { assetRow, fetchBalances, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

test('the admin page sends notifications, deposits and support replies to an open wallet, and ends its session', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  const wallet = await mock.secondPage();
  await openPage(wallet, '/w');
  await expect(totalOf(wallet)).toContainText('₦');
  await mock.expectCalls('GET /wallet/stream', 1);
  await openAdminPage(page, 'arrivals');
  const status = page.getByRole('status');

  await page.getByRole('textbox', { name: 'Title' }).fill('Hello from the mock');
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(status.filter({ hasText: 'A notification is on its way' })).toBeVisible();
  await wallet.bringToFront();
  await bell(wallet).click();
  await expect(notificationsPanel(wallet)).toContainText('Hello from the mock');
  await wallet.keyboard.press('Escape');

  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Asset' }).fill('btc');
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.125');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(status.filter({ hasText: '0.125 BTC' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('a lot');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(status.filter({ hasText: 'amount' })).toBeVisible();
  const { items } = await fetchBalances(wallet, 'ngn');
  const btc = items.find(({ asset }) => asset === 'btc');
  await expect(assetRow(wallet, 'btc')).toContainText(formatMoney(btc?.total ?? '', 'btc', 'en'));

  await page.getByRole('button', { name: 'Let support answer' }).click();
  await expect(status.filter({ hasText: 'There is no conversation' })).toBeVisible();
  const response = await wallet.request.post(`${mockUrl}/support/conversations`, {
    data: {
      client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
      subject: 'Where is it?',
      text: 'I am waiting.',
      context: { route: '/w' },
    },
  });
  expect(response.status()).toBe(200);
  await page.getByRole('button', { name: 'Let support answer' }).click();
  await expect(status.filter({ hasText: 'Support has answered' })).toBeVisible();
  await wallet.bringToFront();
  await openPage(wallet, '/w?panel=chat');
  await expect(panelOf(wallet, 'chat')).toContainText('Thank you for writing');

  mock.expectErrors('401 (Unauthorized)', '/wallet/', '/support/', '/__mock/');
  await page.bringToFront();
  await page.getByRole('button', { name: 'End every session' }).click();
  await expect(status.filter({ hasText: 'signed out everywhere' })).toBeVisible();
  await expect(wallet).toHaveURL(/\/login/);
});
