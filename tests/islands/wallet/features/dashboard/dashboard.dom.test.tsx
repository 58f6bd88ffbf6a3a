import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DisplayCurrency } from '#contract/assets.ts';
import * as contract from '#contract/balances.ts';
import { addFavourite } from '#contract/market.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { coinRow, total, region } from './dashboard-rows.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { wallet: en, dashboard: parts, toasts } = messages('en');
const BALANCES = 'GET /wallet/balances';

let mock: WalletMock;
beforeEach(async () => {
  mock = await signedInWithStoppedClock();
});
const balancesIn = async (currency: DisplayCurrency) =>
  (await mock.call(contract.getBalances, { query: { currency } })).data;
const assetsRegion = () => region(en.assets.heading);

test('loading balances show a skeleton without amounts, and a notice after ten seconds', async () => {
  const held = await mock.hold(BALANCES);
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(en.balance.loading);
  expect(total().getAttribute('aria-busy')).toBe('true');
  expect(total().textContent).not.toMatch(/[₦$]/);
  expect(total().textContent).not.toContain(toasts.stillWorking);
  // The market does not wait for the wallet's balances, but its prices in naira do: the rate is theirs.
  await expectText(coinRow('btc')).toMatch(/\d\.\d\d%/);
  expect(coinRow('btc')().textContent).not.toMatch(/[₦$]/);
  await pass(10_000);
  await expectText(() => total()).toContain(toasts.stillWorking);
  expect(assetsRegion().textContent).not.toMatch(/\d/);
  await held.release();
  await expectText(() => total()).toContain('₦');
});

// requirement: 2.45
test('a pending status check shows a skeleton, a notice after three seconds, and the menu', async () => {
  await mock.hold('GET /user/profile/status');
  await renderScreen('/w', { mock });
  await expectText(main).toContain(en.start.label);
  await pass(3000);
  await expectText(main).toContain(en.start.slow);
  expect(main().textContent).not.toMatch(/\d/);
  screen.getByRole('navigation', { name: en.nav.label });
});

test('while the code of the next screen is on its way, that screen is named: the wallet is open already', async () => {
  const { user } = await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦');
  const said: (string | undefined)[] = [];
  const observer = new MutationObserver(() => said.push(main().querySelector('.wait .sr')?.textContent));
  observer.observe(main(), { childList: true, subtree: true });
  const [link] = screen.getAllByRole('link', { name: en.screens.marketplace });
  await user.click(link!);
  await expect.poll(() => said).toContain(interpolate(en.start.screen, { screen: en.screens.marketplace }));
  observer.disconnect();
  expect(said).not.toContain(en.start.label);
});

test('an empty wallet says so, and what will be shown here', async () => {
  mock = await signedInWithStoppedClock('incomplete-flag-only');
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦0.00');
  await expectText(main).toContain(parts.firstSteps.left.two);
  expect(screen.queryByRole('region', { name: en.assets.heading })).toBeNull();
  // Without a balance there is no change to show.
  expect(total().textContent).not.toContain('%');
});

test('balances that fail to load are unavailable, never zero; Retry loads them', async () => {
  await mock.fault(BALANCES, { type: 'status', status: 500 });
  const { user } = await renderScreen('/w', { mock });
  for (const text of [en.balance.unavailable, en.balance.safe, en.balance.failed])
    await expectText(() => total()).toContain(text);
  await expectText(assetsRegion).toContain(en.assets.failedText);
  expect(total().textContent).not.toMatch(/[₦$]/);
  const [failed] = await mock.journal(BALANCES);
  expect(total().textContent).toContain(interpolate(en.request, { id: failed?.request_id ?? 'none' }));
  await mock.clearFaults();
  await user.click(await buttonIn(() => total(), en.load.retry));
  await expectText(() => total()).toContain(formatMoney((await balancesIn('ngn')).total, 'ngn', 'en'));
  expect(total().textContent).not.toContain(en.balance.failed);
});

test('balances that fail are retried automatically, three times', async () => {
  await mock.fault(BALANCES, { type: 'status', status: 503 });
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(en.balance.unavailable);
  const calls = async () => (await mock.journal(BALANCES)).length;
  for (const [index, seconds] of [2, 4, 8].entries()) {
    await expect.poll(calls).toBe(index + 1);
    await pass(seconds * 1000);
  }
  await expect.poll(calls).toBe(4);
  // The next request is the regular refetch, 30 s after the first.
  await pass(14_000);
  expect(await calls()).toBe(4);
});

// requirement: 2.48
test('old amounts stay, with their age, when a refetch fails', async () => {
  const { user } = await renderScreen('/w', { mock });
  const amount = formatMoney((await balancesIn('ngn')).total, 'ngn', 'en');
  await expectText(() => total()).toContain(amount);
  await mock.fault(BALANCES, { type: 'status', status: 500 });
  await pass(31_000);
  await expectText(() => total()).toMatch(
    onAnyDay(/We couldn’t refresh your balances\. Last updated \d\d:\d\d\./),
  );
  expect(total().textContent).toContain(amount);
  // There are no old amounts in another currency: the naira must not be shown as dollars.
  await user.click(await buttonIn(() => total(), 'USD'));
  await expectText(() => total()).toContain(en.balance.unavailable);
  expect(total().textContent).not.toMatch(/[₦$]/);
  // Each asset's value says what it is in: it stays, where a skeleton would promise another one.
  await expectText(assetsRegion).toContain('₦');
  expect(assetsRegion().querySelector('.skeleton')).toBeNull();
});

test('an error of the coins does not affect the balances; Retry loads them', async () => {
  await mock.fault('GET /market/assets', { type: 'status', status: 500 });
  const { user } = await renderScreen('/w', { mock });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(en.market.failed);
  expect(alert.textContent).toMatch(/Error ID: \S+/);
  await expectText(() => total()).toContain('₦');
  // Prices arrive, but there is no row to show one, so a count of live prices would contradict the error.
  await pass(1000);
  await expectText(() => total()).toContain('Prices as of');
  const market = () => region(en.market.heading);
  expect(market().textContent).not.toMatch(/live/i);
  await mock.clearFaults();
  await user.click(within(alert).getByRole('button', { name: en.load.retry }));
  await expect
    .poll(() => screen.queryByRole('table', { name: en.market.heading })?.textContent)
    .toContain('Cardano');
});

test('a coin that is starred has its star in the market, for eyes and ears', async () => {
  await mock.call(addFavourite, { params: { id: 'btc' } });
  await renderScreen('/w', { mock });
  await expectText(coinRow('btc')).toContain(parts.favourite);
  expect(coinRow('eth')().textContent).not.toContain(parts.favourite);
});

test('while the stream connects one line says so, and once it has failed the rows say that prices are not live', async () => {
  await mock.control('PUT', '/ticker', { socket: 'stall' });
  await renderScreen('/w', { mock });
  await expectText(coinRow('btc')).toContain('₦');
  await expectText(() => total()).toContain(en.feed.connecting);
  expect(region(en.market.heading).textContent).not.toContain(en.market.notLive);
  await mock.control('PUT', '/ticker', { socket: 'refuse' });
  await mock.control('POST', '/ticker/drop');
  await pass(60_000);
  await expectText(coinRow('btc')).toContain(en.market.notLive);
  expect(total().textContent).not.toContain(en.feed.connecting);
});

test('a wallet that cannot be opened shows an error with Retry', async () => {
  await mock.fault('GET /user/profile/status', { type: 'status', status: 500, message: null });
  const { user } = await renderScreen('/w', { mock });
  const alert = await screen.findByRole('alert');
  for (const text of [en.start.failed, en.start.failedText, en.start.safe])
    expect(alert.textContent).toContain(text);
  expect(alert.textContent).toMatch(/Error ID: \S+/);
  expect(main().textContent).not.toMatch(/[₦$]/);
  await mock.clearFaults();
  await user.click(within(alert).getByRole('button', { name: en.start.retry }));
  await expect.poll(() => main().textContent).toContain('₦');
});

// requirement: 2.48
test('the offline notice has the age of the balances, and goes when the network is back', async () => {
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦');
  await pass(1000);
  await expectText(() => total()).toContain('Prices as of');
  setNetwork(false);
  await expectText(main).toMatch(onAnyDay(/You’re offline\. Balances as of \d\d:\d\d\./));
  await expectText(() => total()).toMatch(onAnyDay(/Offline, prices as of \d\d:\d\d/));
  expect(total().textContent).toContain('₦');
  setNetwork(true);
  await expectText(main).not.toContain(en.offline.title);
  await pass(1000);
  await expectText(() => total()).toContain('Prices as of');
});

// requirement: 2.48
test('offline, only the screen with balances says how old they are', async () => {
  const { user } = await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦');
  setNetwork(false);
  await expectText(main).toMatch(onAnyDay(/Balances as of \d\d:\d\d\./));
  const menu = within(screen.getByRole('navigation', { name: en.nav.label }));
  await user.click(menu.getByRole('link', { name: en.nav.devices }));
  await expectText(main).toContain(`${en.offline.title} ${en.offline.empty}`);
  expect(main().textContent).not.toContain('Balances as of');
});

test('offline before the balances are loaded gives no age', async () => {
  await mock.hold(BALANCES);
  await renderScreen('/w', { mock });
  await expectText(coinRow('btc')).toContain('%');
  setNetwork(false);
  await expectText(main).toContain(en.offline.empty);
  expect(total().textContent).not.toContain('₦');
});
