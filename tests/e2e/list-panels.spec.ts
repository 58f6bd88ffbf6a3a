import { assetIds } from '#contract/assets.ts';
import { fill } from '#src/intl/fill.ts';
import { moneyText } from '#src/intl/money-format.ts';
import { messages } from '#src/i18n/messages.ts';
import { fieldOf, openPanel, rowOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { move } from './move.ts';
import { OPENING, balancesOf, stopTime } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const { walletLists: en, walletSearch, transactions, wallet } = messages('en');
const LIST = 'GET /wallet/transactions';
const BALANCES = 'GET /wallet/balances';

test.describe('the last transactions', () => {
  test('twenty of them, in words, signed, with their worth then; each and all lead on', async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    const panel = await openPanel(page, 'history');
    const rows = panel.getByRole('listitem');
    await expect(rows).toHaveCount(20, OPENING);
    const row = (text: string) => rows.filter({ hasText: text }).first();
    await expect(rows.first()).toContainText('Deposit from Tron');
    await expect(rows.first()).toContainText(transactions.statuses.confirming);
    await expect(rows.first()).toContainText('+100.00 USDT');
    await expect(rows.first()).toContainText(/₦[\d,]+\.\d\d then/);
    await expect(rows.nth(1)).toContainText('Cash-out to Harbour Bank');
    await expect(rows.nth(1)).toContainText(transactions.statuses.processing);
    await expect(rows.nth(1)).toContainText('−₦150,000.00');
    await expect(row('Sent to Amina Bello')).toContainText('Happy birthday!');
    await expect(row('USDT to ETH')).toContainText('+0.0146 ETH');
    await expect(row('USDT to ETH')).toContainText('−50.00 USDT');
    await expect(rows.filter({ hasText: transactions.statuses.cancelled })).toContainText(transactions.back);
    await expect(row('From 张伟')).not.toContainText(/Completed/i);

    await expect(panel.getByRole('link', { name: en.history.all })).toHaveAttribute(
      'href',
      '/w/transactions',
    );
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/w\/transactions\?id=txn_\w+$/);
    await expect(panel).toBeHidden();
  });

  test('on their way they are bones without a figure; none says where they come from', async ({
    page,
    mock,
  }) => {
    await mock.persona('incomplete-flag-only', { login: true });
    await mock.fault({ op: LIST, effect: { type: 'delay', ms: 1500 }, times: 1 });
    const panel = await openPanel(page, 'history');
    await expect(panel).toContainText(en.loading);
    await expect(panel).not.toContainText(/\d/);
    await expect(panel.getByRole('heading', { name: en.history.emptyHeading })).toBeVisible();
    await panel.getByRole('link', { name: en.history.receive }).click();
    await expect(page).toHaveURL('/w/receive');
  });

  test('that fail are named with their request, asked again, and stay when a later read fails', async ({
    page,
    mock,
  }) => {
    await mock.clock.hold();
    await mock.persona('complete', { login: true });
    await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
    const panel = await openPanel(page, 'history');
    await expect(panel.getByRole('status').first()).toContainText(en.history.failed);
    const [failed] = (await mock.journal({ op: LIST })) as { request_id?: string }[];
    await expect(panel).toContainText(fill(wallet.request, { id: failed?.request_id ?? 'none' }));
    await mock.clearFaults();
    await panel.getByRole('button', { name: en.retry }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(20);
    await expect(panel.getByRole('status').first()).not.toContainText(en.history.failed);

    await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
    await mock.clock.advance(31_000);
    await expect(panel.getByRole('status').first()).toContainText(/This is as of \d\d:\d\d\./);
    await expect(panel.getByRole('listitem')).toHaveCount(20);
  });
});

test.describe('coins to choose from', () => {
  test('all of them, what one has first; a name finds its coin, and choosing it closes the panel', async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await stopTime(mock);
    const panel = await openPanel(page, 'coins');
    await expect(panel.getByRole('option')).toHaveCount(assetIds.length, OPENING);
    const { items } = await balancesOf(page, 'ngn');
    const btc = items.find(({ asset }) => asset === 'btc');
    const row = rowOf(panel, /^Bitcoin/);
    await expect(row).toContainText(moneyText(btc?.available ?? '', 'btc', 'en'));
    await expect(row).toContainText(moneyText(btc?.value ?? '', 'ngn', 'en'));
    await expect(fieldOf(panel)).toBeFocused();
    await page.keyboard.type('ethereum');
    await expect(panel.getByRole('option')).toHaveText([/^EthereumETH/]);
    await expect(panel.getByRole('status').last()).toHaveText('1 coin');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(QUIET_SCREEN);
    // The choice is kept: the panel that opens next marks it.
    await move(page, `${QUIET_SCREEN}?panel=coins`);
    await expect(rowOf(panel, /^Ethereum/)).toContainText(en.coins.chosen);
  });

  // requirement: 2.33
  test('can be chosen before the balances are there, and when they fail', async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await mock.fault({ op: BALANCES, effect: { type: 'status', status: 500 } });
    const panel = await openPanel(page, 'coins');
    await expect(panel).toContainText(en.coins.failed, OPENING);
    await expect(panel.getByRole('option')).toHaveCount(assetIds.length);
    await expect(panel.locator('data')).toHaveCount(0);
    await page.keyboard.type('gold');
    await expect(panel.getByRole('heading', { name: fill(en.coins.none, { typed: 'gold' }) })).toBeVisible();
    await panel.getByRole('button', { name: walletSearch.clear }).last().click();
    await expect(panel.getByRole('option')).toHaveCount(assetIds.length);
    await mock.clearFaults();
    await panel.getByRole('button', { name: en.retry }).click();
    await expect(rowOf(panel, /^Bitcoin/)).toContainText('BTC');
    await expect(panel.locator('data').first()).toBeVisible();
  });
});

test.describe('people', () => {
  // requirement: 2.33
  test('of the last transactions, by three letters of a username, and on to them', async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    const panel = await openPanel(page, 'users');
    const lately = panel.getByRole('listbox', { name: en.users.lately });
    await expect(lately.getByRole('option').first()).toHaveText('Amina Bello@amina', OPENING);
    await page.keyboard.type('ad');
    await expect(panel).toContainText(walletSearch.moreLetters);
    await page.keyboard.type('a');
    await expect(panel.getByRole('option')).toHaveText(['Adaobi Nwosu@adaobi', 'Ada Nwafor@adanwafor']);
    await expect(panel.getByRole('status')).toHaveText('2 people');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/w/user?u=adanwafor');
  });

  test('nobody, too many searches, a server in trouble: each in its words', async ({ page, mock }) => {
    await mock.persona('incomplete-flag-only', { login: true });
    const panel = await openPanel(page, 'users');
    await expect(panel.getByRole('heading', { name: en.users.emptyHeading })).toBeVisible(OPENING);
    await page.keyboard.type('zzz');
    await expect(panel.getByRole('heading', { name: fill(en.users.none, { typed: 'zzz' }) })).toBeVisible();
    await mock.fault({
      op: 'GET /user/search',
      effect: { type: 'status', status: 500, message: null },
      times: 1,
    });
    await fieldOf(panel).fill('ada');
    await expect(panel.getByRole('status')).toHaveText(en.users.failed);
    await panel.getByRole('button', { name: en.retry }).click();
    await expect(rowOf(panel, /Ada Nwafor/)).toBeVisible();
    await mock.fault({ op: 'GET /user/search', effect: { type: 'status', status: 429, retryAfter: 60 } });
    await fieldOf(panel).fill('kwame');
    await expect(panel.getByRole('status')).toHaveText(walletSearch.limited);
    await expect(panel).toContainText(/We search again in \d+ s\./);
  });
});
