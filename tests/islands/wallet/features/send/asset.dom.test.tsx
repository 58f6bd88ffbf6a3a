import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Balances } from '#contract/balances.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { bankAccount, chinedu, en, onEvm, onTron, openStep, savedDraft } from './send-steps.tsx';
import { onAnyDay } from '../../on-any-day.ts';

const { networks, walletLists: lists, wallet } = messages('en');
const ASSETS = 'GET /wallet/assets';
const rows = () =>
  waitFor(() => {
    const found = main().querySelector<HTMLElement>('.send-assets:has(ul)');
    if (!found) throw new Error('There are no assets yet.');
    return found;
  });
const names = async () =>
  [...(await rows()).querySelectorAll('li button')].map((row) => row.querySelector('b')?.textContent);
const row = async (name: RegExp) => within(await rows()).findByRole<HTMLButtonElement>('button', { name });
const onPage = (page: string) => expect.poll(() => location.search).toBe(page);

for (const locale of locales) {
  const { sendAmount: t, wallet: w } = messages(locale);

  test(`in ${locale}: an asset of several networks, then one of them, then the amount`, async () => {
    const { user } = await openStep('asset', { mode: 'address', recipient: onEvm }, { locale });
    await user.click(
      await within(main()).findByRole('button', { name: new RegExp(`${w.names.usdt}.*1,862.44`) }),
    );
    const button = await buttonIn(main, t.networks.choose);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(savedDraft()).toMatchObject({ asset: 'usdt', network: null });
    // Its answer is where one is chosen.
    await user.click(button);
    expect(document.activeElement).toBe(within(main()).getAllByRole('radio')[0]);
    expect(savedDraft()).toMatchObject({ asset: 'usdt', network: null });
    await user.click(within(main()).getByRole('radio', { name: /Polygon/ }));
    await user.keyboard('{Enter}');
    await onPage('?step=amount');
    expect(savedDraft()).toMatchObject({ asset: 'usdt', network: 'polygon' });
  });
}

test('for an address only what it can take: what has a balance, and the rest by typing, which can’t be chosen', async () => {
  const { user } = await openStep('asset', { mode: 'address', recipient: onEvm });
  await row(/Ethereum.*0\.5127/);
  expect((await names()).slice(0, 2).toSorted()).toEqual(['Ethereum', 'Tether']);
  expect(await names()).not.toContain('Bitcoin');
  expect(await names()).not.toContain('Nigerian naira');
  expect(await names()).not.toContain('Chainlink');
  await user.type(within(main()).getByLabelText(lists.coins.field), 'chain');
  const empty = await row(/^Chain/);
  expect([empty.disabled, empty.textContent]).toEqual([true, expect.stringContaining(en.assets.empty)]);
});

test('one network is taken by itself', async () => {
  const { user } = await openStep('asset', { mode: 'address', recipient: onTron });
  await user.click(await row(/Tether/));
  await onPage('?step=amount');
  expect(savedDraft()).toMatchObject({ asset: 'usdt', network: 'trc20' });
});

test('to a person everything that is there can be sent, found by typing', async () => {
  const { user } = await openStep('asset', { recipient: chinedu });
  await row(/Bitcoin.*0\.031842/);
  expect((await names()).length).toBe(6);
  await user.type(within(main()).getByLabelText(lists.coins.field), 'sol');
  await expect.poll(async () => (await names())[0]).toBe('Solana');
  await user.click(await row(/^Sol/));
  await onPage('?step=amount');
});

test('a search that finds nothing says so', async () => {
  const { user } = await openStep('asset', { recipient: chinedu });
  await row(/Bitcoin/);
  await user.type(within(main()).getByLabelText(lists.coins.field), 'zzz');
  await screen.findByRole('heading', { name: lists.coins.none.replace('{typed}', 'zzz') });
});

test('a bank takes naira only', async () => {
  await openStep('asset', { mode: 'bank', recipient: bankAccount });
  expect(await names()).toEqual(['Nigerian naira']);
  expect(main().textContent).toContain(en.assets.onlyNaira);
});

test('a network says its fee, minimum and time; a slow one and a paused one say so', async () => {
  const mock = await signedIn();
  const opens_at = new Date(Date.now() + 3_600_000).toISOString();
  await mock.control('PUT', '/simulate/networks/erc20', { status: 'paused', opens_at });
  await mock.control('PUT', '/simulate/networks/polygon', { status: 'delayed' });
  await openStep('asset', { mode: 'address', recipient: onEvm, asset: 'usdt' }, { mock });
  const text = async (name: RegExp) =>
    (await within(main()).findByRole('radio', { name })).closest('label')?.textContent;
  expect(await text(/BEP-20/)).toMatch(/Fee 1.00 USDT · minimum 2.00 USDT.*about 1 min/);
  expect(await text(/Polygon/)).toContain(networks.slow);
  expect(await text(/ERC-20/)).toMatch(onAnyDay(/Resumes at \d\d:\d\d/));
  expect(within(main()).getByRole<HTMLInputElement>('radio', { name: /ERC-20/ }).disabled).toBe(true);
  expect(within(main()).queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('the cheapest network that works is marked, and not chosen', async () => {
  await openStep('asset', { mode: 'address', recipient: onEvm, asset: 'eth' });
  const base = await within(main()).findByRole('radio', { name: /Base/ });
  expect(base.closest('label')?.textContent).toContain(en.networks.lowestFee);
  expect(within(main()).queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('an asset whose only network is paused can’t be chosen', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/simulate/networks/trc20', { status: 'paused' });
  await openStep('asset', { mode: 'address', recipient: onTron }, { mock });
  const paused = await row(/Tether/);
  expect([paused.disabled, paused.textContent]).toEqual([true, expect.stringContaining('is paused')]);
});

test('while balances are loading, and when they can’t be loaded, an asset can be chosen all the same', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/balances', { type: 'status', status: 500 });
  await openStep('asset', { recipient: chinedu }, { mock });
  await expectText(main).toContain(lists.coins.failed);
  expect((await row(/Chainlink/)).disabled).toBe(false);
});

test('assets that can’t be loaded: said, and tried again', async () => {
  const mock = await signedIn();
  await mock.fault(ASSETS, { type: 'status', status: 500 });
  const { user } = await openStep('asset', { recipient: chinedu }, { mock });
  await expectText(main).toContain(en.assets.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await rows();
});

test('somebody without any balance is told how to get one', async () => {
  await openStep('asset', { recipient: chinedu }, { persona: 'no-profile' });
  await screen.findByRole('heading', { name: en.assets.nothing });
  within(main()).getByRole('link', { name: en.assets.receiveMoney });
});

test('the chosen asset can be changed', async () => {
  const { user } = await openStep('asset', { mode: 'address', recipient: onEvm, asset: 'usdt' });
  await user.click(await buttonIn(main, en.networks.changeAsset));
  await user.click(await row(/Ethereum/));
  await screen.findByRole('radio', { name: /Arbitrum/ });
  expect(savedDraft()).toMatchObject({ asset: 'eth', network: null });
});

test('the market’s coin is the only one; without one the market is where to begin', async () => {
  const { market } = messages('en').send;
  const mock = await signedIn();
  await renderScreen('/w/marketplace/send', { mock });
  await screen.findByRole('heading', { name: market.none });
  within(main()).getByRole('link', { name: market.go });
  const { data } = (await (await mock.send('http://localhost:8787/wallet/balances')).json()) as {
    data: Balances;
  };
  expect(data.items.some(({ asset }) => asset === 'btc')).toBe(true);
});

test('the market’s coin stays, and a recipient that can’t take it is chosen anew', async () => {
  const mock = await signedIn();
  await openStep('amount', { recipient: chinedu, asset: 'ngn' }, { mock });
  await renderScreen('/w/marketplace/send?asset=sol&step=amount', { mock });
  await screen.findByLabelText(en.youSend);
  expect(savedDraft()).toMatchObject({ asset: 'sol', recipient: { username: 'chinedu' } });
  await expectText(main).toMatch(/Available\s[\d.]+\s?SOL/);
  await renderScreen('/w/marketplace/send?asset=usdt&step=asset', { mock });
  await waitFor(() => expect(savedDraft().asset).toBe('usdt'));
  // A bank takes no coin.
  await openStep('amount', { mode: 'bank', recipient: bankAccount, asset: 'ngn' }, { mock });
  await renderScreen('/w/marketplace/send?asset=sol&step=amount', { mock });
  await waitFor(() => expect(savedDraft()).toMatchObject({ asset: null, recipient: null }));
});
