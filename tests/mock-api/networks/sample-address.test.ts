import { expect, test } from 'vitest';
import { checkAddress } from '#contract/addresses/parse-address.ts';
import { assetIds } from '#contract/assets.ts';
import { assetNetworks, networkIds } from '#contract/networks.ts';
import { contractAddress, exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { networkFees } from '#mock-api/features/networks/network-fees.ts';
import { sampleAddress } from '#mock-api/features/networks/sample-address.ts';

test.each(networkIds)('addresses of %s have a right checksum', (network) => {
  for (let key = 0; key < 20; key += 1) {
    const address = sampleAddress(7, network, String(key));
    expect(checkAddress(network, address)).toMatchObject({ ok: true, normalized: address });
  }
  for (const address of [exchangeAddress(network), contractAddress(network)])
    if (address !== null) expect(checkAddress(network, address).ok).toBe(true);
});

test('every network of an asset has its fees, and no other', () => {
  for (const asset of assetIds)
    for (const network of networkIds)
      expect([asset, network, networkFees(asset, network) !== undefined]).toEqual([
        asset,
        network,
        assetNetworks[asset].includes(network),
      ]);
});
