import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import { assetNetworks, networkIds, networks, type NetworkId } from '#contract/networks.ts';
import { locales } from '#src/intl/locale.ts';
import { expectText, main, renderScreen, signedIn, type WalletMock } from '../../render-wallet.tsx';
import { detail } from './features/transactions/transaction-screen.ts';

// What is said of a network has its name: `xrpl` and `base` are ours, and no other service has them to choose.

const assetOn = (network: NetworkId) => {
  const found = assetIds.find((asset) => assetNetworks[asset].includes(network));
  if (!found) throw new Error(`Nothing moves on ${network}.`);
  return found;
};

const arrival = (mock: WalletMock, network: NetworkId) =>
  mock.control<{ id: string }>('POST', '/deposits', {
    asset: assetOn(network),
    network,
    amount: '3',
    status: 'confirming',
  });

/** Ids that stand somewhere as a word of their own, as no name of a network does. */
const idsIn = (element: HTMLElement): NetworkId[] => {
  const words = new Set(element.textContent.match(/[a-z\d]+/gi));
  return networkIds.filter((id) => words.has(id));
};

for (const locale of locales)
  test(`in ${locale}: a deposit on each network is told by its name, in lists and by itself`, async () => {
    const mock = await signedIn();
    const arrived = new Map<NetworkId, string>();
    for (const network of networkIds) arrived.set(network, (await arrival(mock, network)).id);
    for (const path of ['/w', '/w/transactions']) {
      await renderScreen(path, { mock, locale });
      // In the title of a row, a network has no token standard.
      await expectText(main).toContain(networks.trc20.name.replace(/ \(.*/, ''));
      expect(idsIn(main()), path).toEqual([]);
    }
    // Two in each language: the texts around the name are the same for all.
    for (const network of ['xrpl', 'base'] as const) {
      await renderScreen(`/w/transactions?id=${arrived.get(network)}`, { mock, locale });
      await expectText(() => detail() as HTMLElement).toContain(networks[network].name);
      expect(idsIn(detail() as HTMLElement), network).toEqual([]);
    }
  });

/** Each network with a coin on it, in one of the languages in turn. */
const places = networkIds.map((network, index) => ({
  network,
  asset: assetOn(network),
  locale: locales[index % locales.length]!,
}));

test.each(places)('where $asset is received on $network, its name stands ($locale)', async (place) => {
  const { asset, network, locale } = place;
  const mock = await signedIn();
  await arrival(mock, network);
  await renderScreen(`/w/receive?asset=${asset}&network=${network}`, { mock, locale });
  await expectText(main).toContain(networks[network].name);
  expect(idsIn(main())).toEqual([]);
});
