import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as balances from '#contract/balances.ts';
import * as market from '#contract/market.ts';
import { messages } from '#src/i18n/messages.ts';
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

for (const locale of locales)
  // requirement: 2.120
  test(`in ${locale}: what is held, cash first, with what is available, on hold and incoming`, async () => {
    const { user, mock } = await open(ASSETS, { persona: 'complete', locale });
    const { myAssets: t, transactions } = messages(locale);
    await expect.poll(() => ids().length).toBeGreaterThan(3);
    expect(ids().slice(0, 2).toSorted()).toEqual(['ngn', 'usd']);
    const { items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
    const held = items.find((item) => /[1-9]/.test(item.held) || /[1-9]/.test(item.incoming))!;
    await user.click(within(row(held.asset)).getByRole('button', { expanded: false }));
    const underWay = () => within(row(held.asset)).getByRole('region', { name: t.underWay.heading });
    await expect.poll(() => within(underWay()).queryAllByRole('link').length).toBeGreaterThan(0);
    expect(within(underWay()).getAllByRole('link')[0]?.getAttribute('href')).toMatch(
      /^\/w\/transactions\?id=/,
    );
    expect(underWay().textContent).toMatch(
      new RegExp(Object.values(transactions.statuses).slice(0, 4).join('|')),
    );
    within(row(held.asset)).getByRole('link', { name: t.actions.receive });
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
  await expectText(main).toContain(en.failed);
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

test('search, kind and order; what does not match can be cleared', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await user.click(within(main()).getByRole('button', { name: en.kinds.cash }));
  await expect.poll(() => ids().every((id) => id === 'ngn' || id === 'usd')).toBe(true);
  expect(location.search).toBe('?kind=cash');
  await user.click(within(main()).getByRole('button', { name: en.kinds.crypto }));
  await user.selectOptions(within(main()).getByLabelText(en.sort), 'name');
  await expect.poll(() => location.search).toBe('?kind=crypto&sort=name');
  const names = () => rows().map((one) => within(one).getAllByRole('link')[0]?.textContent ?? '');
  await expect.poll(() => names().join()).toBe('Bitcoin,Ethereum,Solana,Tether');
  await user.type(within(main()).getByLabelText(en.search), 'zzzz');
  await screen.findByRole('heading', { name: en.none });
  await user.click(within(main()).getAllByRole('button', { name: en.clear }).at(-1)!);
  await expect.poll(ids).toContain('ngn');
});

test('what was typed is in the address, and in the field again after Back', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await user.type(within(main()).getByLabelText(en.search), 'bit');
  await expect.poll(() => location.search).toBe('?q=bit');
  await user.click(within(row('btc')).getAllByRole('link')[0]!);
  await expect.poll(() => location.pathname).toBe('/w/token/btc');
  history.back();
  await expect.poll(() => ids().join()).toBe('btc');
  expect(within(main()).getByLabelText<HTMLInputElement>(en.search).value).toBe('bit');
});

test('what was typed is not put into the address of the screen that is opened meanwhile', async () => {
  const { user } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
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

test('a favourite is starred at once and kept; one that is refused goes back', async () => {
  const { user, mock } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => ids()).toContain('btc');
  const star = () =>
    within(row('btc')).getByRole('button', { name: interpolate(en.favourite, { name: 'Bitcoin' }) });
  await expect.poll(() => star().hasAttribute('disabled')).toBe(false);
  const before = star().getAttribute('aria-pressed');
  await mock.fault('PUT /market/favourites/{id}', { type: 'status', status: 500 });
  await mock.fault('DELETE /market/favourites/{id}', { type: 'status', status: 500 });
  await user.click(star());
  await screen.findByText(en.favouriteFailed);
  expect(star().getAttribute('aria-pressed')).toBe(before);
  await mock.clearFaults();
  await user.click(star());
  await expect.poll(() => star().getAttribute('aria-pressed')).not.toBe(before);
  const { ids: saved } = (await mock.call(market.listFavourites)).data;
  expect(saved.includes('btc')).toBe(before === 'false');
});

test('without the favourites the assets are there, and no star can be pressed', async () => {
  const mock = await signedIn();
  await mock.fault('GET /market/favourites', { type: 'status', status: 503 });
  await open(ASSETS, { mock });
  await expect.poll(() => ids()).toContain('btc');
  const star = within(row('btc')).getByRole('button', {
    name: interpolate(en.favourite, { name: 'Bitcoin' }),
  });
  expect(star.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('small balances are hidden as the person prefers, said, and shown again', async () => {
  const { user, mock } = await open(ASSETS, { persona: 'complete' });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/deposits', { asset: 'doge', amount: '0.5' });
  await expect.poll(ids).toContain('doge');
  await user.click(within(main()).getByRole('switch'));
  await expect.poll(ids).not.toContain('doge');
  await user.click(await buttonIn(main, en.showSmall));
  await expect.poll(ids).toContain('doge');
});

test('hidden balances hide every amount of the screen', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const { user } = await open(ASSETS, { mock });
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  await user.click(within(row('ngn')).getByRole('button', { expanded: false }));
  for (const one of rows()) expect(one.querySelector('.worth')?.textContent).not.toMatch(/\d/);
});

test('what is under way can’t be loaded: it says so, Try again brings it', async () => {
  const mock = await signedIn();
  const { items } = (await mock.call(balances.getBalances, { query: { currency: 'ngn' } })).data;
  const held = items.find((item) => /[1-9]/.test(item.held) || /[1-9]/.test(item.incoming))!;
  await mock.fault('GET /wallet/transactions', { type: 'status', status: 503 });
  const { user } = await open(ASSETS, { mock });
  await expect.poll(ids).toContain(held.asset);
  await user.click(within(row(held.asset)).getByRole('button', { expanded: false }));
  await expectText(() => row(held.asset)).toContain(en.underWay.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(() => row(held.asset), wallet.load.retry));
  await expect.poll(() => within(row(held.asset)).queryAllByRole('link').length).toBeGreaterThan(4);
});
