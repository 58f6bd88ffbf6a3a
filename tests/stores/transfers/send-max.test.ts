import { expect, test } from 'vitest';
import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import { assetNetworks, networks, type NetworkId } from '#contract/networks.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';
import { quoteRequestOf } from '#src/stores/transfers/quote-request.ts';
import { setMax } from '#src/stores/transfers/send-amount.ts';
import { emptySendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Payer } from '../../mock-api/transfers/payer.ts';

/** More than each network's minimum and less than the limit of a day. */
const whole: Partial<Record<AssetId, string>> = { btc: '0', eth: '0', bnb: '0', vet: '220' };
/** With every decimal that the asset has: what can't be typed is sent as well. */
const odd = (asset: AssetId) => `${whole[asset] ?? '20'}.1${'0'.repeat(assets[asset].scale - 2)}3`;
const person: Recipient = {
  kind: 'user',
  username: 'chinedu',
  name: 'Chinedu',
  avatar_url: null,
  sent_count: 0,
};
const onChain = (network: NetworkId): Recipient => ({
  kind: 'address',
  address: sampleAddress(7, network, 'somebody'),
  networks: [network],
  memo: null,
  payee: null,
});
const toBank: Recipient = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: '0123456784',
  account_name: 'Ada Obi',
  name_match: 'full',
  payee: null,
};

async function payAll(asset: AssetId, recipient: Recipient, network: NetworkId | null) {
  const payer = await Payer.create();
  await payer.control('PUT', '/simulate/tier', { tier: 3 });
  if (asset !== 'ngn') await payer.control('POST', '/deposits', { asset, amount: odd(asset) });
  const draft: SendDraft = {
    ...emptySendDraft,
    recipient,
    asset,
    network,
    amount: setMax(emptySendDraft.amount),
    memo: network && networks[network].memo ? { choice: 'given', text: '42' } : emptySendDraft.memo,
    beneficiary: { kind: 'self' },
  };
  await payer.paid(quoteRequestOf(draft, 'ngn') ?? {});
  const [available] = (await payer.has(asset)).split(' / ');
  return available;
}

test.each(assetIds)('acceptance test 5: all of %s to a person leaves exactly 0', async (asset) => {
  expect(await payAll(asset, person, null)).toBe('0');
});

const chains = assetIds.flatMap((asset) => assetNetworks[asset].map((network) => [asset, network] as const));
test.each(chains)('acceptance test 5: all of %s on %s leaves exactly 0', async (asset, network) => {
  expect(await payAll(asset, onChain(network), network)).toBe('0');
});

test('acceptance test 5: all naira to a bank leave exactly 0', async () => {
  expect(await payAll('ngn', toBank, null)).toBe('0');
});
