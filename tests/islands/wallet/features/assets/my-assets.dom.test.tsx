import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as balances from '#contract/balances.ts';
import * as market from '#contract/market.ts';
import { addAmounts } from '#contract/money.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';
import { beforeEffects } from '../../../../before-effects.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { myAssets: en, wallet } = messages('en');
const ASSETS = '/w/assets';
const BALANCES = 'GET /wallet/balances';

/** Opens a screen and waits for its frame. */
const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};
const rows = () => [...main().querySelectorAll<HTMLElement>('[data-asset]')];
const ids = () => rows().map(({ dataset }) => dataset.asset);
const row = (id: string) => rows().find(({ dataset }) => dataset.asset === id)!;

/** The chip with what of an asset is on hold and incoming. */
const chipOf = (id: string) =>
  within(row(id))
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-haspopup') === 'dialog')!;

for (const locale of locales)
  // requirement: 2.120
  test(`in ${locale}: what is held, by value, and what is on hold and incoming behind its chip`, async () => {
    const { user, mock } = await open(ASSETS, { persona: 'complete', locale });
    const { myAssets: t, transactions, wallet: w } = messages(locale);
    await expect.poll(() => ids().length).toBeGreaterThan(3);
    const { items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
    // The API lists the most valuable first, cash as any other.
    expect(ids()).toEqual(items.map(({ asset }) => asset));
    const { asset, held } = items.find((item) => /[1-9]/.test(item.held))!;
    const words = `${formatMoney(held, asset, locale)} ${w.assets.chip.held}`;
    expect(chipOf(asset).getAttribute('aria-label')).toBe(
      interpolate(w.assets.chip.name, { name: w.names[asset], parts: words }),
    );
    await user.click(chipOf(asset));
    const dialog = await screen.findByRole('dialog', { name: w.names[asset] });
    const underWay = () => within(dialog).getByRole('region', { name: t.underWay.heading });
    await expect.poll(() => within(dialog).queryAllByRole('link').length).toBeGreaterThan(0);
    expect(within(underWay()).getAllByRole('link')[0]?.getAttribute('href')).toMatch(
      /^\/w\/transactions\?id=/,
    );
    expect(underWay().textContent).toMatch(
      new RegExp(Object.values(transactions.statuses).slice(0, 4).join('|')),
    );
    for (const text of [t.breakdown.available, t.breakdown.heldText, formatMoney(held, asset, locale)])
      expect(dialog.textContent).toContain(text);
    await user.click(within(dialog).getByRole('button', { name: w.more.close }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

test('the head has the total, the change of a day alone, the actions and the two books', async () => {
  const { mock } = await open(ASSETS, { persona: 'complete' });
  const { data } = await mock.call(balances.getBalances, { query: { currency: 'ngn' } });
  const total = () => within(main()).getByRole('region', { name: wallet.balance.heading });
  await expectText(total).toContain(formatMoney(data.total, 'ngn', 'en'));
  expect(total().textContent.match(/\([+−]?[\d.]+%\)/g)).toHaveLength(1);
  expect(total().textContent).toContain(wallet.balance.day);
  const hrefs = within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const href of [
    '/w/send',
    '/w/receive',
    '/w/receive?tab=cash',
    '/w/transactions',
    '/w/financial-history',
  ])
    expect(hrefs).toContain(href);
});

test('the breakdown is the total: available and on hold; what is incoming is not in it', async () => {
  const { mock } = await open(ASSETS, { persona: 'complete', width: 1440 });
  const { total, items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
  const { held } = items.find(({ asset }) => asset === 'ngn')!;
  expect(items.filter((item) => item.held !== '0').map(({ asset }) => asset)).toEqual(['ngn']);
  const part = () => within(main()).getByRole('region', { name: en.breakdown.heading });
  await expectText(part).toContain('Harbour Bank');
  const values = [...part().querySelectorAll('dd > data')].map((one) => (one as HTMLDataElement).value);
  expect(values[1]).toBe(held);
  expect(addAmounts(values.slice(0, 2), 24)).toBe(total);
  expect(part().textContent).toContain(en.breakdown.notInTotal);
  expect(part().textContent).toMatch(/100 USDT · \d+ of \d+ confirmations/);
});

test('what has no price is named in the breakdown with its amount, and is not counted as nothing', async () => {
  const mock = await signedIn('complete');
  const { data } = await mock.call(balances.getBalances, { query: { currency: 'ngn' } });
  const unpriced = { price: null, value: null, change_24h: null };
  const items = data.items.map((item) =>
    item.asset === 'sol'
      ? { ...item, ...unpriced, available: '6', held: '0.25', total: '6.25', incoming: '3' }
      : { ...item, held: '0', incoming: '0' },
  );
  const show = async (changed: typeof items) => {
    await mock.clearFaults();
    await mock.fault(BALANCES, {
      type: 'reply',
      body: { status: 'success', data: { ...data, items: changed, unpriced: ['sol'] } },
    });
    await open(ASSETS, { mock, width: 1440 });
    await within(main()).findByRole('region', { name: en.breakdown.heading });
    await expect.poll(() => sums()).toHaveLength(3);
  };
  const part = () => within(main()).getByRole('region', { name: en.breakdown.heading });
  const sums = () => [...part().querySelectorAll('dd')].map(({ textContent }) => textContent);
  await show(items);
  expect(sums()[0]).toBe(`${formatMoney(data.total, 'ngn', 'en')}6 SOL, no price`);
  expect(sums().slice(1)).toEqual(['0.25 SOL, no price', `3 SOL, no price${en.breakdown.notInTotal}`]);
  // Too many to be named in a card: each row says it.
  await show(items.map((item) => (item.asset === 'ngn' ? item : { ...item, ...unpriced })));
  expect(sums()[0]).toMatch(new RegExp(`${items.length - 1} assets, no price$`));
});

test('nothing is shown as 0 before the balances are there', async () => {
  const mock = await signedIn();
  const held = await mock.hold(BALANCES);
  await open(ASSETS, { mock });
  await pass(10_000);
  expect(main().textContent).not.toMatch(/[₦$]\s?0|\b0\b/);
  expect(rows()).toHaveLength(0);
  await held.release();
  await expect.poll(() => rows().length).toBeGreaterThan(3);
});

test('balances that can’t be loaded say so; Try again brings them', async () => {
  const mock = await signedIn();
  await mock.fault(BALANCES, { type: 'status', status: 500 });
  const { user } = await open(ASSETS, { mock });
  await expectText(main).toContain(wallet.balance.failed);
  expect(main().textContent).toContain(wallet.assets.failedText);
  expect(main().textContent).toContain(wallet.balance.unavailable);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(() => rows().length).toBeGreaterThan(3);
});

test('older balances stay with their age when newer ones can’t be had', async () => {
  const { mock } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await mock.fault(BALANCES, { type: 'status', status: 503 });
  await pass(31_000);
  await expectText(main).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(rows().length).toBeGreaterThan(3);
});

test('an empty wallet has two ways to begin', async () => {
  await open(ASSETS, { persona: 'no-profile' });
  await screen.findByRole('heading', { name: en.empty.heading });
  expect(within(main()).getByRole('link', { name: en.empty.deposit }).getAttribute('href')).toBe(
    '/w/receive?tab=cash',
  );
});

/** A wallet with so many assets that one is looked for. */
async function openLongList() {
  const opened = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => opened.mock.journal('GET /wallet/stream')).toHaveLength(1);
  for (const asset of ['doge', 'ada', 'dot'])
    await opened.mock.control('POST', '/deposits', { asset, amount: '500' });
  await expect.poll(() => ids().length).toBe(9);
  return opened;
}

test('kind and order are in the address; the heads of the table say how it is sorted', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await user.click(within(main()).getByRole('button', { name: en.kinds.cash }));
  await expect.poll(() => ids().every((id) => id === 'ngn' || id === 'usd')).toBe(true);
  expect(location.search).toBe('?kind=cash');
  await user.click(within(main()).getByRole('button', { name: en.kinds.crypto }));
  await user.click(await buttonIn(main, interpolate(en.order.open, { order: en.order.by.value })));
  await user.click(within(main()).getByRole('radio', { name: en.order.sorts.name }));
  await expect.poll(() => location.search).toBe('?kind=crypto&sort=name');
  const names = () => rows().map((one) => within(one).getAllByRole('link')[0]?.textContent ?? '');
  await expect.poll(() => names().join()).toBe('Bitcoin,Ethereum,Solana,Tether');
  await user.keyboard('{Escape}');
  const head = (name: string) => within(main()).getByRole('columnheader', { name });
  expect(head(en.columns.name).getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(head(en.columns.name)).getByRole('button'));
  await expect.poll(() => names().join()).toBe('Tether,Solana,Ethereum,Bitcoin');
  expect(location.search).toBe('?kind=crypto&sort=name&direction=descending');
  expect(head(en.columns.name).getAttribute('aria-sort')).toBe('descending');
  expect(main().textContent).toContain('4 assets, by name');
  await user.click(within(head(en.columns.value)).getByRole('button'));
  await expect.poll(() => location.search).toBe('?kind=crypto');
  await expect.poll(() => head(en.columns.name).hasAttribute('aria-sort')).toBe(false);
});

test('the order menu opens with the focus in it, and Escape gives it back', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  const button = await buttonIn(main, interpolate(en.order.open, { order: en.order.by.value }));
  await user.click(button);
  expect(document.activeElement).toBe(within(main()).getByRole('radio', { name: en.order.sorts.value }));
  await user.keyboard('{Escape}');
  expect(within(main()).queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('only a long list has a search; what does not match can be cleared', async () => {
  const { user } = await openLongList();
  await user.type(within(main()).getByLabelText(en.search), 'zzzz');
  await screen.findByRole('heading', { name: en.none });
  await user.click(within(main()).getAllByRole('button', { name: en.clear }).at(-1)!);
  await expect.poll(ids).toContain('ngn');
});

test('up to eight assets have no search', async () => {
  await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => ids().length).toBe(6);
  expect(within(main()).queryByLabelText(en.search)).toBeNull();
});

test('no favourites yet: it says where the star is', async () => {
  const mock = await signedIn();
  for (const id of (await mock.call(market.listFavourites)).data.ids)
    await mock.call(market.removeFavourite, { params: { id } });
  const { user } = await open(ASSETS, { mock });
  await user.click(await buttonIn(main, en.kinds.favourites));
  await screen.findByRole('heading', { name: en.noFavourites });
  await user.click(await buttonIn(main, en.showAll));
  await expect.poll(ids).toContain('ngn');
});

test('what was typed is in the address, and in the field again after Back', async () => {
  const { user } = await openLongList();
  await user.type(within(main()).getByLabelText(en.search), 'bit');
  await expect.poll(() => location.search).toBe('?q=bit');
  await user.click(within(row('btc')).getAllByRole('link')[0]!);
  await expect.poll(() => location.pathname).toBe('/w/token/btc');
  history.back();
  await expect.poll(() => ids().join()).toBe('btc');
  expect(within(main()).getByLabelText<HTMLInputElement>(en.search).value).toBe('bit');
});

test('what was typed is not put into the address of the screen that is opened meanwhile', async () => {
  const { user } = await openLongList();
  await user.type(within(main()).getByLabelText(en.search), 'bit');
  const left = beforeEffects(
    () => document.querySelector('.my-assets') === null,
    () => void vi.advanceTimersByTime(300),
  );
  await user.click(within(row('btc')).getAllByRole('link')[0]!);
  await left;
  await pass(300);
  expect(location.pathname + location.search).toBe('/w/token/btc');
});

/** Opens the menu of a row and finds in it what has this name. */
async function inMenu(user: Awaited<ReturnType<typeof open>>['user'], id: string, text: string) {
  await user.click(within(row(id)).getByRole('button', { expanded: false }));
  return within(row(id)).queryByText(text)?.closest<HTMLElement>('a, button') ?? null;
}

test('a row leads to its asset, and its menu to what can be done with it', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => ids()).toContain('usd');
  expect(within(row('usd')).getAllByRole('link')[0]?.getAttribute('href')).toBe('/w/token/usd');
  expect((await inMenu(user, 'usd', en.actions.send))?.getAttribute('href')).toBe('/w/send?asset=usd');
  expect(within(row('usd')).getByText(en.actions.receive).closest('a')?.getAttribute('href')).toBe(
    '/w/receive?tab=cash&asset=usd',
  );
  expect(within(row('usd')).getByText(en.actions.transactions).closest('a')?.getAttribute('href')).toBe(
    '/w/transactions?asset=usd',
  );
});

test('a favourite is starred at once and kept; one that is refused goes back', async () => {
  const mock = await signedIn();
  await mock.call(market.addFavourite, { params: { id: 'btc' } });
  const { user } = await open(ASSETS, { mock });
  await expect.poll(() => ids()).toContain('btc');
  await mock.fault('DELETE /market/favourites/{id}', { type: 'status', status: 500 });
  await user.click((await inMenu(user, 'btc', en.unstar))!);
  await screen.findByText(en.favouriteFailed);
  await mock.clearFaults();
  await user.click((await inMenu(user, 'btc', en.unstar))!);
  const saved = async () => (await mock.call(market.listFavourites)).data.ids;
  await expect.poll(saved).not.toContain('btc');
  expect(await inMenu(user, 'btc', en.star)).not.toBeNull();
});

test('without the favourites the assets are there, and no star is offered', async () => {
  const mock = await signedIn();
  await mock.fault('GET /market/favourites', { type: 'status', status: 503 });
  const { user } = await open(ASSETS, { mock });
  await expect.poll(() => ids()).toContain('btc');
  expect(await inMenu(user, 'btc', en.actions.send)).not.toBeNull();
  for (const text of [en.star, en.unstar]) expect(within(row('btc')).queryByText(text)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('small balances are hidden as the person prefers, said, and shown again', async () => {
  const { user, mock } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/deposits', { asset: 'doge', amount: '0.5' });
  await expect.poll(ids).toContain('doge');
  await user.click(await buttonIn(main, interpolate(en.order.open, { order: en.order.by.value })));
  await user.click(within(main()).getByRole('switch'));
  await expect.poll(ids).not.toContain('doge');
  await user.click(await buttonIn(main, en.showSmall));
  await expect.poll(ids).toContain('doge');
});

test('hidden balances hide every amount of the screen, and what a screen reader hears of it', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await open(ASSETS, { mock });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  for (const one of rows()) {
    expect(one.querySelector('.worth')?.textContent).not.toMatch(/\d/);
    expect(one.querySelector('.share')?.textContent).not.toMatch(/\d/);
  }
  expect(chipOf('ngn').getAttribute('aria-label')).toBe('Nigerian naira: on hold');
  expect(chipOf('ngn').textContent).not.toMatch(/\d/);
});

test('what is under way can’t be loaded: it says so, Try again brings it', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
  const held = items.find((item) => /[1-9]/.test(item.held) || /[1-9]/.test(item.incoming))!;
  await mock.fault('GET /wallet/transactions', { type: 'status', status: 503 });
  const { user } = await open(ASSETS, { mock });
  await expect.poll(ids).toContain(held.asset);
  await user.click(chipOf(held.asset));
  const dialog = await screen.findByRole('dialog');
  await expectText(() => dialog).toContain(en.underWay.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(() => dialog, wallet.load.retry));
  await expect.poll(() => within(dialog).queryAllByRole('link').length).toBeGreaterThan(0);
});
