import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as preferences from '#contract/preferences.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { buttonIn, expectText, hideBalances, main, pass, renderScreen } from '../../../../render-wallet.tsx';
import {
  byAsset,
  entries,
  entryLinks,
  fetchStatement,
  heading,
  inNovember,
  LEDGER,
  MONTHS,
  months,
  SCREEN,
  SEPTEMBER,
  STATEMENT,
  summary,
} from './statement-page.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { statements: en, wallet } = messages('en');
const failed: Effect = { type: 'status', status: 500, message: null };
/** An amount of money. */
const AMOUNT = /[₦$]\s?\d|\d\.\d/;

test('while it loads there is a skeleton and no amount; then the month that goes on, "so far"', async () => {
  const mock = await inNovember();
  const held = await mock.hold(STATEMENT);
  await renderScreen(SCREEN, { mock });
  await expectText(main).toContain(en.loading);
  expect(main().textContent).not.toMatch(AMOUNT);
  await held.release();
  await expectText(summary).toContain('₦');
  expect(heading()).toBe(`November 2026${en.period.soFar}`);
  expect(summary().textContent).toContain(interpolate(en.summary.now, { day: '18 November' }));
  const [open, ...closed] = within(months()).getAllByRole('listitem');
  expect(open?.textContent).toContain(`November 2026${en.months.open}`);
  expect(open?.textContent).toContain('so far');
  expect(closed.length).toBeGreaterThan(8);
  for (const month of closed) expect(month.textContent).not.toContain(en.months.open);
});

// requirement: 2.132
test('a closed month shows the API’s sums, a tick for each asset, and each entry with a link', async () => {
  const mock = await inNovember();
  const statement = await fetchStatement(mock, '2026-09');
  await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain(en.summary.ties);
  const valuesIn = (place: () => HTMLElement) =>
    [...place().querySelectorAll('data')].map((element) => element.getAttribute('value'));
  const { totals, items } = statement;
  const negative = (amount: string) => (amount === '0' ? '0' : `-${amount}`);
  expect(valuesIn(summary)).toEqual([
    totals!.opening,
    totals!.closing,
    totals!.in,
    negative(totals!.out),
    negative(totals!.fees),
    totals!.rewards,
    totals!.converted,
    totals!.price_change,
  ]);
  const rows = within(byAsset()).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(items.length);
  for (const row of rows)
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toContain('make the closing');
  // What is worth more comes first.
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent).slice(0, 2)).toEqual([
    'TetherUSDT',
    'SolanaSOL',
  ]);
  await expect.poll(() => entryLinks().map(({ textContent }) => textContent)).toEqual(['Received from 张伟']);
  const usdt = items.find(({ asset }) => asset === 'usdt')!;
  expect(valuesIn(entries)).toEqual([usdt.closing, expect.any(String), '75', usdt.closing, usdt.opening]);
  expect(entries().textContent).toContain(en.entries.opening);
  expect(entries().textContent).toContain(en.entries.closing);
});

test('another asset’s entries are in the address, and Back returns to the one before', async () => {
  const mock = await inNovember();
  const { user } = await renderScreen(`${SCREEN}?period=2026-11`, { mock });
  const chip = (name: string) => within(entries()).findByRole('link', { name });
  await expectText(entries).toContain('Amount, USDT');
  await expect
    .poll(() => entryLinks().map(({ textContent }) => textContent))
    .toContain('Converted USDT to ETH');
  await user.click(await chip('NGN'));
  await expectText(entries).toContain('Amount, NGN');
  expect(location.search).toBe('?period=2026-11&asset=ngn');
  history.back();
  await expectText(entries).toContain('Amount, USDT');
});

for (const [effect, connection] of [
  [failed, false],
  [{ type: 'reset' }, true],
] as const)
  test(`a statement that fails (${effect.type}) says so, shows no amount, and Try again brings it`, async () => {
    const mock = await inNovember();
    await mock.fault(STATEMENT, effect);
    const { user } = await renderScreen(SEPTEMBER, { mock });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(en.failed);
    expect(alert.textContent.includes(wallet.load.checkConnection)).toBe(connection);
    expect(main().textContent).not.toMatch(AMOUNT);
    await mock.clearFaults();
    await user.click(within(alert).getByRole('button', { name: wallet.load.retry }));
    await expectText(summary).toContain('₦');
  });

test('a statement stays when a newer one cannot be had, with its age', async () => {
  const mock = await inNovember();
  await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain('₦');
  await mock.fault(STATEMENT, failed);
  await pass(61_000);
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(summary().textContent).toContain('₦');
});

test('entries and months that fail say so by themselves, and the sums stay', async () => {
  const mock = await inNovember();
  await mock.fault(LEDGER, failed);
  await mock.fault(MONTHS, failed);
  const { user } = await renderScreen(SEPTEMBER, { mock });
  await expectText(entries).toContain(en.entries.failed);
  await expectText(months).toContain(en.months.failed);
  expect(summary().textContent).toContain('₦');
  await mock.clearFaults();
  await user.click(await buttonIn(entries, wallet.load.retry));
  await expect.poll(entryLinks).toHaveLength(1);
  await user.click(await buttonIn(months, wallet.load.retry));
  await expectText(months).toContain('October 2026');
});

test('an account without an entry is told how its statements begin', async () => {
  const mock = await inNovember('no-profile');
  await renderScreen(SCREEN, { mock });
  await screen.findByRole('heading', { name: en.empty.heading });
  expect(screen.getByRole('link', { name: en.empty.link }).getAttribute('href')).toBe('/w/receive');
  expect(main().textContent).not.toMatch(AMOUNT);
});

test.each([
  ['2020-01', en.none.heading],
  ['2027-03', en.future.heading],
])('%s, in which there is nothing, says so and leads to the current month', async (period, expected) => {
  const mock = await inNovember();
  const { user } = await renderScreen(`${SCREEN}?period=${period}`, { mock });
  await screen.findByRole('heading', { name: expected });
  expect(screen.queryByRole('region', { name: en.entries.heading })).toBeNull();
  await user.click(screen.getByRole('link', { name: en.none.link }));
  await expectText(summary).toContain('₦');
  expect(heading()).toContain('November 2026');
});

test('hidden balances are hidden in sums, tables and entries, and nothing is printed', async () => {
  const mock = await inNovember();
  await hideBalances(mock);
  const { user } = await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain(DOTS);
  await expect.poll(entryLinks).toHaveLength(1);
  expect(main().querySelectorAll('data')).toHaveLength(0);
  expect(main().textContent).not.toMatch(AMOUNT);
  await user.click(screen.getByRole('link', { name: 'Print September 2026' }));
  const { statementPaper: paper } = messages('en');
  await expectText(main).toContain(paper.hidden);
  // Time in which the paper would have been shown.
  await pass(1000);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button', { name: paper.print })).toBeNull();
  await user.click(await buttonIn(main, paper.show));
  await screen.findByRole('article');
  await expect
    .poll(() => mock.call(preferences.getPreferences).then(({ data }) => data.hide_balances))
    .toBe(false);
});

test('sums that are not what the account had say so, of the asset that they are wrong of', async () => {
  const mock = await inNovember();
  const { state } = mock.app.sandboxes.default;
  const received = Object.values(state.transactions)
    .flat()
    .find(({ type, asset }) => type === 'receive' && asset === 'usdt')!;
  received.amount = '74';
  await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain(en.summary.tiesNot);
  expect(summary().textContent).not.toContain(en.summary.ties);
  expect(byAsset().textContent).toContain(interpolate(en.assets.tiesNotFor, { asset: 'Tether' }));
  expect(byAsset().textContent).toContain(interpolate(en.assets.tiesFor, { asset: 'Bitcoin' }));
});

test('an asset without a price is named, and not counted as nothing', async () => {
  const mock = await inNovember();
  await mock.control('PUT', '/ticker', { symbols: { solusdt: { mode: 'silent' } } });
  await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain(interpolate(en.summary.unpriced, { assets: 'Solana' }));
});

test('a hundred entries and more come by pages, the focus moves to the first new one, and a page that fails can be tried again', async () => {
  const mock = await inNovember('many-transactions');
  const { user } = await renderScreen(`${SCREEN}?period=2026&asset=ngn`, { mock });
  await expect.poll(() => entryLinks().length, { timeout: 15_000 }).toBe(50);
  expect(entries().textContent).not.toContain(en.entries.opening);
  await user.click(await buttonIn(entries, en.entries.older));
  await expect.poll(() => entryLinks().length).toBe(100);
  await expect.poll(() => document.activeElement).toBe(entryLinks()[50]);
  await mock.fault(LEDGER, failed);
  await user.click(await buttonIn(entries, en.entries.older));
  await expectText(entries).toContain(en.entries.olderFailed);
  expect(entryLinks()).toHaveLength(100);
  await mock.clearFaults();
  await user.click(await buttonIn(entries, wallet.load.retry));
  await expect.poll(() => entryLinks().length).toBe(150);
  const balances = entries().querySelectorAll('.line-row .balance data');
  expect(new Set([...balances].map((cell) => cell.getAttribute('value'))).size).toBeGreaterThan(100);
});

test('money that arrives while the month is open is in it without a reload', async () => {
  const mock = await inNovember();
  await renderScreen(`${SCREEN}?asset=ngn`, { mock });
  await expectText(summary).toContain('₦');
  await expectText(entries).toContain('Amount, NGN');
  await expect.poll(() => mock.journal('GET /wallet/stream')).not.toEqual([]);
  const before = entryLinks().length;
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '7000' });
  await expect.poll(() => entryLinks().length).toBe(before + 1);
});
