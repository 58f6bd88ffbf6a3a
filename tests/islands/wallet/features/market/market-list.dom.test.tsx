import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assets, coinIds } from '#contract/assets.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  signedInWithStoppedClock,
} from '../../../../render-wallet.tsx';
import {
  column,
  ids,
  LIST,
  list,
  listed,
  listedIds,
  openMarket,
  PAGE,
  row,
  rows,
  SCREEN,
  tab,
  withoutStream,
} from './market-screen.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { marketplace: en, wallet } = messages('en');

for (const locale of locales)
  // requirement: 2.119
  test(`in ${locale}: the coins of the stream first, each with price, day and week; the others with theirs`, async () => {
    const { mock } = await openMarket({ persona: 'complete', locale });
    const { marketplace: t, wallet: w } = messages(locale);
    expect(ids().slice(0, coinIds.length)).toEqual(coinIds);
    expect(tab('all', locale).getAttribute('aria-current')).toBe('page');
    const { total } = await listed(mock);
    expect(main().textContent).toContain(interpolate(t.shown, { shown: PAGE, total }));
    await expect.poll(() => row('btc').dataset.quote).toBe('live');
    expect(row('btc').textContent).toMatch(/₦[\d,]+(?![\d,.]).*[+−]?\d+\.\d\d%/);
    expect(row('btc').querySelector('.sparkline')).not.toBeNull();
    // What the line shows is said too.
    expect(row('btc').querySelector('.spark')?.textContent).toMatch(/^[+−]?\d+\.\d\d%$/);
    expect(within(row('btc')).getByRole('link').getAttribute('href')).toBe('/w/token/btc');
    expect(within(row('btc')).getByRole('link').textContent).toBe(w.names.btc);
    const other = ids().find((id) => !Object.hasOwn(assets, id))!;
    expect(row(other).textContent).toMatch(/₦[\d,.]+.*\d+\.\d\d%/);
    expect(row(other).querySelector('.initials')?.textContent).toMatch(/^[A-Z]{1,3}$/);
    await expect.poll(() => row('btc').querySelector('.own')?.textContent).toMatch(/₦[\d,]+\.\d\d/);
    expect(row('ada').querySelector('.own')?.textContent).toBe('–');
    // A price is no news to a screen reader.
    expect(rows()[0]?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    for (const status of screen.getAllByRole('status')) expect(status.textContent).not.toMatch(/[₦$]\d/);
    expect(main().querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(total + 1));
    expect(rows()[3]?.getAttribute('aria-rowindex')).toBe('5');
  });

test('no figure is shown before the list is there', async () => {
  const mock = await signedIn('complete');
  const held = await mock.hold(LIST);
  await renderScreen(SCREEN, { mock });
  await expectText(main).toContain(en.loading);
  expect(list().querySelector('.row-skeletons')).not.toBeNull();
  expect(list().textContent).not.toMatch(/\d/);
  await held.release();
  await expect.poll(() => rows().length).toBe(PAGE);
  expect(main().textContent).not.toContain(en.loading);
});

test('a list that fails says so, and Try again brings it; older rows stay with their age when newer ones fail', async () => {
  const mock = await signedIn('complete');
  await mock.moveMarket();
  await withoutStream(mock);
  await mock.fault(LIST, { type: 'status', status: 500 });
  const { user } = await renderScreen(SCREEN, { mock });
  await expectText(main).toContain(en.failed);
  expect(main().textContent).toMatch(/Error ID: \S+/);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBe(PAGE);
  const prices = () => rows().map((one) => one.querySelector('data')?.value);
  const before = prices();
  await mock.fault(LIST, { type: 'status', status: 503 }, { times: 1 });
  await pass(60_100);
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(rows()).toHaveLength(PAGE);
  // The retry has the prices of the next minute, each in its row.
  await pass(2100);
  await expectText(main).not.toContain(en.notRefreshed);
  await expect.poll(prices).not.toEqual(before);
});

test('offline, what is there stays, and another tab says that it loads later', async () => {
  const { user } = await openMarket();
  setNetwork(false);
  await expectText(main).toContain(wallet.offline.title);
  expect(rows()).toHaveLength(PAGE);
  await user.click(tab('cash'));
  await expectText(main).toContain(wallet.load.whenOnline);
  expect(rows(), 'rows of another tab are none of this one').toHaveLength(0);
  setNetwork(true);
  await expect.poll(() => ids().toSorted().join()).toBe('ngn,usd');
});

test('tabs are addresses; rows of the one before stay until the others are there', async () => {
  const { user, mock } = await openMarket();
  const held = await mock.hold(LIST);
  await user.click(tab('cash'));
  await expect.poll(() => location.search).toBe('?tab=cash');
  await expect.poll(() => tab('cash').getAttribute('aria-current')).toBe('page');
  expect(rows()).toHaveLength(PAGE);
  expect(list().getAttribute('aria-busy')).toBe('true');
  await held.release();
  await expect.poll(() => ids().toSorted().join()).toBe('ngn,usd');
  expect(list().getAttribute('aria-busy')).toBe('false');
  await user.click(tab('losers'));
  await expect.poll(() => location.search).toBe('?tab=losers');
  await expect.poll(() => rows().length).toBeGreaterThan(2);
  expect(rows()[0]?.textContent).toMatch(/↓ −\d/);
  expect(column(en.columns.change).getAttribute('aria-sort')).toBe('ascending');
  history.back();
  await expect.poll(() => ids().toSorted().join()).toBe('ngn,usd');
});

test('two tabs have a number: all rows, and what is starred, as it changes', async () => {
  const mock = await signedIn('complete');
  const { total } = await listed(mock);
  const { user } = await openMarket({ mock });
  await expect.poll(() => tab('all').textContent).toBe(`${en.tab.all} ${total}`);
  await expect.poll(() => tab('favourites').textContent).toBe(`${en.tab.favourites} 0`);
  await user.click(
    within(row('btc')).getByRole('button', { name: interpolate(en.favourite, { name: 'Bitcoin' }) }),
  );
  await expect.poll(() => tab('favourites').textContent).toBe(`${en.tab.favourites} 1`);
  // A search, and another tab, have fewer rows; the tab has as many as before.
  await user.click(tab('cash'));
  await expect.poll(ids).toEqual(['ngn', 'usd']);
  expect(tab('all').textContent).toBe(`${en.tab.all} ${total}`);
  for (const name of ['gainers', 'losers', 'cash'] as const) expect(tab(name).textContent).toBe(en.tab[name]);
});

test('columns sort, turn round and go back; the select of a phone says the same', async () => {
  const mock = await signedInWithStoppedClock('complete');
  const { user } = await openMarket({ mock }, '?q=coin');
  const press = () => user.click(column(en.columns.price).querySelector('button')!);
  const order = () => within(main()).getByLabelText<HTMLSelectElement>(en.sort);
  const expectOrder = async (
    search: string,
    ariaSort: string | null,
    query: Parameters<typeof listedIds>[1],
  ) => {
    await expect.poll(() => location.search).toBe(search);
    await expect.poll(ids).toEqual(await listedIds(mock, { search: 'coin', ...query }));
    expect(column(en.columns.price).getAttribute('aria-sort')).toBe(ariaSort);
  };
  await press();
  await expectOrder('?q=coin&sort=price', 'descending', { sort: 'price' });
  expect(order().value).toBe('price desc');
  await press();
  await expectOrder('?q=coin&sort=price&direction=asc', 'ascending', { sort: 'price', direction: 'asc' });
  await press();
  await expectOrder('?q=coin', null, {});
  await user.selectOptions(order(), 'name desc');
  await expectOrder('?q=coin&sort=name&direction=desc', null, { sort: 'name', direction: 'desc' });
  expect(column(en.columns.name).getAttribute('aria-sort')).toBe('descending');
  // All that the columns did is one step of the history.
  history.back();
  await expect.poll(() => location.search).toBe('?q=coin');
});

test('a search is the server’s, in the address, and counted; what is not found can be cleared', async () => {
  const { user, mock } = await openMarket();
  const field = within(main()).getByLabelText<HTMLInputElement>(en.search);
  await user.type(field, 'bitc');
  await expect.poll(() => location.search).toBe('?q=bitc');
  await expect.poll(() => ids().join()).toBe('btc');
  const searches = (await mock.journal(LIST)).filter(({ path }) => path.includes('search='));
  expect(searches, 'nothing is asked for while somebody types').toHaveLength(1);
  await expect.poll(ids).toEqual(await listedIds(mock, { search: 'bitc' }));
  await expect
    .poll(() => screen.getAllByRole('status').map(({ textContent }) => textContent))
    .toContain('1 asset');
  await user.type(field, 'zzz');
  await screen.findByRole('heading', { name: interpolate(en.none.heading, { typed: 'bitczzz' }) });
  expect(within(main()).queryByRole('link', { name: en.none.searchAll })).toBeNull();
  await user.click(await buttonIn(main, en.showAll));
  await expect.poll(() => rows().length).toBe(PAGE);
  await expect.poll(() => field.value).toBe('');
  expect(location.search).toBe('');
});

test('more rows come by a press, without moving the others; a failure leaves them and can be tried again', async () => {
  const { user, mock } = await openMarket();
  const { total } = await listed(mock);
  const first = ids();
  await mock.fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(en.olderFailed);
  expect(ids()).toEqual(first);
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain(interpolate(en.shown, { shown: 2 * PAGE, total }));
  expect(ids().slice(0, first.length)).toEqual(first);
  // The keyboard goes on with the first of the new rows.
  const next = (await listedIds(mock)).length;
  await expect
    .poll(() => document.activeElement?.closest('[data-asset]')?.getAttribute('aria-rowindex'))
    .toBe(String(next + 2));
  await user.click(await buttonIn(main, en.older));
  await expectText(main).toContain(interpolate(en.shown, { shown: 3 * PAGE, total }));
  expect(new Set(ids()).size).toBe(ids().length);
});

test('what a tab has no hit for is searched for in all assets', async () => {
  const { user } = await renderScreen(`${SCREEN}?tab=cash&q=bitc`, { persona: 'complete' });
  await screen.findByRole('heading', { name: interpolate(en.none.heading, { typed: 'bitc' }) });
  await user.click(within(main()).getByRole('link', { name: en.none.searchAll }));
  await expect.poll(() => location.search).toBe('?q=bitc');
  await expect.poll(() => ids().join()).toBe('btc');
});
