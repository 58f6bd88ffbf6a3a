import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createQuote, createTransaction } from '#contract/transfers.ts';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { addAmounts, formatAmount, parseAmount } from '#contract/money.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { bell, fetchNotifications, notificationsPanel, rows } from './notifications.ts';
import { approve, expectBooksInOrder, payAmount, sendingScreen } from './sending.ts';
import { assetRow, fetchBalances, freezeTime } from './wallet-page.ts';
import { openPage } from './open-page.ts';

/** Pays somebody naira as the page's user, by the API. */
async function pay(page: Page, username: string, amount: string): Promise<void> {
  const quoted = await page.request.post(mockUrl + createQuote.path, {
    data: { kind: 'send', asset: 'ngn', to: { username }, amount },
  });
  const { quote_id, risks } = replySchemaOf(createQuote).parse(await quoted.json()).data;
  const paid = await page.request.post(mockUrl + createTransaction.path, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      quote_id,
      approval: { pin: PERSONA_PIN },
      acknowledged_risks: risks.map(({ code }) => code),
    },
  });
  expect(await paid.json()).toMatchObject({ data: { status: 'completed' } });
}

const { header } = messages('en').wallet;
const naira = (amount: string) => formatMoney(amount, 'ngn', 'en');

/** Somebody's open wallet, and what they had when it was opened. */
async function openWallet(page: Page) {
  await openPage(page, '/w');
  await expect(assetRow(page, 'ngn')).toContainText('NGN');
  const { items } = await fetchBalances(page, 'ngn');
  const total = items.find(({ asset }) => asset === 'ngn')?.total ?? '';
  const { unread } = await fetchNotifications(page);
  await expect(assetRow(page, 'ngn')).toContainText(naira(total));
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { page, total, unread, loads: () => loads };
}
type Wallet = Awaited<ReturnType<typeof openWallet>>;

/** Expects a payment of the other person on an open wallet: the balance, the bell, and the words in its panel. */
async function expectPaid({ page, unread }: Wallet, total: string, text: string): Promise<void> {
  await expect(assetRow(page, 'ngn')).toContainText(naira(total));
  const count = unread + 1;
  const name = interpolate(plural('en', count, header.unread), { count });
  await expect(bell(page)).toHaveAccessibleName(name);
  await bell(page).click();
  await expect(rows(notificationsPanel(page)).first()).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(notificationsPanel(page)).toBeHidden();
}

// requirement: 2.40
test('what two people pay each other appears on both open wallets, with a notification and without a reload', async ({
  page,
  mock,
  browser,
}) => {
  await freezeTime(mock);
  const other = await mock.otherBrowser(browser);
  await mock.persona('payee', { login: true });
  await mock.persona('payer', { login: true, browser: other });
  const payee = await openWallet(page);
  const payer = await openWallet(await other.newPage());

  await pay(payer.page, 'samuelade', '1234.5');
  await expectPaid(payee, addAmounts([payee.total, '1234.5'], 2), 'Nneka Obi sent you ₦1,234.50');
  const left = formatAmount(parseAmount(payer.total, 2) - parseAmount('1234.5', 2), 2);
  await expect(assetRow(payer.page, 'ngn')).toContainText(naira(left));

  await pay(payee.page, 'nnekaobi', '200');
  // The payer is told of their own payment, too.
  await expectPaid(
    { ...payer, unread: payer.unread + 1 },
    addAmounts([left, '200'], 2),
    'Samuel Ade sent you ₦200.00',
  );

  expect([payee.loads(), payer.loads()]).toEqual([0, 0]);
  await other.close();
});

test('one sends in the app, the other sees it within 2 s, asks for money back, and is paid from the notification', async ({
  page,
  mock,
  browser,
}) => {
  test.slow();
  const { receiveUser, sendRecipient, wallet } = messages('en');
  await freezeTime(mock);
  await mock.clock.hold();
  const other = await mock.otherBrowser(browser);
  await mock.persona('payee', { login: true });
  await mock.persona('payer', { login: true, browser: other });
  const payee = await openWallet(page);
  const payer = await openWallet(await other.newPage());
  const sending = sendingScreen(payer.page);

  await sending.main.getByRole('link', { name: wallet.screens.send, exact: true }).click();
  await sending.recent('Samuel Ade').click();
  await payAmount(payer.page, '2500');
  await expect(sending.outcome).toHaveText('You sent ₦2,500.00 to Samuel Ade');
  // Less than two seconds of the payee's clock, so that no regular read has brought it.
  const received = naira(addAmounts([payee.total, '2500'], 2));
  await mock.clock.within('2s', async () =>
    expect(await assetRow(payee.page, 'ngn').allTextContents()).toEqual([expect.stringContaining(received)]),
  );
  await expectPaid(payee, addAmounts([payee.total, '2500'], 2), 'Nneka Obi sent you ₦2,500.00');
  await expectBooksInOrder(mock);

  // The payee asks for some of it.
  await openPage(payee.page, '/w/receive?tab=user');
  const form = payee.page.locator('.request-form');
  await form.getByLabel(receiveUser.request.amount, { exact: true }).fill('1000');
  await form.getByLabel(receiveUser.request.to).fill('@nnekaobi');
  await form.getByLabel(receiveUser.request.to).press('Tab');
  // Who that is stands there before they are asked.
  await expect(form).toContainText('Nneka Obi');
  await form.locator('[type=submit]').click();
  await expect(
    payee.page.getByText(interpolate(receiveUser.request.made, { name: 'Nneka Obi' })),
  ).toBeVisible();

  // The payer pays it from the notification, and changes nothing.
  await bell(payer.page).click();
  await rows(notificationsPanel(payer.page)).filter({ hasText: 'Samuel Ade requested ₦1,000.00' }).click();
  await expect(payer.page).toHaveURL(/\/w\/receive\?tab=user&request=/);
  await sending.main.getByRole('link', { name: receiveUser.requests.pay, exact: true }).click();
  await sending.button(sendRecipient.request.continue).click();
  await expect(payer.page).toHaveURL('/w/send?step=review');
  for (const risk of await sending.main.getByRole('checkbox').all()) await risk.check();
  await sending.send.click();
  await approve(payer.page);
  await expect(sending.outcome).toHaveText('You sent ₦1,000.00 to Samuel Ade');
  expect(payer.loads()).toBe(0);

  await expect(payee.page.getByRole('main')).toContainText(receiveUser.requests.statuses.paid);
  await bell(payee.page).click();
  await expect(rows(notificationsPanel(payee.page)).filter({ hasText: '₦1,000.00' }).first()).toContainText(
    'Nneka Obi',
  );
  await expectBooksInOrder(mock);
  await other.close();
});
