import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assetIds, assets } from '#contract/assets.ts';
import { assetNetworks } from '#contract/networks.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { isCash, topUpPath } from '#src/islands/wallet/paths.ts';
import { expectText, main, renderScreen, signedIn } from '../../render-wallet.tsx';
import { chinedu, openAmount } from './features/send/send-steps.tsx';

const { receive, receiveCash, sendAmount } = messages('en');
const screens = ['/w/receive', '/w/marketplace/receive'] as const;

/** Every way in which an address names what is received: as links of ours have it, and as a link from elsewhere may. */
const addresses = assetIds.flatMap((asset) => {
  const ours = screens.map((screenPath) => topUpPath(asset, screenPath));
  return [...new Set([...ours, ...screens.map((screenPath) => `${screenPath}?asset=${asset}`)])].map(
    (address) => ({ asset, address }),
  );
});

test.each(addresses)('$address is about $asset, and never asks which coin', async ({ asset, address }) => {
  const mock = await signedIn();
  await renderScreen(address, { mock });
  await screen.findByRole('main');
  if (asset === 'ngn') await within(main()).findByLabelText(receiveCash.youReceive);
  else if (asset === 'usd') await expectText(main).toContain(receiveCash.noDollars);
  // One network is chosen at once; of several none is.
  else if (assetNetworks[asset].length === 1) await expectText(main).toContain(receive.address.copyAddress);
  else await expectText(main).toContain(receive.chooseNetwork);
  if (!isCash(asset)) expect(main().textContent).toContain(assets[asset].symbol);
  expect(main().textContent).not.toContain(receive.whichAsset);
});

test.each(['ngn', 'usd', 'ltc'] as const)('without any %s, the amount leads to more of it', async (asset) => {
  const { user, field } = await openAmount({ recipient: chinedu, asset }, { persona: 'no-profile' });
  await user.type(field, '1');
  const name = interpolate(sendAmount.blocks.receive, { asset: assets[asset].symbol });
  const link = await within(main()).findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(topUpPath(asset));
});
