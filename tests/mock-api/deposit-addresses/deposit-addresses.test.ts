import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import { checkAddress as parse } from '#contract/addresses/parse-address.ts';
import { checkMemo } from '#contract/addresses/memos.ts';
import { parsePaymentUri } from '#contract/addresses/payment-uri.ts';
import type { AddressCheck, DepositAddress } from '#contract/deposit-addresses.ts';
import { assetNetworks } from '#contract/networks.ts';
import type { Transaction } from '#contract/transactions.ts';
import { contractAddress, exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { Payer, toTron, TRON } from '../transfers/payer.ts';

const receive = async (who: Payer, asset: string, network: string) =>
  (await who.get(`/wallet/deposit-addresses?asset=${asset}&network=${network}`)).body.data as DepositAddress;
const check = async (who: Payer, body: object) =>
  (await who.post('/wallet/addresses/check', { asset: 'usdt', ...body })).body.data as AddressCheck;
const pairs = assetIds.flatMap((asset) => assetNetworks[asset].map((network) => [asset, network] as const));

test('every asset has an address on each of its networks, with a memo where there are some, and a URI that leads to it', async () => {
  const tobi = await Payer.create();
  for (const [asset, network] of pairs) {
    const { address, memo, uri, warnings } = await receive(tobi, asset, network);
    expect([network, parse(network, address).ok]).toEqual([network, true]);
    expect(checkMemo(network, memo ?? '').ok).toBe(true);
    expect(warnings).toEqual(memo === null ? [] : ['memo_required']);
    if (uri === null) continue;
    const parsed = parsePaymentUri(uri);
    expect([uri, parsed.ok && parsed.payment.address]).toEqual([uri, address]);
  }
});

test('an address stays the same, and is nobody else’s', async () => {
  const tobi = await Payer.create();
  const ann = await Payer.create('payer', tobi.app);
  for (const [asset, network] of pairs) {
    const mine = await receive(tobi, asset, network);
    expect(await receive(tobi, asset, network)).toEqual(mine);
    const theirs = await receive(ann, asset, network);
    expect([theirs.address, theirs.memo]).not.toEqual([mine.address, mine.memo]);
  }
});

test('a delayed and a paused network are said', async () => {
  const tobi = await Payer.create();
  for (const status of ['delayed', 'paused']) {
    await tobi.control('PUT', '/simulate/networks/trc20', { status });
    expect((await receive(tobi, 'usdt', 'trc20')).warnings).toEqual([`network_${status}`]);
  }
});

test.each([
  ['usdt', 'trc20', '10'],
  ['xrp', 'xrpl', '20'],
] as const)('%s that is sent on %s to another user arrives there', async (asset, network, amount) => {
  const tobi = await Payer.create();
  const ann = await Payer.create('payer', tobi.app);
  const { address, memo } = await receive(ann, asset, network);
  const before = await ann.has(asset);
  await tobi.control('POST', '/deposits', {
    email: 'tobi@example.com',
    asset,
    amount: '100',
    status: 'credited',
  });
  const { id } = await tobi.paid({ kind: 'send', asset, to: { network, address, memo }, amount });
  await tobi.wait(3600);
  expect((await tobi.transaction(id)).status).toBe('completed');
  const [arrived] = ((await ann.get('/wallet/transactions')).body.data as { items: Transaction[] }).items;
  expect(arrived).toMatchObject({ type: 'deposit', asset, amount, network, status: 'completed' });
  expect(await ann.has(asset)).not.toBe(before);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('to one’s own address nothing is sent', async () => {
  const tobi = await Payer.create();
  const { address } = await receive(tobi, 'usdt', 'trc20');
  const { body } = await tobi.post('/wallet/quotes', { ...toTron('5'), to: { network: 'trc20', address } });
  expect(body.code).toBe('self_send');
});

test('Cowrie’s shared address needs the memo of the receiver', async () => {
  const tobi = await Payer.create();
  const ann = await Payer.create('payer', tobi.app);
  const { address } = await receive(ann, 'xrp', 'xrpl');
  const request = { kind: 'send', asset: 'xrp', to: { network: 'xrpl', address }, amount: '5' };
  expect((await tobi.post('/wallet/quotes', request)).body.code).toBe('memo_required');
  expect(await check(tobi, { asset: 'xrp', address })).toMatchObject({ memo: 'required' });
});

test('says what is known of an address', async () => {
  const tobi = await Payer.create();
  expect(await check(tobi, { address: ` ${TRON} ` })).toEqual({
    valid: true,
    normalized: TRON,
    networks: ['trc20'],
    checksum: 'full',
    kind: 'wallet',
    memo: 'none',
    similar_to: null,
    sent_count: 0,
  });
  await tobi.paid(toTron('5'));
  // On its way it has not arrived.
  expect(await check(tobi, { address: TRON })).toMatchObject({ sent_count: 0 });
  await tobi.wait(600);
  expect(await check(tobi, { address: TRON })).toMatchObject({ sent_count: 1 });
  expect(await check(tobi, { address: exchangeAddress('trc20') })).toMatchObject({ kind: 'exchange' });
  expect(await check(tobi, { address: contractAddress('trc20') })).toMatchObject({ kind: 'contract' });
  const { address } = await receive(tobi, 'usdt', 'erc20');
  expect(await check(tobi, { address })).toMatchObject({
    kind: 'own',
    networks: ['erc20', 'bep20', 'polygon', 'avalanche'],
  });
});

test.each([
  ['', 'empty', []],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum', []],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'wrong_network', ['bitcoin']],
] as const)('%j is no address: %s', async (address, reason, networks) => {
  const tobi = await Payer.create();
  expect(await check(tobi, { address })).toEqual({ valid: false, reason, networks });
});

test('a look-alike is named, with the address that it is taken for', async () => {
  const gbenga = await Payer.create('poisoned');
  const { items } = (await gbenga.get('/wallet/transactions')).body.data as { items: Transaction[] };
  const dust = items.find(({ amount }) => amount === '0.000001')?.counterparty as { address: string };
  const checked = await check(gbenga, { asset: 'eth', address: dust.address });
  expect(checked).toMatchObject({ similar_to: { level: 'critical', name: 'Ledger' } });
});
