import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/deposit-addresses.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  panel,
  pass,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';

/** Opens a screen and waits for its frame. */
const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};

const { receive: en, networks, wallet, transactions } = messages('en');
const ADDRESS = 'GET /wallet/deposit-addresses';
const USDT_ON_TRON = '/w/receive?asset=usdt&network=trc20';

const addressOf = async (
  mock: Awaited<ReturnType<typeof signedIn>>,
  query: { asset: 'usdt' | 'xrp'; network: 'trc20' | 'erc20' | 'xrpl' },
) => (await mock.call(contract.getDepositAddress, { query })).data;
/** The address as a reader of the screen has it, without the spelling for screen readers. */
const shownAddress = () => main().querySelector('.address [aria-hidden]')?.textContent;
const opened = (name: 'coins' | 'networks') => waitFor(() => panel(name));
const radios = () => within(main()).getAllByRole<HTMLInputElement>('radio');

for (const locale of locales) {
  const { receive: t } = messages(locale);

  // requirement: 2.118
  test(`in ${locale}: an asset, then its network, then the address; no network is chosen for anybody`, async () => {
    const { user, mock } = await open('/w/receive', { persona: 'complete', locale });
    await user.click(await within(main()).findByRole('link', { name: /USDT/ }));
    await expect.poll(() => radios().length).toBeGreaterThan(3);
    expect(radios().some(({ checked }) => checked)).toBe(false);
    // What was pressed is gone: the focus goes on with the steps.
    await expect.poll(() => document.activeElement?.textContent).toBe(t.whichNetwork);
    const next = within(main()).getByRole<HTMLButtonElement>('button', { name: t.chooseNetwork });
    expect(next.disabled).toBe(true);
    await user.click(within(main()).getByRole('radio', { name: /TRC-20/ }));
    // The button stands under all the networks.
    scrollTo(0, 700);
    await user.click(next);
    const { address } = await addressOf(mock, { asset: 'usdt', network: 'trc20' });
    await expect.poll(shownAddress).toBe(address);
    await expect.poll(() => document.activeElement?.id).toBe('deposit-address');
    expect(scrollY).toBe(0);
    expect(location.search).toBe('?asset=usdt&network=trc20');
    expect(main().querySelector('.sentence')?.textContent).toContain('Tron (TRC-20)');
    within(main()).getByRole('img', {
      name: interpolate(t.address.qr, { asset: 'USDT', network: 'Tron (TRC-20)' }),
    });
  });

  test(`in ${locale}: a coin is found by its name, its symbol and its networks`, async () => {
    const { user } = await open('/w/receive', { persona: 'complete', locale });
    const field = await within(main()).findByRole('textbox', { name: t.search.field });
    const coins = () =>
      [...main().querySelectorAll<HTMLAnchorElement>('.receive-assets li a')].map(
        ({ pathname, search }) => pathname + search,
      );
    const all = coins().length;
    expect(all).toBeGreaterThan(8);
    for (const [typed, first] of [
      ['xrp', 'xrp'],
      ['usdt', 'usdt'],
      [messages(locale).wallet.names.btc, 'btc'],
      ['cardano', 'ada'],
      ['trc-20', 'usdt'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await expect.poll(() => coins()[0]).toBe(`/w/receive?asset=${first}`);
    }
    await user.clear(field);
    await user.type(field, 'no such coin');
    await expectText(main).toContain(interpolate(t.search.none, { typed: 'no such coin' }));
    expect(coins()).toEqual([]);
    await user.click(within(main()).getAllByRole('button', { name: t.search.clear }).at(-1)!);
    expect(coins()).toHaveLength(all);
    expect(document.activeElement).toBe(field);
  });
}

test('a paused network says when it opens and can’t be chosen; a slow one says so', async () => {
  const mock = await signedIn();
  const opens_at = new Date(Date.now() + 3_600_000).toISOString();
  await mock.control('PUT', '/simulate/networks/erc20', { status: 'paused', opens_at });
  await mock.control('PUT', '/simulate/networks/solana', { status: 'delayed' });
  await open('/w/receive?asset=usdt', { mock });
  const paused = await within(main()).findByRole<HTMLInputElement>('radio', { name: /ERC-20/ });
  expect(paused.disabled).toBe(true);
  expect(paused.closest('label')?.textContent).toMatch(onAnyDay(/Resumes at \d\d:\d\d/));
  expect(
    within(main())
      .getByRole('radio', { name: /Solana/ })
      .closest('label')?.textContent,
  ).toContain(networks.slow);
});

test('a coin with one network has nothing to choose', async () => {
  await open('/w/receive?asset=btc', { persona: 'complete' });
  await expect.poll(() => shownAddress()?.length).toBeGreaterThan(20);
  expect(main().textContent).toContain(en.onlyNetwork);
});

test('a tag has the weight of its address, and the code holds both', async () => {
  const { mock } = await open('/w/receive?asset=xrp', { persona: 'complete' });
  const { memo, uri } = await addressOf(mock, { asset: 'xrp', network: 'xrpl' });
  expect(uri).toContain(`dt=${memo}`);
  await expectText(main).toContain(en.address.first);
  expect(main().textContent).toContain(en.address.second);
  expect(main().textContent).toContain(en.address.holdsTag);
  expect(main().querySelector('.address.memo')?.textContent).toBe(memo);
  within(main()).getByRole('button', { name: en.address.copyTag });
  expect(main().querySelector('.sentence')?.textContent).toContain(`with tag ${memo}`);
});

test('an address that can’t be loaded says so; Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault(ADDRESS, { type: 'status', status: 503 });
  const { user } = await open(USDT_ON_TRON, { mock });
  await expectText(main).toContain(en.address.failed);
  expect(shownAddress()).toBeUndefined();
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expect.poll(shownAddress).toBeTruthy();
});

test('the address of one network is never shown under the name of another', async () => {
  const { user, mock } = await open(USDT_ON_TRON, { persona: 'complete' });
  await expect.poll(shownAddress).toBeTruthy();
  const held = await mock.hold(ADDRESS);
  await user.click(within(main()).getByRole('button', { name: /Tron/ }));
  await user.click(await within(await opened('networks')).findByRole('button', { name: /ERC-20/ }));
  await expect.poll(() => location.search).toBe('?asset=usdt&network=erc20');
  await within(main()).findByRole('button', { name: /^Network.*ERC-20/ });
  expect(shownAddress()).toBeUndefined();
  await held.release();
  await expect.poll(shownAddress).toBe((await addressOf(mock, { asset: 'usdt', network: 'erc20' })).address);
});

test('the panel of assets changes what is received; cash leads to its tab', async () => {
  const { user } = await open(USDT_ON_TRON, { persona: 'complete' });
  await user.click(await within(main()).findByRole('button', { name: /USDT/ }));
  await user.click(await within(await opened('coins')).findByRole('option', { name: /Solana/ }));
  await expect.poll(() => location.search).toBe('?asset=sol');
  await user.click(await within(main()).findByRole('button', { name: /SOL/ }));
  await user.click(await within(await opened('coins')).findByRole('option', { name: /naira/i }));
  await expect.poll(() => location.search).toBe('?tab=cash&asset=ngn');
});

test('a payment appears while it is confirmed, counts its confirmations, and arrives', async () => {
  const { mock } = await open('/w/receive?asset=trx', { persona: 'complete' });
  await expectText(main).toContain(en.incoming.watching);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/deposits', { asset: 'trx', amount: '100', status: 'confirming' });
  await expectText(main).toContain(en.incoming.heading);
  expect(main().textContent).toContain(transactions.statuses.confirming);
  const progress = () => Number(/(\d+) of \d+ confirmations/.exec(main().textContent)?.[1]);
  await pass(60_000);
  await expect.poll(progress).toBeGreaterThan(0);
  await pass(120_000);
  await expectText(main).toContain(en.incoming.arrived);
  expect(within(main()).getByRole('link', { name: en.incoming.details }).getAttribute('href')).toMatch(
    /^\/w\/transactions\?id=/,
  );
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(expect.stringContaining('arrived in your balance'));
});

test('a payment that arrives at once is shown; one that had arrived before is not', async () => {
  const mock = await signedIn();
  await mock.control('POST', '/deposits', { asset: 'trx', amount: '25' });
  await open('/w/receive?asset=trx', { mock });
  await expectText(main).toContain(en.incoming.watching);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/deposits', { asset: 'trx', amount: '75' });
  await expectText(main).toContain('75 TRX');
  expect(main().textContent).toContain(en.incoming.arrived);
  expect(main().textContent).not.toContain('25 TRX');
});

test('hidden balances hide a payment that comes in', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await open('/w/receive?asset=btc', { mock });
  await expectText(main).toContain(en.incoming.watching);
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  await mock.control('POST', '/deposits', { asset: 'btc', amount: '7.3125', status: 'confirming' });
  await expectText(main).toContain(en.incoming.heading);
  expect(document.body.textContent).not.toContain('731');
});

// requirement: 2.119
test('the market’s receive needs a coin, and has the way back', async () => {
  await open('/w/marketplace/receive', { persona: 'complete' });
  await screen.findByRole('heading', { name: en.market.none });
  within(main()).getByRole('link', { name: interpolate(wallet.back, { name: wallet.screens.marketplace }) });
});
