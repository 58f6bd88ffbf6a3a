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
import { waitForStream } from './event-stream.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { bell, fetchNotifications, notificationsPanel, rows } from './notifications.ts';
import { LOADING, assetRow, fetchBalances, freezeTime } from './wallet-page.ts';

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
  await page.goto('/w');
  await expect(assetRow(page, 'ngn')).toContainText('NGN', LOADING);
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
  await waitForStream(mock, 2);

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
