import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../../dom-page.ts';
import { expectText, main, renderScreen, signedIn } from '../../../render-wallet.tsx';

const { myAssets, token, wallet } = messages('en');
const NAIRA = /₦[\d,]{3}/;
const DOLLARS = /\$\d/;
const BALANCES = 'GET /wallet/balances';
const inMain = (name: string) => () => within(main()).getByRole('region', { name });

const chooseDollars = async () => {
  const { updatePreferences } = await import('#src/stores/preferences/preferences.ts');
  await updatePreferences({ display_currency: 'usd' }).catch(() => undefined);
};

const skeleton = (place: () => HTMLElement) => expect.poll(() => place().querySelector('.skeleton'));

describe.each<[what: string, path: string, place: () => HTMLElement]>([
  ['assets of the dashboard', '/w', inMain(wallet.assets.heading)],
  ['My Wallet', '/w/assets', inMain(myAssets.list)],
  ['what is held of a token', '/w/token/eth', inMain(token.position.heading)],
])('%s', (_what, path, place) => {
  const openWith = async (effect: Effect, online = true) => {
    const mock = await signedIn('complete');
    await renderScreen(path, { mock, width: 1440 });
    await screen.findByRole('main');
    await expectText(place).toMatch(NAIRA);
    await mock.fault(BALANCES, effect);
    setNetwork(online);
    await chooseDollars();
    return mock;
  };

  test('values in a chosen currency are waited for', async () => {
    const mock = await openWith({ type: 'wait' });
    await skeleton(place).not.toBeNull();
    await mock.clearFaults();
    await expectText(place).toMatch(DOLLARS);
    await skeleton(place).toBeNull();
  });

  test('without a network the values in the currency before stay', async () => {
    await openWith({ type: 'reset' }, false);
    await skeleton(place).toBeNull();
    expect(place().textContent).toMatch(NAIRA);
    expect(place().textContent).not.toMatch(DOLLARS);
  });
});
