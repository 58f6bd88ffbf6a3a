import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/transactions.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
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
import { LIST, MONTHS, rows, rowTexts, rowWith, SCREEN, search } from './transaction-screen.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { listTransactionMonths: months } = contract;
const { transactionList: en, transactions, wallet } = messages('en');

// Test files share a process.
afterEach(() => void vi.unstubAllEnvs());

const failed = { type: 'status', status: 503 } as const;
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

// requirement: 2.123
test('transactions stand by day, with what happened, the amount, its value then, and the status', async () => {
  await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  const headings = within(main()).getAllByRole('heading', { level: 3 });
  expect(headings.length).toBeGreaterThan(5);
  const deposit = rowWith('Deposit from Tron');
  expect(deposit?.textContent).toContain(transactions.statuses.confirming);
  expect(deposit?.textContent).toMatch(/\d\d:\d\d · USDT on Tron \(TRC-20\)\+100\.00 USDT≈ ₦[\d,]+\.\d\d/);
  expect(rowWith(transactions.statuses.cancelled)?.textContent).toContain(transactions.back);
  // With its fees: what changed in the balance.
  expect(rowWith('Converted USDT to ETH')?.textContent).toContain('+0.0146 ETH−50.26875 USDT');
});

test('a link says in one sentence what its row shows by a badge and two coins; rows are items of lists', async () => {
  await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  const link = within(main()).getByRole('link', {
    name: /^Sent to Amina Bello \d\d:\d\d · Happy birthday! −₦10,000\.00 no fee$/,
  });
  expect(link.querySelector('.what [aria-hidden]')?.textContent).toBe('Amina Bello');
  expect(link.closest('li')?.parentElement?.tagName).toBe('UL');
  expect(rowWith('Converted NGN to USD')?.querySelectorAll('.coin-pair .coin')).toHaveLength(2);
  expect(rowWith('Withdrawal to Harbour Bank')?.querySelector('.avatar')?.getAttribute('data-initials')).toBe(
    'HB',
  );
  // Only money that has arrived is green.
  const green = rows().filter((row) => row.querySelector('.in .money'));
  expect(green.length).toBeGreaterThan(3);
  for (const { textContent } of green) expect(textContent).not.toMatch(/Confirming|Converted|−/);
});

test('each month has what moved in it, as the API says; without it, and filtered, the heading stands alone', async () => {
  const mock = await signedIn();
  const { data } = await mock.call(months, {});
  const { user } = await renderScreen(SCREEN, { mock });
  await expect.poll(rowTexts).toHaveLength(20);
  const headers = () => [...main().querySelectorAll('.month')];
  const shown = () => headers().map((header) => header.querySelector('p')?.textContent ?? '');
  await expect.poll(shown).not.toContain('');
  for (const [index, sums] of shown().entries()) {
    const month = data.items[index]!;
    expect(sums).toBe(
      `In ${formatMoney(month.in!, 'ngn', 'en-NG')}Out ${formatMoney(month.out!, 'ngn', 'en-NG')}`,
    );
  }
  const soFar = screen.getByRole('region', { name: /so far$/ });
  await expectText(() => soFar).toContain(en.months.converted);
  await user.selectOptions(select(en.filters.type), 'send');
  await expect.poll(() => headers().length).toBeGreaterThan(1);
  await expect.poll(() => main().querySelectorAll('.month p').length).toBe(0);
});

test('a sum that fails is no sum: the list stays, its months have none, and Try again brings them', async () => {
  const mock = await signedIn();
  await mock.fault(MONTHS, failed);
  const { user } = await renderScreen(SCREEN, { mock });
  await expect.poll(rowTexts).toHaveLength(20);
  await expectText(main).toContain(en.months.failed);
  for (const header of main().querySelectorAll('.month p')) expect(header.textContent).toBe('');
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => main().querySelector('.month p')?.textContent).toMatch(/^In ₦/);
});

test('several payments in a row lead to one read of the sums', async () => {
  const { mock } = await renderScreen(SCREEN);
  await expect.poll(() => main().querySelector('.month p')?.textContent).toMatch(/^In ₦/);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  const first = main().querySelector('.month p')?.textContent;
  const before = (await mock.journal(MONTHS)).length;
  for (const amount of ['11', '22', '33', '44'])
    await mock.control('POST', '/simulate/payments', { from: 'chinedu', asset: 'ngn', amount });
  await expect.poll(() => main().querySelector('.month p')?.textContent).not.toBe(first);
  await pass(5000);
  expect((await mock.journal(MONTHS)).length - before).toBe(1);
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

test('a page that fails keeps those above it, and loads when asked again; how many there are stands beside', async () => {
  const mock = await signedIn();
  const { total = 0 } = (await mock.call(contract.listTransactions, {})).data;
  const { user } = await renderScreen(SCREEN, { mock });
  await expect.poll(rowTexts).toHaveLength(20);
  expect(main().textContent).toContain(interpolate(en.shown, { shown: 20, total }));
  await mock.fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(en.olderFailed);
  expect(rows()).toHaveLength(20);
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBe(total);
  await expect.poll(() => document.activeElement).toBe(rows()[20]);
  expect(main().textContent).not.toContain(interpolate(en.shown, { shown: total, total }));
});

test('older rows stay when newer ones cannot be had, with their age; offline too', async () => {
  const { mock } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await mock.fault(LIST, failed);
  await pass(31_000);
  await expectText(main).toContain(en.notRefreshed);
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
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

test('the amounts of the address stand in their fields to the last decimal, and stay what they are', async () => {
  expectErrors(/FormData constructor/);
  const min = '1234.123456789012345678901234';
  const { user } = await renderScreen(`${SCREEN}?asset=near&min=${min}`);
  await user.click(await screen.findByRole('button', { name: new RegExp(en.filters.amount) }));
  const dialog = await screen.findByRole('dialog', { name: en.amount.heading });
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: en.amount.min }).value).toBe(
    '1,234.123456789012345678901234',
  );
  await user.click(within(dialog).getByRole('button', { name: en.filters.apply }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe(`?asset=near&min=${min}`);
});

test('dates: one that is half typed, or that there is not, stands beside its field, and the dialog stays', async () => {
  expectErrors(/FormData constructor/);
  const { user } = await renderScreen(SCREEN);
  await expect.poll(rowTexts).toHaveLength(20);
  await user.click(await buttonIn(main, en.filters.period));
  const dialog = await screen.findByRole('dialog', { name: en.period.heading });
  const from = within(dialog).getByLabelText<HTMLInputElement>(en.period.from);
  const to = within(dialog).getByLabelText<HTMLInputElement>(en.period.to);
  const apply = () => user.click(within(dialog).getByRole('button', { name: en.filters.apply }));
  const errorOf = (field: HTMLInputElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  /** As a browser says it of a date that is half typed, or that the calendar has not: no value, and a bad input. */
  const halfType = (field: HTMLInputElement) => {
    field.value = '';
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  };
  const type = (field: HTMLInputElement, date: string) => {
    Reflect.deleteProperty(field, 'validity');
    field.value = date;
  };
  halfType(from);
  await apply();
  expect([errorOf(from), errorOf(to)]).toEqual([en.period.invalid, '']);
  expect(document.activeElement).toBe(from);
  // `26` in the place of the year.
  type(from, '0026-11-05');
  await apply();
  expect(errorOf(from)).toBe(en.period.invalid);
  type(from, '2026-11-05');
  halfType(to);
  await apply();
  expect([errorOf(from), errorOf(to)]).toEqual(['', en.period.invalid]);
  expect(document.activeElement).toBe(to);
  type(to, '2026-11-04');
  await apply();
  expect(errorOf(to)).toBe(en.period.wrongOrder);
  expect(location.search).toBe('');
  expect(dialog.isConnected).toBe(true);
  type(to, '2026-11-09');
  await apply();
  await expect.poll(() => location.search).toBe('?from=2026-11-05&to=2026-11-09');
});

test('read in another zone, a list that is filtered by dates has the days and the times of Lagos, and says so', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(contract.listTransactions, { query: { page_size: 50 } })).data;
  const dayIn = (timeZone: string, { created_at }: { created_at: string }) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(created_at));
  const late = items[0]!;
  // Twelve hours behind Lagos and thirteen ahead: in one of the two it is another day, at any hour.
  const own = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].find(
    (zone) => dayIn(zone, late) !== dayIn('Africa/Lagos', late),
  );
  vi.stubEnv('TZ', own);
  const day = dayIn('Africa/Lagos', late);
  await renderScreen(`${SCREEN}?from=${day}&to=${day}`, { mock });
  await expect.poll(rowTexts).not.toHaveLength(0);
  expect(within(main()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' });
  const row = rows().find((one) => one.dataset.transaction === late.id);
  expect(row?.textContent).toContain(time.format(new Date(late.created_at)));
  expect(main().textContent).toContain(en.period.inLagos);
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
  await renderScreen(SCREEN, { mock });
  await expectText(() => screen.getByRole('region', { name: /so far$/ })).toContain('••••');
  for (const header of main().querySelectorAll('.month p, .so-far dl'))
    expect(header.textContent).not.toMatch(/\d/);
  expect(main().querySelector('progress')).toBeNull();
});
