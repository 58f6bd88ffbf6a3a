import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import * as contract from '#contract/balances.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { QUIET_SCREEN } from '../../../../e2e/quiet-screen.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  panel,
  pass,
  renderScreen,
  signedIn,
  signedInWithStoppedClock,
} from '../../../../render-wallet.tsx';
import { write } from '../support/conversation.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { walletLists: en, walletPanels, walletSearch, transactionList, transactions, wallet } = messages('en');
const LIST = 'GET /wallet/transactions';
const PEOPLE = 'GET /user/search';

const at = (name: PanelName) => `${QUIET_SCREEN}?panel=${name}`;
const history = () => panel('history');
const rows = () => [...history().querySelectorAll('li')].map(({ textContent }) => textContent);
const row = (text: string) => rows().find((one) => one.includes(text));
const coins = () => panel('coins');
const users = () => panel('users');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const field = () => screen.findByRole('combobox');

test('the last twenty transactions have titles, signed amounts and their value at the time, and link to their details', async () => {
  const { user } = await renderScreen(at('history'));
  await expect.poll(() => rows()).toHaveLength(20);
  const [first = '', second = ''] = rows();
  for (const text of ['Deposit from Tron', transactions.statuses.confirming, '+100.00 USDT'])
    expect(first).toContain(text);
  expect(first).toMatch(/≈ ₦[\d,]+\.\d\d/);
  for (const text of ['Withdrawal to Harbour Bank', transactions.statuses.processing, '−₦150,053.75'])
    expect(second).toContain(text);
  expect(row('Sent to Amina Bello')).toContain('Happy birthday!');
  expect(row('USDT to ETH')).toContain('+0.0146 ETH');
  expect(row('USDT to ETH')).toContain('−50.26875 USDT');
  expect(row(transactions.statuses.cancelled)).toContain(transactions.back);
  expect(row('Received from 张伟')).not.toMatch(/Completed/i);
  const all = within(history()).getByRole('link', { name: transactionList.all });
  expect(all.getAttribute('href')).toBe('/w/transactions');
  await user.click(within(history()).getAllByRole('listitem')[0]?.querySelector('a') ?? all);
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/w\/transactions\?id=txn_\w+$/);
  await expect.poll(() => screen.queryByRole('dialog', { name: walletPanels.titles.history })).toBeNull();
});

test('loading transactions show a skeleton without amounts, and an empty list says how to receive some', async () => {
  const mock = await signedIn('incomplete-flag-only');
  const held = await mock.hold(LIST);
  const { user } = await renderScreen(at('history'), { mock });
  await expectText(history).toContain(transactionList.loading);
  expect(history().textContent).not.toMatch(/\d/);
  await held.release();
  await screen.findByRole('heading', { name: transactionList.empty.heading });
  await user.click(within(history()).getByRole('link', { name: transactionList.empty.receive }));
  await expect.poll(() => location.pathname).toBe('/w/receive');
});

test('an error of the transactions has the request id and Retry, and loaded ones stay when a refetch fails', async () => {
  const mock = await signedIn();
  await mock.fault(LIST, { type: 'status', status: 500 });
  const { user } = await renderScreen(at('history'), { mock });
  await expectText(history).toContain(transactionList.failed);
  const [failed] = await mock.journal(LIST);
  expect(history().textContent).toContain(interpolate(wallet.request, { id: failed?.request_id ?? 'none' }));
  // The query is retried automatically three times; after that only the button retries.
  for (const seconds of [2, 4, 8]) await pass(seconds * 1000 + 100);
  await mock.clearFaults();
  await user.click(await buttonIn(history, wallet.load.retry));
  await expect.poll(() => rows()).toHaveLength(20);
  expect(history().textContent).not.toContain(transactionList.failed);

  await mock.fault(LIST, { type: 'status', status: 500 });
  await pass(31_000);
  await expectText(history).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(rows()).toHaveLength(20);
});

// requirement: 2.49
test('while balances are hidden no transaction has an amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await renderScreen(at('history'), { mock });
  await expect.poll(() => rows()).toHaveLength(20);
  expect(rows().filter((text) => !text.includes('••••••'))).toEqual([]);
  expect(history().querySelector('data')).toBeNull();
  expect(history().textContent).not.toMatch(/[₦$]/);
});

test('all coins are listed, held ones first; a name finds its coin, and choosing it closes the panel and is saved', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen(at('coins'), { mock });
  await expect.poll(() => options()).toHaveLength(assetIds.length);
  const { items } = (await mock.call(contract.getBalances, { query: { currency: 'ngn' } })).data;
  const btc = items.find(({ asset }) => asset === 'btc');
  const bitcoin = () => screen.getByRole('option', { name: /^Bitcoin/ });
  await expectText(bitcoin).toContain(formatMoney(btc?.available ?? '', 'btc', 'en'));
  expect(bitcoin().textContent).toContain(formatMoney(btc?.value ?? '', 'ngn', 'en'));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await user.keyboard('ethereum');
  await expect.poll(() => options()).toEqual([expect.stringMatching(/^EthereumETH/)]);
  expect(within(coins()).getAllByRole('status').at(-1)?.textContent).toBe('1 asset');
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname + location.search).toBe(QUIET_SCREEN);
  // The panel marks the choice when it opens again.
  openUrl(at('coins'));
  await expectText(() => screen.getByRole('option', { name: /^Ethereum/ })).toContain(en.coins.chosen);
});

/** Navigates like a link to a URL of the wallet. */
function openUrl(address: string): void {
  window.history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

// requirement: 2.33
test('coins can be chosen before the balances are loaded, and when they fail to load', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/balances', { type: 'status', status: 500 });
  const { user } = await renderScreen(at('coins'), { mock });
  await expectText(coins).toContain(en.coins.failed);
  expect(options()).toHaveLength(assetIds.length);
  expect(coins().querySelector('data')).toBeNull();
  await write(user, await field(), 'gold');
  await screen.findByRole('heading', { name: interpolate(en.coins.none, { typed: 'gold' }) });
  await user.click(within(coins()).getAllByRole('button', { name: walletSearch.clear }).at(-1)!);
  await expect.poll(() => options()).toHaveLength(assetIds.length);
  await mock.clearFaults();
  await user.click(await buttonIn(coins, wallet.load.retry));
  await expect.poll(() => coins().querySelector('data')).not.toBeNull();
});

// requirement: 2.33
test('recent people are listed, three letters of a username search for others, and a result opens that user', async () => {
  const { user } = await renderScreen(at('users'));
  await screen.findByRole('listbox', { name: en.users.lately });
  await expect.poll(() => options()[0]).toBe('Amina Bello@amina');
  await user.click(await field());
  await user.keyboard('ad');
  await expectText(users).toContain(walletSearch.moreLetters);
  await user.keyboard('a');
  await expect.poll(() => options()).toEqual(['Adaobi Nwosu@adaobi', 'Ada Nwafor@adanwafor']);
  await expectText(() => within(users()).getByRole('status')).toBe('2 people');
  await user.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe('/w/user?u=adanwafor');
});

test('no result, a server error and a rate limit each have their own message', async () => {
  const mock = await signedIn('incomplete-flag-only');
  const { user } = await renderScreen(at('users'), { mock });
  const status = () => within(users()).getByRole('status');
  await screen.findByRole('heading', { name: en.users.emptyHeading });
  await write(user, await field(), 'zzz');
  await screen.findByRole('heading', { name: interpolate(en.users.none, { typed: 'zzz' }) });
  await mock.fault(PEOPLE, { type: 'status', status: 500, message: null }, { times: 1 });
  await write(user, await field(), 'ada');
  await expectText(status).toBe(en.users.failed);
  await user.click(await buttonIn(users, wallet.load.retry));
  await screen.findByRole('option', { name: /Ada Nwafor/ });
  await mock.fault(PEOPLE, { type: 'status', status: 429, retryAfter: 60 });
  await write(user, await field(), 'kwame');
  await expectText(status).toBe(walletSearch.limited);
  expect(users().textContent).toMatch(/We’ll try again in \d+ s\./);
});
