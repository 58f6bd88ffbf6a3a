import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import { Payer } from '../transfers/payer.ts';

const rates = async (who: Payer, base: string, quotes: readonly string[]) =>
  (await who.get(`/market/rates?base=${base}&quotes=${quotes.join(',')}`)).body.data as {
    rates: Record<string, string | null>;
  };

test('each asset has a rate to each other one, and back', async () => {
  const tobi = await Payer.create();
  for (const base of assetIds) {
    const { rates: all } = await rates(tobi, base, assetIds);
    expect(Object.keys(all).sort()).toEqual([...assetIds].sort());
    expect(all[base]).toBe('1');
    const { rates: back } = await rates(tobi, 'btc', [base]);
    expect(Number(all.btc) * Number(back[base])).toBeCloseTo(1, 6);
  }
});

test('a coin without a live price has no rate, and a dollar has one all the same', async () => {
  const tobi = await Payer.create();
  await tobi.control('PUT', '/ticker', { symbols: { ethusdt: { mode: 'silent' } } });
  expect((await rates(tobi, 'usdt', ['eth', 'usd', 'ngn'])).rates).toMatchObject({ eth: null, usd: '1' });
  expect((await rates(tobi, 'eth', ['usdt', 'sol'])).rates).toEqual({ usdt: null, sol: null });
});

test('stars are kept in their order, for one customer', async () => {
  const tobi = await Payer.create();
  const ids = async (who: Payer) =>
    ((await who.get('/market/favourites')).body.data as { ids: string[] }).ids;
  for (const coin of ['btc', 'sol', 'btc']) await tobi.write('PUT', `/market/favourites/${coin}`, undefined);
  expect(await ids(tobi)).toEqual(['sol', 'btc']);
  await tobi.write('DELETE', '/market/favourites/sol', undefined);
  expect(await ids(tobi)).toEqual(['btc']);
  expect(await ids(await Payer.create('payer', tobi.app))).toEqual([]);
});

test('any row of the market can be starred, also in a state from before there were others than coins', async () => {
  const tobi = await Payer.create();
  const ids = async () => ((await tobi.get('/market/favourites')).body.data as { ids: string[] }).ids;
  await tobi.write('PUT', '/market/favourites/sol', undefined);
  const { body: old } = await tobi.get('/__mock/snapshot');
  for (const id of ['amber-coin', 'ngn', 'usdt'])
    await tobi.write('PUT', `/market/favourites/${id}`, undefined);
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  expect((await tobi.control('PUT', '/snapshot', old)).status).toBe(200);
  expect(await ids()).toEqual(['sol']);
  await tobi.control('PUT', '/snapshot', snapshot);
  expect(await ids()).toEqual(['sol', 'amber-coin', 'ngn', 'usdt']);
  const wrong = JSON.parse(JSON.stringify(snapshot).replaceAll('"amber-coin"', '"shell"')) as object;
  expect((await tobi.control('PUT', '/snapshot', wrong)).status).toBe(422);
});
