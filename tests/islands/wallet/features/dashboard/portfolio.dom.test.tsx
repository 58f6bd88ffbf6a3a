import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/portfolio.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney, formatPercent } from '#src/intl/format/money.ts';
import type { Locale } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  pass,
  renderScreen,
  signedIn,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { region, textsOf, total } from './dashboard-rows.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { wallet: en, dashboard } = messages('en');
const { portfolio: texts } = dashboard;
const PORTFOLIO = 'GET /wallet/portfolio';
const failed: Effect = { type: 'status', status: 500 };

const place = (locale: Locale = 'en') => region(messages(locale).dashboard.portfolio.label);
const cursor = () => screen.findByRole('slider', { name: texts.cursor });
const portfolioIn = async (
  mock: WalletMock,
  range: contract.PortfolioRange,
  currency: 'ngn' | 'usd' = 'ngn',
) => (await mock.call(contract.getPortfolio, { query: { range, currency } })).data;
const valueText = async () => (await cursor()).getAttribute('aria-valuetext');

test('the line begins with a month: its change is the server’s, and a sentence tells what it shows', async () => {
  const mock = await signedInWithStoppedClock();
  await renderScreen('/w', { mock });
  const { change, points } = await portfolioIn(mock, '1M');
  await expectText(() => total()).toContain(formatPercent(change.percent ?? '', 'en'));
  expect(total().textContent).toContain(texts.periods['1M']);
  const summary = place().querySelector('figcaption')?.textContent ?? '';
  for (const point of [points[0], points.at(-1)])
    expect(summary).toContain(formatMoney(point?.value ?? '', 'ngn', 'en'));
});

test('the arrow keys, Page, Home and End move the cursor, which tells value and time; Escape takes it away', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w', { mock });
  const { points } = await portfolioIn(mock, '1M');
  const at = (index: number) => formatMoney(points.at(index)?.value ?? '', 'ngn', 'en');
  // The wallet's English dates are in British order.
  const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  const dayOf = (index: number) => days.format(new Date(points.at(index)?.at ?? NaN));
  (await cursor()).focus();
  for (const [key, index] of [
    ['{ArrowLeft}', -2],
    ['{ArrowLeft}', -3],
    ['{ArrowRight}', -2],
    ['{PageDown}', -12],
    ['{PageUp}', -2],
    ['{Home}', 0],
    ['{ArrowLeft}', 0],
    ['{End}', -1],
  ] as const) {
    await user.keyboard(key);
    expect(await valueText(), key).toContain(at(index));
    expect(await valueText(), key).toContain(dayOf(index));
  }
  const readout = () => place().querySelector('.readout');
  expect(readout()?.textContent).toContain(at(-1));
  await user.keyboard('{Escape}');
  await expect.poll(() => readout()?.textContent).toBe('');
});

test('another range or currency is never drawn with the figures of the one before', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w', { mock });
  await cursor();
  const held = await mock.hold(PORTFOLIO);
  await user.click(await buttonIn(place, texts.ranges['1Y']));
  await expectText(place).toContain(texts.loading);
  expect(place().textContent).not.toMatch(/₦/);
  await held.release();
  const year = await portfolioIn(mock, '1Y');
  expect((await cursor()).getAttribute('aria-valuemax')).toBe(String(year.points.length - 1));
  await user.click(await buttonIn(() => total(), 'USD'));
  await expect.poll(valueText).toContain('$');
  expect(place().textContent).not.toContain('₦');
});

test('the table has each point, and while balances are hidden its change', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w', { mock });
  const { points } = await portfolioIn(mock, '1M');
  await cursor();
  await user.click(await buttonIn(place, texts.table));
  const rows = () => within(within(place()).getByRole('table')).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(points.length);
  expect(rows()[0]?.textContent).toContain(formatMoney(points.at(-1)?.value ?? '', 'ngn', 'en'));
  await user.click(await buttonIn(() => total(), en.balance.hide));
  await expectText(place).toContain(texts.change);
  expect(rows()[0]?.textContent).toContain('%');
  expect(place().textContent).not.toMatch(/[₦$]/);
});

// requirement: 2.49
test('while balances are hidden the line tells percentages alone, in its texts and attributes', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const { user } = await renderScreen('/w', { mock });
  (await cursor()).focus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(await valueText()).toMatch(/^[+−]?[\d.]+%, /);
  expect(textsOf(place())).not.toMatch(/[₦$]/);
  expect(place().querySelectorAll('svg text')).toHaveLength(0);
});

test('what the change counts is behind a button, which works by key', async () => {
  const { user } = await renderScreen('/w');
  const button = await buttonIn(() => total(), texts.counted);
  const explanation = () => document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(explanation()?.hidden).toBe(true);
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(explanation()?.hidden).toBe(false);
  expect(explanation()?.textContent).toContain(texts.flow);
  await user.keyboard('{Enter}');
  expect(explanation()?.hidden).toBe(true);
});

test('the change is that of the range that the line shows', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w', { mock });
  for (const range of contract.portfolioRanges) {
    await user.click(await buttonIn(place, texts.ranges[range]));
    const { change } = await portfolioIn(mock, range);
    await expectText(() => total()).toContain(texts.periods[range]);
    if (change.percent !== null)
      await expectText(() => total()).toContain(formatPercent(change.percent, 'en'));
    expect((total().textContent.match(/%/g) ?? []).length).toBeLessThanOrEqual(1);
  }
});

test('an account that is younger than the range says from when on its line is', async () => {
  const mock = await signedIn('incomplete-flag-only');
  // As many as no new account has.
  for (let count = 0; count <= 20; count += 1)
    await mock.control('POST', '/deposits', { asset: 'ngn', amount: '5000' });
  expect((await portfolioIn(mock, '1M')).partial_since).not.toBeNull();
  await renderScreen('/w', { mock });
  const [before = ''] = texts.partial.split('{date}');
  await expectText(() => total()).toContain(before);
});

test('a line that can’t be refreshed stays, with its age; offline it stays too', async () => {
  const mock = await signedIn();
  await renderScreen('/w', { mock });
  await cursor();
  await mock.fault(PORTFOLIO, failed);
  await pass(61_000);
  await expectText(place).toMatch(onAnyDay(/We couldn’t refresh your portfolio\. Last updated \d\d:\d\d\./));
  await cursor();
  await mock.clearFaults();
  setNetwork(false);
  await cursor();
  setNetwork(true);
  await expectText(place).not.toContain(texts.notRefreshed);
});

test('a deposit moves the line without a reload', async () => {
  const mock = await signedIn();
  await renderScreen('/w', { mock });
  const newest = async () => (await portfolioIn(mock, '1M')).points.at(-1)?.value ?? 'none';
  const before = await newest();
  await expect.poll(valueText).toContain(formatMoney(before, 'ngn', 'en'));
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '54321.09' });
  const after = await newest();
  expect(after).not.toBe(before);
  await expect.poll(valueText).toContain(formatMoney(after, 'ngn', 'en'));
});

test('the line and its calls wait for the total, and no longer than three seconds', async () => {
  const mock = await signedIn();
  const held = await mock.hold('GET /wallet/balances');
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(en.balance.loading);
  expect(screen.queryByRole('region', { name: texts.label })).toBeNull();
  expect(await mock.journal(PORTFOLIO)).toEqual([]);
  await pass(3100);
  await cursor();
  expect(total().textContent).toContain(en.balance.loading);
  await held.release();
  await expectText(() => total()).toContain('₦');
});

// requirement: 2.116
test('the actions are links, whatever else fails', async () => {
  const mock = await signedIn();
  for (const op of ['GET /wallet/balances', PORTFOLIO, 'GET /announcements']) await mock.fault(op, failed);
  await renderScreen('/w', { mock });
  const main = within(await screen.findByRole('main'));
  const link = async (name: string) => (await main.findByRole('link', { name })).getAttribute('href');
  expect(await link(en.screens.send)).toBe('/w/send');
  expect(await link(en.screens.receive)).toBe('/w/receive');
  expect(await link(dashboard.actions.convert)).toBe('/w?panel=secondary&sheet=convert');
  expect(await link(dashboard.actions.deposit)).toBe('/w/receive?tab=cash');
});
