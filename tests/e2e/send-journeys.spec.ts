import type { Locator, Page } from '@playwright/test';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import {
  TRON,
  approve,
  available,
  expectBooksInOrder,
  fetchTransactions,
  happen,
  payAddress,
  payAmount,
  sendingScreen,
  shownTransaction,
} from './sending.ts';
import { freezeTime, setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// Whole journeys of sending, from the first press to where the money is. The states of each step are in
// tests/islands/wallet/features/send.

const { send: en, sendRecipient, transactionDetail, addPayee, wallet } = messages('en');

/** Counts what is pressed from now on: by a pointer, by Enter or by Space. A reload ends the count. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { presses: number };
    counted.presses = 0;
    document.addEventListener('click', ({ isTrusted }) => isTrusted && (counted.presses += 1), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
}

/** Who is paid again: kind, persona, name in the list, name in the outcome, amount. */
const RETURNING = [
  ['person', 'payer', 'Samuel Ade', 'Samuel Ade', '2500'],
  ['saved address', 'complete', 'Cold wallet', 'Cold wallet', '20'],
  ['saved account', 'complete', 'Salary account', 'Tobi Adeyemi', '2500'],
] as const;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

// requirement: 2.117
test('from the dashboard to “Sent” to a known person, a saved address, a saved account: five presses, an amount and the PIN', async ({
  page,
  mock,
}, info) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = sendingScreen(page);
  for (const [kind, persona, name, paid, amount] of RETURNING) {
    await mock.persona(persona, { login: true });
    await openPage(page, '/w');
    const dock = page.getByRole('navigation', { name: wallet.dock.label });
    await expect(dock).toBeVisible();
    const presses = await countPresses(page);
    await dock.getByRole('link', { name: wallet.dock.send }).click();
    await screen.recent(name).click();
    await expect(screen.amount).toBeFocused();
    await page.keyboard.type(amount);
    await screen.goOn.click();
    await screen.send.click();
    await expect(screen.pin).toBeFocused();
    await page.keyboard.type(PERSONA_PIN);
    await screen.dialog.locator('[type=submit]').click();
    await expect(screen.outcome).toContainText(paid);
    const count = await presses();
    info.annotations.push({ type: 'presses', description: `${kind}: ${count}` });
    expect(count, kind).toBe(5);
    await expectBooksInOrder(mock);
  }
});

test('acceptance test 18: by keyboard alone, in Chinese, from the dashboard to the end; Escape closes the top panel, the focus returns', async ({
  page,
  mock,
}) => {
  const t = messages('cn');
  await mock.persona('payer', { login: true });
  await setLanguage(page, 'cn');
  const screen = sendingScreen(page, 'cn');
  await openPage(page, '/w');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: t.wallet.screens.send, exact: true }));
  await page.keyboard.press('Enter');

  // Two panels over each other: Escape closes the upper one first.
  const scan = page.getByRole('button', { name: t.send.to.scan });
  await tabTo(page, scan);
  await page.keyboard.press('Enter');
  const camera = page.getByRole('dialog', { name: t.walletPanels.titles.scan });
  const picture = camera.getByRole('button', { name: t.scan.ways.picture });
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const upload = page.getByRole('dialog', { name: t.walletPanels.titles['upload-scan'] });
  await expect(upload).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(upload).toBeHidden();
  await expect(camera).toBeVisible();
  await expect(picture).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  await expect(scan).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(screen.to).toBeFocused();
  await expect(screen.recent('Samuel Ade')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(screen.amount).toBeFocused();
  await page.keyboard.type('2500');
  await expect(screen.goOn).toBeEnabled();
  await page.keyboard.press('Enter');
  await tabTo(page, screen.send);
  await page.keyboard.press('Enter');
  await expect(screen.pin).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toBeHidden();
  await expect(screen.send).toBeFocused();
  await page.keyboard.press('Enter');
  await approve(page, 'cn');
  await expect(screen.outcome).toContainText('Samuel Ade');
  await expect(screen.outcome).toBeFocused();
  await tabTo(page, screen.main.getByRole('link', { name: t.sendStatus.done, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w');
  await expectBooksInOrder(mock);
});

test('a large payment to a new address is held, and cancelled: it says that the money is back, and it is', async ({
  page,
  mock,
}) => {
  const { cancel } = transactionDetail;
  await mock.persona('complete', { login: true });
  const screen = sendingScreen(page);
  await openPage(page, '/w/send');
  const before = await available(page, 'usdt');
  await payAddress(page);
  await expect(screen.outcome).toHaveText(/^We’ll send your 170\.00 USDT at /);
  expect(await available(page, 'usdt')).not.toBe(before);
  await expectBooksInOrder(mock);
  await screen.button(cancel.transfer.button).click();
  await page
    .getByRole('dialog', { name: cancel.transfer.heading })
    .getByRole('button', { name: cancel.transfer.yes })
    .click();
  await expect(screen.outcome).toHaveText('Cancelled. 171.00 USDT is back in your balance.');
  expect(await available(page, 'usdt')).toBe(before);
  await expectBooksInOrder(mock);
});

test('a payout that the bank sends back: at each moment the status says where the money is', async ({
  page,
  mock,
}) => {
  await freezeTime(mock);
  await mock.persona('complete', { login: true });
  const screen = sendingScreen(page);
  await openPage(page, '/w/send');
  const before = await available(page, 'ngn');
  await screen.to.fill('0123456784');
  await page.getByLabel(addPayee.bank, { exact: true }).selectOption('901');
  await page
    .getByRole('button', { name: interpolate(en.to.continueWith, { name: '' }) })
    .last()
    .click();
  await payAmount(page, '20000');
  const id = await shownTransaction(page);
  await expect(screen.outcome).toContainText('₦20,000.00');
  await expectBooksInOrder(mock);
  await happen(mock, id, 'settled');
  await expect(screen.outcome).toHaveText(/^You sent ₦20,000\.00 to /);
  await expectBooksInOrder(mock);
  await happen(mock, id, 'returned', 'bank_error');
  await expect(screen.outcome).toHaveText(
    /^Returned by the bank\. ₦20,05\d\.\d\d is back in your balance\.$/,
  );
  await expect(screen.main).toContainText(transactionDetail.reasons.bank_error);
  expect(await available(page, 'ngn')).toBe(before);
  await expectBooksInOrder(mock);
  // It says the same where it is looked up later.
  await openPage(page, `/w/transactions?id=${id}`);
  await expect(page.getByText(transactionDetail.reasons.bank_error)).toBeVisible();
});

test('acceptance test 8: dust from a look-alike is not offered, not copied from the history, and warned of when pasted', async ({
  page,
  mock,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.persona('poisoned', { login: true });
  const screen = sendingScreen(page);
  const all = await fetchTransactions(page);
  const addressOf = (direction: 'in' | 'out') => {
    const other = all.find((one) => one.direction === direction && one.network === 'erc20')?.counterparty;
    return other?.kind === 'address' ? other.address : '';
  };
  const [dust, paid] = [addressOf('in'), addressOf('out')];
  const dustId = all.find(({ direction, network }) => direction === 'in' && network === 'erc20')?.id ?? '';

  await openPage(page, `/w/transactions?id=${dustId}`);
  const detail = page.getByText(transactionDetail.stranger);
  await expect(detail).toBeVisible();
  const copy = interpolate(transactionDetail.copy, { what: transactionDetail.address });
  await expect(page.getByRole('button', { name: copy })).toHaveCount(0);

  await openPage(page, '/w/send');
  await page.getByRole('button', { name: en.to.mode.address, exact: true }).click();
  // Both begin and end the same: it is one row, that of the address that was paid.
  const alike = page.getByRole('option', { name: `${paid.slice(0, 6)}…${paid.slice(-6)}` });
  await expect(alike).toHaveCount(1);
  await alike.click();
  await expect(screen.to).toHaveValue(paid);

  await screen.to.fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), dust);
  await screen.to.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(screen.main).toContainText(sendRecipient.similar.text.critical);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/send');
  await screen.button(sendRecipient.similar.useSaved).click();
  await expect(screen.to).toHaveValue(paid);
});

// requirement: 2.119
test('from the market the coin stays what it is, and the way ends at the market', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  const screen = sendingScreen(page);
  const back = page.getByRole('link', {
    name: interpolate(wallet.back, { name: wallet.screens.marketplace }),
  });
  await openPage(page, '/w/marketplace/send?asset=usdt');
  await screen.to.fill(TRON);
  await screen.button(sendRecipient.address.continue).click();
  // The address is on one network: with the coin of the market there is nothing left to choose.
  await expect(page).toHaveURL('/w/marketplace/send?asset=usdt&step=amount');
  await reloadPage(page);
  await payAmount(page, '20');
  await expect(screen.outcome).toContainText('20.00 USDT');
  await expect(page).toHaveURL(/^[^?]*\/w\/marketplace\/send\?asset=usdt&step=status&id=/);
  // The link over the steps, and the button at the end.
  await expect(back).toHaveCount(2);
  await back.last().click();
  await expect(page).toHaveURL('/w/marketplace');
  await expectBooksInOrder(mock);
});
