import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as balances from '#contract/balances.ts';
import * as market from '#contract/market.ts';
import type { CandleRange } from '#contract/market.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import * as portfolio from '#contract/portfolio.ts';
import * as preferences from '#contract/preferences.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney, formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { expectErrors, setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';

const { token: en, tokenLists: lists, unknownToken: unknown, wallet } = messages('en');
const DETAILS = 'GET /market/assets/{id}';
const CANDLES = 'GET /market/assets/{id}/candles';
const POSITION = 'GET /wallet/positions/{asset}';
const failed: Effect = { type: 'status', status: 503 };

const region = (name: string) => screen.getByRole('region', { name });
const chart = () => region(en.chart.label);
const stats = () => region(en.stats.label);
const position = () => region(en.position.heading);
const cursor = () => screen.findByRole('slider', { name: en.chart.cursor });
const valueText = async () => (await cursor()).getAttribute('aria-valuetext');
/** The same a little later by the page's timers: while a test polls, a slow machine moves them far behind its own clock. */
const laterValueText = async () => {
  await pass(200);
  return valueText();
};

const candlesIn = async (mock: WalletMock, id: string, range: CandleRange) =>
  (await mock.call(market.getCandles, { params: { id }, query: { range } })).data;

/** A price in dollars as the screen writes it, in naira, at the rate of the balances. */
const inNaira = async (mock: WalletMock, price: string, locale: Locale, list: boolean) => {
  const { items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
  const rate = items.find(({ asset }) => asset === 'usdt')?.price?.amount ?? 'none';
  const naira = formatAmount(multiplyByRate(parseAmount(price, 24), 24, rate, 18, 'half-even'), 18);
  return formatPrice(naira, locale, { currency: 'ngn', list });
};

/** What a coin costs, as the screen shows it: the market stands still. */
const priceOf = async (mock: WalletMock, id: string, locale: Locale = 'en') => {
  const { price } = (await mock.call(market.getMarketAsset, { params: { id } })).data;
  return inNaira(mock, price ?? 'none', locale, false);
};

for (const locale of locales)
  // requirement: 2.124
  test(`in ${locale}: price, day, figures, position, networks and transactions of a coin`, async () => {
    const { token: t, tokenLists: l, wallet: frame } = messages(locale);
    const mock = await signedIn();
    await renderScreen('/w/token/ETH', { mock, locale });
    const name = frame.names.eth;
    await screen.findByRole('heading', { level: 1, name });
    expect(document.title).toContain(name);
    await screen.findByRole('heading', { name: t.priceOf.replace('{symbol}', 'ETH') });
    await expectText(main).toContain(await priceOf(mock, 'eth', locale));
    await expectText(() => region(t.stats.label)).toContain(t.stats.allTimeHigh);
    await expectText(() => region(t.position.heading)).toContain('ETH');
    const networks = within(await screen.findByRole('region', { name: l.networks.heading }));
    expect((await networks.findAllByRole('row')).map(({ textContent }) => textContent).join()).toMatch(
      /Arbitrum.*ETH/,
    );
    const mine = within(
      await screen.findByRole('region', { name: l.transactions.heading.replace('{symbol}', 'ETH') }),
    );
    expect((await mine.findAllByRole('listitem')).length).toBeLessThanOrEqual(5);
    expect(mine.getByRole('link', { name: new RegExp(`^${l.transactions.all}`) }).getAttribute('href')).toBe(
      '/w/transactions?asset=eth',
    );
  });

test.each(['ngn', 'usd', 'btc'] as const)(
  'in %s: average cost and gain are the server’s, beside what is available, on hold and incoming',
  async (currency) => {
    const mock = await signedInWithStoppedClock();
    await mock.call(preferences.savePreferences, { body: { display_currency: currency } });
    await renderScreen('/w/token/eth', { mock });
    const { data } = await mock.call(portfolio.getPosition, {
      params: { asset: 'eth' },
      query: { currency },
    });
    await expectText(position).toContain(formatMoney(data.profit ?? '', currency, 'en', { signed: true }));
    const text = position().textContent;
    expect(text).toContain(`(${formatPercent(data.profit_percent ?? '', 'en')})`);
    const average = formatPrice(data.average_cost ?? '', 'en', { currency });
    expect(text).toContain(`${en.position.averageCost}${average}`);
    const own = (await mock.call(balances.getBalances, { query: { currency } })).data.items;
    const eth = own.find(({ asset }) => asset === 'eth');
    const isAllAvailable = eth?.held === '0' && eth.incoming === '0';
    for (const part of [en.position.available, en.position.held, en.position.incoming])
      if (isAllAvailable) expect(text).not.toContain(part);
      else expect(text).toMatch(new RegExp(`${part}[\\d.,]+ ETH`));
  },
);

test('the day’s chart knows no lower high and no higher low than the figures beside it', async () => {
  const mock = await signedInWithStoppedClock();
  for (const id of ['btc', 'sol', 'doge'] as const) {
    await renderScreen(`/w/token/${id}`, { mock });
    const { high_24h, low_24h } = (await mock.call(market.getMarketAsset, { params: { id } })).data;
    const { items } = await candlesIn(mock, id, '1D');
    const [high, low] = [
      Math.max(...items.map(([, , top]) => Number(top))),
      Math.min(...items.map(([, , , bottom]) => Number(bottom))),
    ];
    expect(high).toBeGreaterThanOrEqual(Number(high_24h));
    expect(low).toBeLessThanOrEqual(Number(low_24h));
    await cursor();
    const shown = await Promise.all([high, low].map((price) => inNaira(mock, String(price), 'en', true)));
    const said = chart().querySelector('figcaption')?.textContent;
    for (const text of shown) expect(said).toContain(text);
    expect([...chart().querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(shown);
  }
});

test('while balances are hidden, the position tells a percentage alone', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await renderScreen('/w/token/eth', { mock });
  await expectText(position).toMatch(/[+−]\d+\.\d\d%/);
  expect(position().textContent).not.toMatch(/[₦$]|\d ETH/);
  // A price is nobody’s secret.
  expect(main().textContent).toMatch(/Price of 1 ETH₦\d/);
});

test('of what is not held the screen says so, and offers to buy and to receive it', async () => {
  const { user, mock } = await renderScreen('/w/token/hbar', { persona: 'complete' });
  await expectText(position).toContain(en.position.nothing.replace('{symbol}', 'HBAR'));
  expect(await mock.journal(POSITION)).toEqual([]);
  const actions = () => within(main()).getByRole('group', { name: en.actions.label });
  expect(within(actions()).getByRole('link', { name: wallet.screens.receive }).getAttribute('href')).toBe(
    '/w/receive?asset=hbar',
  );
  expect(actions().children).toHaveLength(2);
  await user.click(await buttonIn(main, en.actions.buy));
  await expect.poll(() => location.search).toContain('sheet=convert&to=hbar');
});

test('of what is held the actions are to buy, to sell and to send; cash is converted', async () => {
  const { user } = await renderScreen('/w/token/btc', { persona: 'complete' });
  const actions = () => within(main()).getByRole('group', { name: en.actions.label });
  const names = () => [...actions().children].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual([en.actions.buy, en.actions.sell, wallet.screens.send]);
  await user.click(await buttonIn(actions, en.actions.sell));
  await expect.poll(() => location.search).toContain('sheet=convert&from=btc');
  cleanup();
  await renderScreen('/w/token/ngn', { persona: 'complete' });
  await expect.poll(names).toEqual([en.actions.convert, wallet.screens.receive, wallet.screens.send]);
});

test.each(['ngn', 'usd', 'btc'] as const)(
  'with %s as the display currency the price, its day and its chart are in it, with dollars as an echo',
  async (currency) => {
    const mock = await signedInWithStoppedClock();
    await mock.call(preferences.savePreferences, { body: { display_currency: currency } });
    await renderScreen('/w/token/eth', { mock });
    await cursor();
    await expectText(stats).toContain(en.stats.high);
    const amount = { ngn: /^₦[\d,]+/, usd: /^\$[\d,]+/, btc: /^[\d.,]+[KM]?\sBTC/ }[currency];
    expect(main().querySelector('.token-price')?.textContent).toMatch(amount);
    for (const value of [...stats().querySelectorAll('dd')].slice(0, -1))
      expect(value.textContent).toMatch(amount);
    expect(await valueText()).toMatch(amount);
    const echo = main().querySelector('.since > .soft:last-child')?.textContent;
    if (currency === 'usd') expect(echo).not.toContain('$');
    else expect(echo).toMatch(/^\$[\d,]+\.\d\d$/);
  },
);

test('without a rate neither the price nor its chart is drawn in another currency', async () => {
  const mock = await signedIn();
  for (const op of ['GET /wallet/balances', 'GET /market/rates']) await mock.fault(op, failed);
  expectErrors(/503/);
  await renderScreen('/w/token/btc', { mock });
  await expectText(main).toContain(en.noPrice);
  await expectText(chart).toContain(wallet.market.unavailable);
  expect(main().textContent).not.toMatch(/[₦$]\d/);
});

test('the bell opens the alerts of the coin', async () => {
  const { user } = await renderScreen('/w/token/btc', { persona: 'complete' });
  await user.click(await buttonIn(main, en.alerts.replace('{name}', 'Bitcoin')));
  await expect.poll(() => location.search).toContain('sheet=alert&asset=btc');
});

test('the arrow keys, Page, Home and End move the cursor, which tells price and time; Escape takes it away', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w/token/btc?range=1W', { mock });
  const { items } = await candlesIn(mock, 'btc', '1W');
  const closes = await Promise.all(items.map(([, , , , close]) => inNaira(mock, close, 'en', false)));
  const closeAt = (index: number) => closes.at(index) ?? 'none';
  (await cursor()).focus();
  for (const [key, expected] of [
    ['{ArrowLeft}', closeAt(-2)],
    ['{PageDown}', closeAt(-12)],
    ['{PageUp}', closeAt(-2)],
    ['{Home}', await inNaira(mock, items[0]?.[1] ?? 'none', 'en', false)],
    ['{ArrowRight}', closeAt(0)],
  ] as const) {
    await user.keyboard(key);
    expect(await valueText(), key).toContain(expected);
  }
  const readout = () => chart().querySelector('.readout')?.textContent;
  expect(readout()).toContain(closeAt(0));
  await user.keyboard('{Escape}');
  await expect.poll(readout).toContain(en.chart.periods['1W']);
});

test('the line follows the stream, and holds still while it is read by keyboard', async () => {
  await renderScreen('/w/token/btc', { persona: 'complete' });
  const first = await valueText();
  await expect.poll(laterValueText).not.toBe(first);
  (await cursor()).focus();
  const read = await valueText();
  await pass(10_000);
  expect(await valueText()).toBe(read);
  (await cursor()).blur();
  await expect.poll(laterValueText).not.toBe(read);
});

test('a range stands in the address, and is never drawn with the prices of the one before', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w/token/btc', { mock });
  await cursor();
  const held = await mock.hold(CANDLES);
  await user.click(await buttonIn(chart, en.chart.ranges['1Y']));
  expect(location.search).toBe('?range=1Y');
  await expectText(chart).toContain(en.chart.loading);
  expect(screen.queryByRole('slider')).toBeNull();
  await held.release();
  const year = await candlesIn(mock, 'btc', '1Y');
  expect((await cursor()).getAttribute('aria-valuemax')).toBe(String(year.items.length));
  // What was shown before is there at once.
  await user.click(await buttonIn(chart, en.chart.ranges['1D']));
  expect(location.search).toBe('');
  await cursor();
});

test('the table has each candle, newest first', async () => {
  const mock = await signedInWithStoppedClock();
  const { user } = await renderScreen('/w/token/btc?range=1M', { mock });
  await cursor();
  await user.click(await buttonIn(chart, en.chart.asTable));
  const { items } = await candlesIn(mock, 'btc', '1M');
  const rows = within(await screen.findByRole('table', { name: /Bitcoin/ }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(items.length);
  const [, open = '', high = '', low = '', close = ''] = items.at(-2) ?? [];
  for (const price of [close, open, high, low])
    expect(rows[1]?.textContent).toContain(await inNaira(mock, price, 'en', true));
  await user.click(await buttonIn(chart, en.chart.asChart));
  await cursor();
});

test('each region fails by itself; Try again brings it, and older data stays with its age', async () => {
  const mock = await signedIn();
  const price = await priceOf(mock, 'btc');
  await mock.fault(CANDLES, failed);
  await mock.fault(DETAILS, failed);
  const { user } = await renderScreen('/w/token/btc', { mock });
  await expectText(chart).toContain(en.chart.failed);
  await expectText(stats).toContain(en.failed);
  // The price comes by the stream, and what is held from another call.
  await expectText(main).toContain(price);
  await expectText(position).toContain('BTC');
  await mock.clearFaults();
  await user.click(await buttonIn(chart, wallet.load.retry));
  await cursor();
  await user.click(await buttonIn(stats, wallet.load.retry));
  await expectText(stats).toContain(en.stats.high);
  await mock.fault(CANDLES, failed);
  await pass(61_000);
  await expectText(chart).toMatch(onAnyDay(/We couldn’t refresh the price chart\. Last updated \d\d:\d\d\./));
  await cursor();
});

test('offline, what is there stays, and what is not says when it loads', async () => {
  const { user } = await renderScreen('/w/token/btc', { persona: 'complete' });
  await cursor();
  setNetwork(false);
  await user.click(await buttonIn(chart, en.chart.ranges['1W']));
  await expectText(chart).toContain(wallet.load.whenOnline);
  await expectText(stats).toContain(en.stats.high);
  setNetwork(true);
  await cursor();
});

test('a coin without a price says so, never zero, and keeps what is held', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/ticker', { symbols: { eth: { mode: 'silent' } } });
  await renderScreen('/w/token/eth', { mock });
  await expectText(main).toContain(en.noPrice);
  await expectText(chart).toContain(en.chart.none);
  await expectText(position).toContain(en.position.noValue);
  await expectText(position).toContain(`${en.position.averageCost}${en.position.unavailable}`);
  expect(main().textContent).not.toMatch(/\$0\.00|₦0\.00/);
});

test('what the wallet can’t hold has a chart, a star and alerts, and says that there is no more', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(market.listMarketAssets, { query: { search: 'amber' } })).data;
  const row = items.find(({ tradable }) => !tradable);
  await renderScreen(`/w/token/${row?.id}`, { mock });
  await screen.findByRole('heading', { level: 1, name: row?.name ?? '' });
  await expectText(main).toContain(en.followOnly.text.replace('{symbol}', row?.symbol ?? 'none'));
  await cursor();
  await buttonIn(main, en.favourite.replace('{name}', row?.name ?? ''));
  await buttonIn(main, en.alerts.replace('{name}', row?.name ?? ''));
  expect(within(main()).queryByRole('link', { name: wallet.screens.send })).toBeNull();
  expect(await mock.journal(POSITION)).toEqual([]);
});

test('an id that is not listed: a sentence, and a search that begins with it', async () => {
  const { user } = await renderScreen('/w/token/pepe', { persona: 'complete' });
  await screen.findByRole('heading', { name: unknown.heading });
  expect(main().textContent).toContain('“pepe”');
  const field = screen.getByRole('textbox', { name: unknown.search });
  expect(field).toHaveProperty('value', 'pepe');
  await user.clear(field);
  await user.type(field, 'ripple{Enter}');
  await expect.poll(() => location.pathname + location.search).toBe('/w/marketplace?q=ripple');
});

test('cash has banks or none in place of networks, and no cost', async () => {
  const { mock } = await renderScreen('/w/token/ngn', { persona: 'complete' });
  const banks = () => region(lists.networks.bankHeading);
  await screen.findByRole('region', { name: lists.networks.bankHeading });
  await expectText(banks).toContain(lists.networks.smallestDeposit);
  await expectText(position).toContain('₦');
  expect(position().textContent).not.toContain(en.position.averageCost);
  expect(await mock.journal(POSITION)).toEqual([]);
});
