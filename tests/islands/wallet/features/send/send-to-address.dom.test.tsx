import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as depositAddresses from '#contract/deposit-addresses.ts';
import * as transactions from '#contract/transactions.ts';
import { contractAddress, exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, main, pass, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import { field, openTo, path } from './send-screen.ts';
import { savedDraft } from './send-steps.tsx';
import { onAnyDay } from '../../on-any-day.ts';

const { sendRecipient: en, send, sendAmount: amounts, walletSearch } = messages('en');
const CHECK = 'POST /wallet/addresses/check';
const TRON = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NEAR = 'a'.repeat(64);
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';

/** Pastes an address and waits for what the API knows of it. */
async function paste(address: string, options: Parameters<typeof openTo>[0] = { persona: 'complete' }) {
  const opened = await openTo(options);
  await opened.user.click(field());
  await opened.user.paste(address);
  await pass(450);
  return opened;
}
const goOn = () => buttonIn(main, en.address.continue);

for (const locale of locales)
  test(`in ${locale}: a right address is told at once, checked, and paid`, async () => {
    const { sendRecipient: t, send: frame } = messages(locale);
    const { user } = await openTo({ persona: 'complete', locale });
    await user.click(screen.getByRole('combobox'));
    await user.paste(TRON);
    await expectText(main).toContain(interpolate(t.address.looksLike, { network: 'Tron (TRC-20)' }));
    await pass(450);
    await expectText(main).toContain(frame.to.isNew);
    await user.click(await buttonIn(main, t.address.continue));
    await expect.poll(path).toContain('step=asset');
    expect(savedDraft()).toMatchObject({
      mode: 'address',
      asset: null,
      recipient: { kind: 'address', address: TRON, networks: ['trc20'], payee: null },
    });
  });

test('spaces of a pasted address are ignored, and Enter goes on', async () => {
  const { user } = await paste(TRON.replace(/(.{4})/g, '$1 '));
  await goOn();
  await user.keyboard('{Enter}');
  await expect.poll(path).toContain('step=asset');
  expect(savedDraft().recipient).toMatchObject({ address: TRON });
});

test('the focus goes on with the steps: to the question of the assets, and to that of the networks', async () => {
  const { user } = await paste(EVM);
  await user.click(await goOn());
  const question = await within(main()).findByRole('heading', { name: amounts.assets.heading });
  await expect.poll(() => document.activeElement).toBe(question);
  await user.click(await within(main()).findByRole('button', { name: /Tether/ }));
  await within(main()).findAllByRole('radio');
  await expect
    .poll(() => [document.activeElement?.tagName, document.activeElement?.textContent])
    .toEqual(['LEGEND', expect.stringContaining(amounts.networks.heading)]);
});

test('a wrong address says which group of four is wrong, marks it, and can’t be paid', async () => {
  const { user, mock } = await paste('TNPeeaaFB7K9cm04uQpcU32zGK8G1NYqeL');
  await expectText(main).toContain(
    interpolate(en.address.wrongGroup, { group: 4, text: en.address.wrong.character }),
  );
  expect([...main().querySelectorAll('mark')].map(({ textContent }) => textContent).join('')).toBe('cm04');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/w/send');
  expect(await mock.journal(CHECK)).toHaveLength(0);
});

test('a wrong payment link says what is wrong with it', async () => {
  await paste('bitcoin:1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo?amount=1,5');
  await expectText(main).toContain(en.address.uri.amount);
});

test('a payment link fills in the coin, its network, the amount and the memo', async () => {
  const { user } = await paste(`ripple:${XRP}?dt=42&amount=3.5`);
  await expectText(main).toContain(interpolate(en.address.memo, { memo: '42' }));
  await user.click(await goOn());
  await expect.poll(path).toContain('step=review');
  expect(savedDraft()).toMatchObject({
    asset: 'xrp',
    network: 'xrpl',
    amount: { fixed: 'asset', value: '3.5' },
    memo: { choice: 'given', text: '42' },
  });
});

describe('an address of something else', () => {
  test('acceptance test 11: an Ethereum address with USDT on Tron chosen is not paid before the network is', async () => {
    const { user } = await paste(EVM, { persona: 'complete', at: '/w/send?asset=usdt&network=trc20' });
    await expectText(main).toContain(interpolate(en.address.notOn, { network: 'Tron (TRC-20)' }));
    expect(within(main()).queryByRole('button', { name: en.address.continue })).toBeNull();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/w/send');
    await user.click(
      await buttonIn(
        main,
        interpolate(en.address.sendInstead, { asset: 'USDT', network: 'Ethereum (ERC-20)' }),
      ),
    );
    await user.click(await goOn());
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({ asset: 'usdt', network: 'erc20', recipient: { address: EVM } });
  });

  test('a Tron address with Bitcoin chosen offers what can be sent there', async () => {
    const { user } = await paste(TRON, { persona: 'complete', at: '/w/send?asset=btc' });
    await expectText(main).toContain(interpolate(en.address.notOf, { asset: 'BTC' }));
    await user.click(
      await buttonIn(main, interpolate(en.address.sendInstead, { asset: 'TRX', network: 'Tron (TRC-20)' })),
    );
    await user.click(await goOn());
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({ asset: 'trx', network: 'trc20' });
  });

  test('the panel has all networks that fit; the chosen one holds for this address', async () => {
    const { user } = await paste(EVM, { persona: 'complete', at: '/w/send?asset=usdt&network=trc20' });
    await user.click(await buttonIn(main, en.address.otherNetworks));
    const panel = await screen.findByRole('dialog', {
      name: messages('en').walletPanels.titles.blockchains,
    });
    await within(panel).findByRole('list', { name: en.networks.list });
    expect(within(panel).queryByRole('button', { name: /Tron/ })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: /Polygon/ }));
    await expect
      .poll(() => savedDraft().preset)
      .toMatchObject({ to: EVM, asset: 'usdt', network: 'polygon' });
    await expect.poll(path).toBe('/w/send');
    await user.click(await goOn());
    await expect.poll(() => savedDraft()).toMatchObject({ asset: 'usdt', network: 'polygon', preset: null });
  });

  test('the panel without an address asks for one', async () => {
    await openTo({ persona: 'complete', at: '/w/send?panel=blockchains' });
    await screen.findByText(en.networks.noneText);
  });
});

describe('acceptance test 8: a look-alike of a payee', () => {
  /** The address that dust came from: it begins and ends as one that was paid. */
  async function lookAlike(mock: WalletMock) {
    const { items } = (await mock.call(transactions.listTransactions, { query: { page_size: 20 } })).data;
    const addressOf = (direction: 'in' | 'out') => {
      const found = items.find(
        (one) => one.direction === direction && one.asset === 'eth' && one.counterparty?.kind === 'address',
      )?.counterparty;
      return found?.kind === 'address' ? found.address : '';
    };
    return { dust: addressOf('in'), paid: addressOf('out') };
  }

  test('is compared in full, and needs a choice; Enter makes none', async () => {
    const mock = await signedIn('poisoned');
    const { dust, paid } = await lookAlike(mock);
    const { user } = await paste(dust, { mock });
    await expectText(main).toContain(en.similar.text.critical);
    const shown = [...main().querySelectorAll('.address .sr')].map((one) =>
      one.textContent.replaceAll(' ', ''),
    );
    expect(shown).toEqual([dust, paid]);
    expect(main().querySelectorAll('mark').length).toBeGreaterThan(20);
    expect(within(main()).queryByRole('button', { name: en.address.continue })).toBeNull();
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(path()).toBe('/w/send');
    expect(savedDraft().recipient).toBeNull();
    await user.click(await buttonIn(main, en.similar.useTyped));
    await expect.poll(path).toContain('step=');
    expect(savedDraft().recipient).toMatchObject({ address: dust });
  });

  test('gives way to the address that was paid', async () => {
    const mock = await signedIn('poisoned');
    const { dust, paid } = await lookAlike(mock);
    const { user } = await paste(dust, { mock });
    await user.click(await buttonIn(main, en.similar.useSaved));
    await expect.poll(() => field().value).toBe(paid);
    await pass(450);
    await expectText(main).toContain(send.to.sent.one);
    // How often is no matter of trust, which the review alone speaks of.
    expect(screen.getByText(send.to.sent.one).className).toBe('tag');
    await user.click(await goOn());
    await expect.poll(path).toContain('step=');
    expect(savedDraft().recipient).toMatchObject({ address: paid });
  });

  test('of a payee that can’t be paid yet: from when it can, and no way to pay it before', async () => {
    const mock = await signedIn('poisoned');
    const { dust, paid } = await lookAlike(mock);
    const [customer = ''] = Object.keys(mock.app.sandboxes.default.state.transactions);
    const payee = {
      payee_id: 'pye_1',
      label: 'Ledger',
      kind: 'address',
      asset: 'eth',
      network: 'erc20',
    } as const;
    const saved = { created_at: '2026-11-20T09:00:00Z', last_used_at: null, memo: null, beneficiary: null };
    const { state } = mock.app.sandboxes.default;
    state.payees[customer] = [{ ...payee, ...saved, address: paid, renamed: null }];
    // It began before the address was paid for the first time.
    const [began_at, until] = [Date.now() - 30 * 86_400_000, Date.now() + 3 * 3_600_000];
    const restriction = { scope: 'new_payees', reason: 'pin_reset', after: null, device_id: null } as const;
    state.restrictions[customer] = [{ ...restriction, began_at, until }];
    await paste(dust, { mock });
    await expectText(main).toMatch(onAnyDay(/You can send here from \d\d:\d\d/));
    expect(await buttonIn(main, en.similar.useSaved)).toHaveProperty('disabled', true);
  });

  test('is never offered: recent addresses are those that were paid', async () => {
    const mock = await signedIn('poisoned');
    const { user } = await openTo({ mock });
    await user.click(screen.getByRole('button', { name: send.to.mode.address }));
    await screen.findAllByRole('option');
    expect(main().textContent).not.toContain('0.000001');
    const { dust, paid } = await lookAlike(mock);
    await user.click(
      screen.getByRole('option', { name: new RegExp(`${paid.slice(0, 6)}…${paid.slice(-6)}`) }),
    );
    expect(field().value).toBe(paid);
    expect(field().value).not.toBe(dust);
  });
});

test.each([
  ['a contract', () => contractAddress('trc20') ?? '', en.address.contract, true],
  ['an exchange that needs a memo', () => exchangeAddress('xrpl'), en.address.exchange, true],
  ['an account without a checksum', () => NEAR, en.address.noChecksum, true],
])('%s is said, and can be paid', async (_, address, text, canBePaid) => {
  await paste(address());
  await expectText(main).toContain(text);
  expect((await goOn()).hasAttribute('disabled')).toBe(!canBePaid);
});

test('one’s own address is refused', async () => {
  const mock = await signedIn();
  const { data } = await mock.call(depositAddresses.getDepositAddress, {
    query: { asset: 'usdt', network: 'trc20' },
  });
  const { user } = await paste(data.address, { mock });
  await expectText(main).toContain(en.address.own);
  await user.keyboard('{Enter}');
  expect(path()).toBe('/w/send');
});

test('while the address is checked nothing is paid', async () => {
  const mock = await signedIn();
  const { release } = await mock.hold(CHECK);
  const { user } = await paste(TRON, { mock });
  expect((await buttonIn(main, en.address.checking)).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/w/send');
  await release();
  expect((await goOn()).hasAttribute('disabled')).toBe(false);
});

test('an address that can’t be checked says so, can be checked again, and is paid all the same', async () => {
  const mock = await signedIn();
  await mock.fault(CHECK, { type: 'status', status: 503 });
  const { user } = await paste(TRON, { mock });
  await goOn();
  const retry = await buttonIn(main, walletSearch.retry);
  await mock.clearFaults();
  await user.click(retry);
  await expectText(main).toContain(send.to.isNew);
  await user.click(await goOn());
  await expect.poll(path).toContain('step=asset');
});

test('only the address that stands in the field is checked, once', async () => {
  const { user, mock } = await paste(TRON);
  await user.clear(field());
  await user.paste(EVM);
  await pass(200);
  await user.clear(field());
  await user.paste(XRP);
  await pass(450);
  await goOn();
  const bodies = (await mock.journal(CHECK)).map(({ body }) => (body as { address: string }).address);
  expect(bodies).toEqual(expect.arrayContaining([TRON, XRP]));
  expect(bodies).toHaveLength(2);
});
