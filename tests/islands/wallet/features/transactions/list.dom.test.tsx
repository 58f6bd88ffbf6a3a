import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { expectErrors, setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';
import { LIST, rows, rowTexts, rowWith, SCREEN, search } from './transaction-screen.ts';

const { transactionList: en, transactions, wallet } = messages('en');
const failed = { type: 'status', status: 503 } as const;
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('transactions stand by day, with what happened, the amount, its value then, and the status', async () => {
  await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  const headings = within(main()).getAllByRole('heading', { level: 2 });
  expect(headings.length).toBeGreaterThan(5);
  const deposit = rowWith('Deposit from Tron');
  expect(deposit?.textContent).toContain(transactions.statuses.confirming);
  expect(deposit?.textContent).toMatch(/\d\d:\d\d · USDT\+100\.00 USDT≈ ₦[\d,]+\.\d\d/);
  expect(rowWith(transactions.statuses.cancelled)?.textContent).toContain(transactions.back);
});

test('a list that loads shows no figure; one that fails says so, and Try again brings it', async () => {
  const mock = await signedIn();
  const held = await mock.hold(LIST);
  await renderScreen(SCREEN, { mock });
  await expectText(main).toContain(en.loading);
  expect(main().textContent).not.toMatch(/\d/);
  await held.release();
  await expect.poll(rowTexts).toHaveLength(20);
  await mock.fault(LIST, failed);
  const { user } = await renderScreen(SCREEN, { mock });
  await expectText(main).toContain(en.failed);
  expect(rows()).toEqual([]);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(rowTexts).toHaveLength(20);
});

test('without any transaction it says how to receive one; without one for the filter, how to clear it', async () => {
  const { user } = await renderScreen(SCREEN, { persona: 'incomplete-flag-only' });
  await screen.findByRole('heading', { name: en.empty.heading });
  expect(screen.getByRole('link', { name: en.empty.receive }).getAttribute('href')).toBe('/w/receive');
  await user.type(search(), 'nobody');
  await screen.findByRole('heading', { name: en.none.heading });
  expect(location.search).toBe('?q=nobody');
  await user.click(await buttonIn(main, en.none.clear));
  await screen.findByRole('heading', { name: en.empty.heading });
  expect(location.search).toBe('');
  expect(search().textContent).toBe('');
});

test('a page that fails keeps those above it, and loads when asked again', async () => {
  const { user, mock } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await mock.fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(en.olderFailed);
  expect(rows()).toHaveLength(20);
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBeGreaterThan(20);
  await expect.poll(() => document.activeElement).toBe(rows()[20]);
});

test('older rows stay when newer ones cannot be had, with their age; offline too', async () => {
  const { mock } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await mock.fault(LIST, failed);
  await pass(31_000);
  await expectText(main).toContain(en.notRefreshed);
  await expectText(main).toMatch(/Last updated \d\d:\d\d\./);
  expect(rows()).toHaveLength(20);
  await mock.clearFaults();
  setNetwork(false);
  await expectText(main).toContain(wallet.offline.title);
  expect(rows()).toHaveLength(20);
});

test('a new one is announced and waits; shown, it takes the focus', async () => {
  const { user, mock } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  const before = rowTexts();
  await mock.control('POST', '/simulate/payments', { from: 'chinedu', asset: 'ngn', amount: '4321' });
  const button = await buttonIn(main, interpolate(en.show.one, { count: 1 }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    interpolate(en.arrived.one, { count: 1 }),
  );
  expect(rowTexts()).toEqual(before);
  await user.click(button);
  await expect.poll(() => rows()[0]?.textContent).toContain('+₦4,321.00');
  await expect.poll(() => document.activeElement).toBe(rows()[0]);
});

test('filters of the address are chosen in their controls; what means nothing is named, and ignored', async () => {
  await renderScreen(`${SCREEN}?type=deposit&asset=usdt&status=over&from=2026-02-30`);
  await expect.poll(() => select(en.filters.type).value).toBe('deposit');
  expect(select(en.filters.asset).value).toBe('usdt');
  expect(select(en.filters.status).value).toBe('');
  expect(main().textContent).toContain(interpolate(en.ignored.status, { value: 'over' }));
  expect(main().textContent).toContain(interpolate(en.ignored.from, { value: '2026-02-30' }));
  await expect.poll(rowTexts).not.toHaveLength(0);
  for (const text of rowTexts()) expect(text).toContain('Deposit from Tron');
});

test('a choice goes into the address, and the amounts are refused until they are some', async () => {
  // React makes a FormData of a form whose submission navigates, and this document's forms are none to Node's.
  expectErrors(/FormData constructor/);
  const { user } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await user.selectOptions(select(en.filters.direction), 'in');
  await expect.poll(() => location.search).toBe('?direction=in');
  await user.click(await buttonIn(main, en.filters.amount));
  const dialog = await screen.findByRole('dialog', { name: en.amount.heading });
  await user.type(within(dialog).getByRole('textbox', { name: en.amount.min }), 'many');
  await user.click(within(dialog).getByRole('button', { name: en.filters.apply }));
  expect(dialog.textContent).toContain(en.amount.notAnAmount);
  await user.clear(within(dialog).getByRole('textbox', { name: en.amount.min }));
  await user.type(within(dialog).getByRole('textbox', { name: en.amount.min }), '1,000.5');
  await user.click(within(dialog).getByRole('button', { name: en.filters.apply }));
  await expect.poll(() => location.search).toBe('?direction=in&min=1000.5');
  await buttonIn(main, `${en.filters.amount}: From ₦1,000.50`);
});

test('small deposits of strangers are folded into one row, but for a search', async () => {
  const { user } = await renderScreen(SCREEN, { persona: 'poisoned' });
  await expect.poll(rowTexts).not.toHaveLength(0);
  const fold = within(main()).getByText(interpolate(en.folded.one, { count: 1 }));
  const dust = rowWith('+0.000001 ETH');
  expect(dust?.closest('details')?.open).toBe(false);
  await user.click(fold);
  await expect.poll(() => dust?.closest('details')?.open).toBe(true);
  await user.type(search(), '0.000001');
  await expect.poll(() => rowTexts().length).toBe(1);
  expect(rowWith('+0.000001 ETH')?.closest('details')).toBeNull();
});

test('while balances are hidden no row has an amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await renderScreen(`${SCREEN}?min=5000`, { mock });
  await expect.poll(rowTexts).not.toHaveLength(0);
  for (const text of rowTexts()) expect(text).not.toMatch(/[₦$]|[+−]\d|\d [A-Z]{3}/);
  expect(screen.getByRole('group', { name: en.filters.label }).textContent).not.toMatch(/\d/);
});
