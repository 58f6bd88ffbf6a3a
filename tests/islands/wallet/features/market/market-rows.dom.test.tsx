import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isAsset } from '#contract/assets.ts';
import * as market from '#contract/market.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import {
  ids,
  LIST,
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

/**
 * Somebody at a moment from which on prices move. They follow the calendar, and on some days no two of those whose name has an e meet.
 * In the twelve hours from here on one price passes another by 4 %, and one change another by 11 points.
 */
async function signedInBeforeOvertaking(): Promise<WalletMock> {
  vi.setSystemTime(new Date('2026-11-23T09:42:00.000Z'));
  const mock = await signedIn('complete');
  await mock.moveMarket();
  return mock;
}
const OVERTAKEN_IN = 12 * 3_600_000;

const star = (id: string, name: string) =>
  within(row(id)).getByRole('button', { name: interpolate(en.favourite, { name }) });
const menuButton = (id: string) => row(id).querySelector<HTMLElement>('.act button')!;
const menuItems = (id: string) =>
  [...row(id).querySelectorAll('.action-menu :is(a, button)')].map(({ textContent }) => textContent);

test('an asset is starred at once and listed among the favourites; one that is refused goes back', async () => {
  const { user, mock } = await renderScreen(`${SCREEN}?tab=favourites`, { persona: 'complete' });
  await screen.findByRole('main');
  await screen.findByRole('heading', { name: en.empty.favourites.heading });
  await user.click(await buttonIn(main, en.showAll));
  await expect.poll(() => rows().length).toBe(PAGE);
  await mock.fault('PUT /market/favourites/{id}', { type: 'status', status: 500 });
  await user.click(star('btc', 'Bitcoin'));
  await screen.findByText(en.favouriteFailed);
  expect(star('btc', 'Bitcoin').getAttribute('aria-pressed')).toBe('false');
  await mock.clearFaults();

  const held = await mock.hold('PUT /market/favourites/{id}');
  await user.click(star('btc', 'Bitcoin'));
  await expect.poll(() => star('btc', 'Bitcoin').getAttribute('aria-pressed')).toBe('true');
  await held.release();
  const other = ids().find((id) => !isAsset(id))!;
  await user.click(menuButton(other));
  await user.click(await buttonIn(() => row(other), en.menu.star));
  await expect.poll(async () => (await mock.call(market.listFavourites)).data.ids).toEqual(['btc', other]);
  await user.click(tab('favourites'));
  await expect.poll(ids).toEqual(['btc', other]);
  // Taken away, it stays where it is until the list is loaded again: it can be starred anew.
  await user.click(star('btc', 'Bitcoin'));
  await expect.poll(async () => (await mock.call(market.listFavourites)).data.ids).toEqual([other]);
  expect(ids()).toEqual(['btc', other]);
});

test('without the favourites the rows are there, and no star can be pressed', async () => {
  const mock = await signedIn('complete');
  await mock.fault('GET /market/favourites', { type: 'status', status: 503 });
  const { user } = await openMarket({ mock }, '?q=coin');
  expect(star('btc', 'Bitcoin').hasAttribute('disabled')).toBe(true);
  await user.click(menuButton('btc'));
  expect(menuItems('btc')).not.toContain(en.menu.star);
});

test('a row’s menu has what can be done with it, by keyboard too; what the wallet can’t hold has no money in it', async () => {
  const { user } = await openMarket({ persona: 'complete' }, '?q=coin&sort=name');
  const count = rows().length;
  const other = ids().find((id) => !isAsset(id))!;
  await user.click(menuButton(other));
  await expect.poll(() => menuItems(other)).toEqual([en.menu.alert, en.menu.star]);
  await user.keyboard('{Escape}');
  expect(menuItems(other)).toEqual([]);
  expect(document.activeElement).toBe(menuButton(other));
  expect(menuButton(other).getAttribute('aria-expanded')).toBe('false');

  await user.click(menuButton('btc'));
  const buy = interpolate(en.menu.buy, { symbol: 'BTC' });
  await expect
    .poll(() => menuItems('btc'))
    .toEqual([
      buy,
      interpolate(en.menu.sell, { symbol: 'BTC' }),
      en.menu.send,
      en.menu.receive,
      en.menu.alert,
      en.menu.star,
    ]);
  const hrefs = [...row('btc').querySelectorAll('.action-menu a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/w/marketplace/send?asset=btc', '/w/marketplace/receive?asset=btc']);
  expect(document.activeElement?.textContent).toBe(buy);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe(en.menu.star);
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(en.menu.alert);
  await user.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?q=coin&sort=name&panel=secondary&sheet=alert&asset=btc');
  // The list under the sheet is the same one.
  expect(rows()).toHaveLength(count);
  expect(menuItems('btc')).toEqual([]);
});

test('cash is converted to and received from a bank, and a press beside a menu closes it', async () => {
  const { user } = await renderScreen(`${SCREEN}?tab=cash`, { persona: 'complete' });
  await expect.poll(() => rows().length).toBe(2);
  await user.click(menuButton('ngn'));
  await expect.poll(() => menuItems('ngn')[0]).toBe(interpolate(en.menu.convert, { symbol: 'NGN' }));
  const hrefs = [...row('ngn').querySelectorAll('.action-menu a')].map((link) => link.getAttribute('href'));
  expect(hrefs[1]).toBe('/w/receive?tab=cash&asset=ngn');
  await user.click(row('usd').querySelector('.cap')!);
  await expect.poll(() => menuItems('ngn')).toEqual([]);
  await user.click(menuButton('ngn'));
  await user.click(await buttonIn(() => row('ngn'), interpolate(en.menu.convert, { symbol: 'NGN' })));
  await expect.poll(() => location.search).toBe('?tab=cash&panel=secondary&sheet=convert&to=ngn');
});

test('no row moves while prices do; the order is updated by a press', async () => {
  const mock = await signedInBeforeOvertaking();
  const { user } = await openMarket({ mock }, '?q=e&sort=change');
  const before = ids();
  const texts = () => rows().map(({ textContent }) => textContent);
  const textsBefore = texts();
  await withoutStream(mock);
  await mock.control('POST', '/clock/advance', { ms: OVERTAKEN_IN });
  await pass(61_000);
  const update = await buttonIn(main, en.updateOrder);
  await expect.poll(() => texts().join()).not.toBe(textsBefore.join());
  expect(ids()).toEqual(before);
  const now = await listedIds(mock, { search: 'e', sort: 'change' });
  expect(now).not.toEqual(before);
  await user.click(update);
  await expect.poll(ids).not.toEqual(before);
  expect(ids()).toEqual(await listedIds(mock, { search: 'e', sort: 'change' }));
  await expect.poll(() => within(main()).queryByRole('button', { name: en.updateOrder })).toBeNull();
});

test.each(['change', 'price'])(
  'sorted by %s, live prices that overtake each other are noticed before the list is read again',
  async (sort) => {
    const mock = await signedInBeforeOvertaking();
    await openMarket({ mock }, `?q=e&sort=${sort}`);
    const before = ids();
    expect(within(main()).queryByRole('button', { name: en.updateOrder })).toBeNull();
    await mock.control('POST', '/clock/advance', { ms: OVERTAKEN_IN });
    await pass(6000);
    await buttonIn(main, en.updateOrder);
    expect(ids()).toEqual(before);
    expect(await mock.journal(LIST)).toHaveLength(1);
  },
);

test('nothing is said while prices are live; a lost stream says how old they are, and a silent coin that it is not live', async () => {
  const mock = await signedIn('complete');
  await mock.control('PUT', '/ticker', { symbols: { maticusdt: { mode: 'silent' } } });
  await openMarket({ mock });
  await expectText(() => row('matic')).toContain(wallet.market.notLive);
  expect(row('matic').querySelector('.sparkline')).toBeNull();
  await expect.poll(() => row('btc').dataset.quote).toBe('live');
  expect(main().querySelector('.live'), 'nothing is said while prices are live').toBeNull();
  await withoutStream(mock);
  await mock.control('POST', '/ticker/drop');
  await expectText(main).toMatch(onAnyDay(/Not live: prices from \d\d:\d\d, reconnecting \(1\/5\)/));
  await pass(31_000);
  await expectText(() => row('btc')).toMatch(onAnyDay(/as of \d\d:\d\d/));
  expect(row('btc').dataset.quote).toBe('stale');
  await expectText(main).toContain(wallet.feed.lost);
});

test('what the person has is not shown while balances are hidden', async () => {
  const mock = await signedIn('complete');
  await hideBalances(mock);
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').querySelector('.own')?.textContent).toContain('••••••');
  expect(row('btc').querySelector('.own')?.textContent).not.toMatch(/\d/);
});
