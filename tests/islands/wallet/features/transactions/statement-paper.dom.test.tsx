import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as contract from '#contract/statements.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { buttonIn, expectText, main, renderScreen } from '../../../../render-wallet.tsx';
import { fetchStatement, inNovember, LEDGER, SCREEN, STATEMENT } from './statement-page.ts';

const { statementPaper: en, statements, wallet } = messages('en');
const PAPER = `${SCREEN}?view=print&period=2026-11`;
const PROFILE = 'GET /user/profile';
const failed: Effect = { type: 'status', status: 500, message: null };
const paper = () => screen.getByRole('article');
const AMOUNT = /[₦$]\s?\d|\d\.\d/;

test('paper says whose it is, of when, with its reference and the hash of its file', async () => {
  const mock = await inNovember();
  const statement = await fetchStatement(mock, '2026-10');
  await renderScreen(`${SCREEN}?view=print&period=2026-10`, { mock });
  await screen.findByRole('article');
  within(paper()).getByRole('heading', { name: 'Statement, October 2026' });
  const text = paper().textContent;
  expect(text).toMatch(/1\s?–\s?31 October 2026, times in Lagos \(UTC\+1\)/);
  for (const part of ['Tobi Adeyemi', '14 Adeola Odeku Street', 'Lagos 101241', 'Nigeria', '@tobiade'])
    expect(text).toContain(part);
  expect(text).toContain(statement.reference);
  expect(text).toContain(statement.sha256);
  expect(text).toContain('18 November 2026');
  expect(text).not.toContain(en.unfinished);
});

test('amounts have every decimal, and each asset’s entries make its closing balance', async () => {
  const mock = await inNovember();
  await mock.control('POST', '/deposits', { asset: 'eth', amount: '0.016776271000000001' });
  const { items } = await fetchStatement(mock, '2026-11');
  const { data } = await mock.call(contract.listLedgerLines, {
    query: { from: '2026-11-01', to: '2026-11-30', page_size: 100 },
  });
  await renderScreen(PAPER, { mock });
  await screen.findByRole('article');
  const eth = items.find(({ asset }) => asset === 'eth')!;
  const tables = within(paper()).getAllByRole('table').slice(1);
  const moved = new Set(data.items.map(({ asset }) => asset));
  expect(tables).toHaveLength(moved.size);
  const entryRows = tables.flatMap((table) => within(table).getAllByRole('row').slice(2, -1));
  expect(entryRows).toHaveLength(data.items.length);
  const written = [...paper().querySelectorAll('data')].filter(
    (one) => one.getAttribute('value') === eth.closing,
  );
  expect(eth.closing).toMatch(/\.\d{18}$/);
  // In the balances, after its last entry, and below.
  expect(written.map(({ textContent }) => textContent)).toEqual([eth.closing, eth.closing, eth.closing]);
  expect(paper().textContent).not.toContain('<');
  expect(paper().textContent).toContain(en.unfinished);
});

test('Print opens the browser’s own dialog, once everything is there', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const mock = await inNovember();
  const held = await mock.hold(LEDGER);
  const { user } = await renderScreen(PAPER, { mock });
  await expectText(main).toContain(statements.entries.loading);
  expect(screen.queryByRole('button', { name: en.print })).toBeNull();
  await held.release();
  await user.click(await buttonIn(main, en.print));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  [STATEMENT, statements.failed],
  [LEDGER, statements.entries.failed],
  [PROFILE, en.holderFailed],
])('without %s there is no paper, and Try again brings it', async (op, text) => {
  const mock = await inNovember();
  await mock.fault(op, failed);
  const { user } = await renderScreen(PAPER, { mock });
  await expectText(main).toContain(text);
  expect(screen.queryByRole('article')).toBeNull();
  expect(main().textContent).not.toMatch(AMOUNT);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await screen.findByRole('article');
});

test('a profile without an address says so beside the paper, not on it', async () => {
  const mock = await inNovember();
  for (const user of Object.values(mock.app.sandboxes.default.state.users))
    if (user.profile) user.profile.address = null as never;
  await renderScreen(PAPER, { mock });
  await screen.findByRole('article');
  expect(main().textContent).toContain(en.noAddress);
  expect(paper().textContent).not.toContain(en.noAddress);
  expect(paper().textContent).toContain('Tobi Adeyemi');
});

test('a year of more entries than paper holds has its sums, and says where the entries are', async () => {
  const mock = await inNovember('many-transactions');
  const { lines } = await fetchStatement(mock, '2026');
  expect(lines).toBeGreaterThan(1000);
  await renderScreen(`${SCREEN}?view=print&period=2026`, { mock });
  await screen.findByRole('article', {}, { timeout: 15_000 });
  expect(paper().textContent).toContain(interpolate(en.tooMany, { count: lines }));
  expect(within(paper()).getAllByRole('table')).toHaveLength(1);
});

test('in Chinese it is Chinese, with the same figures', async () => {
  const { statementPaper: cn } = messages('cn');
  const mock = await inNovember();
  const { sha256 } = await fetchStatement(mock, '2026-10');
  await renderScreen(`${SCREEN}?view=print&period=2026-10`, { mock, locale: 'cn' });
  await screen.findByRole('article');
  within(paper()).getByRole('heading', { name: '2026年10月对账单' });
  expect(paper().textContent).toContain(cn.byAsset);
  expect(paper().textContent).toContain(sha256);
});

test('the way back leads to the same period', async () => {
  const mock = await inNovember();
  const { user } = await renderScreen(PAPER, { mock });
  await user.click(await screen.findByRole('link', { name: en.back }));
  await screen.findByRole('region', { name: statements.summary.heading });
  expect(location.search).toBe('?period=2026-11');
});
