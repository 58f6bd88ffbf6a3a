import type { Locator, Page } from '@playwright/test';
import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import type { Locale } from '#src/intl/locale.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { messages } from './messages.ts';
import { expect, type Mock } from './mock.ts';
import { fetchBalances } from './wallet-page.ts';
import { openPage } from './open-page.ts';

/** An address on Tron that no persona has paid. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const PAY = 'POST /wallet/transactions';

/** The steps of sending, as a person sees them. */
export function sendingScreen(page: Page, locale: Locale = 'en') {
  const { send, sendAmount, pin } = messages(locale);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: pin.approve });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    main,
    to: page.getByRole('combobox', { name: send.to.field }),
    /** Of a person and an address that was saved under their name, the person. */
    recent: (name: string): Locator => page.getByRole('option', { name: new RegExp(name) }).first(),
    amount: page.getByLabel(sendAmount.youSend, { exact: true }),
    /** Leads from the amount to the review, which it names. */
    goOn: main.getByRole('button', {
      name: new RegExp(`^${sendAmount.buttons.review.split('{')[0]?.trim()}`),
    }),
    /** The button of the review, whatever it says. */
    send: page.locator('#review-send'),
    dialog,
    /** The first box of the PIN. */
    pin: dialog.getByRole('group', { name: pin.pin }).locator('input').first(),
    /** What the status says first. */
    outcome: main.getByRole('heading', { level: 2 }).first(),
    button,
  };
}

/** Types the PIN into the dialog that opens, and approves. */
export async function approve(page: Page, locale: Locale = 'en'): Promise<void> {
  const { pin } = sendingScreen(page, locale);
  await expect(pin).toBeFocused();
  await page.keyboard.type(PERSONA_PIN);
  await page.keyboard.press('Enter');
}

/** From the open step of the amount to the PIN, with what the review asks to confirm. */
export async function payAmount(page: Page, amount: string, locale: Locale = 'en'): Promise<void> {
  const screen = sendingScreen(page, locale);
  await expect(screen.amount).toBeFocused();
  await page.keyboard.type(amount);
  await screen.goOn.click();
  await expect(screen.send).toBeVisible();
  for (const risk of await screen.main.getByRole('checkbox').all()) await risk.check();
  await screen.send.click();
  await approve(page, locale);
}

/** From the empty first step to the amount, on a network that is named where there are several. */
export async function payAddress(page: Page, { address = TRON, asset = 'usdt', amount = '170' } = {}) {
  const { sendRecipient } = messages('en');
  const screen = sendingScreen(page);
  await openPage(page, `/w/send?asset=${asset}`);
  await screen.button(sendRecipient.link.continue).click();
  await screen.to.fill(address);
  await screen.button(sendRecipient.address.continue).click();
  await payAmount(page, amount);
}

/** What is available of an asset, as the API says it. */
export async function available(page: Page, asset: AssetId): Promise<string> {
  const { items } = await fetchBalances(page, 'ngn');
  return items.find((one) => one.asset === asset)?.available ?? '';
}

/** The newest transactions of the page's user, read with its cookies. */
export async function fetchTransactions(page: Page): Promise<readonly Transaction[]> {
  const response = await page.request.get(`${mockUrl}${contract.listTransactions.path}?page_size=50`);
  return replySchemaOf(contract.listTransactions).parse(await response.json()).data.items;
}

/** The transaction that the open status page names. */
export async function shownTransaction(page: Page): Promise<string> {
  await expect(page).toHaveURL(/step=status&id=\w+/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Has the bank or the network do something to a payment. */
export async function happen(
  mock: Mock,
  id: string,
  event: 'review_passed' | 'broadcast' | 'settled' | 'failed' | 'returned',
  reason?: 'wrong_details' | 'bank_error',
): Promise<void> {
  await mock.control.send('POST', '/simulate/events', {
    transaction_id: id,
    event,
    ...(reason && { reason }),
  });
}

/** Expects that the books of the sandbox are in order. */
export async function expectBooksInOrder(mock: Mock): Promise<void> {
  expect(await mock.control.send('GET', '/invariants')).toMatchObject({ ok: true });
}
