import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { listedCoins } from '#mock-api/features/market/listed-coins.ts';
import { Payer } from '../transfers/payer.ts';

/** What the wallet can hold, and one coin of each purpose of those that it can't. */
const ids = [...assetIds, ...new Map(listedCoins.map(({ purpose, id }) => [purpose, id])).values()];
const isCash = (id: string) => id === 'ngn' || id === 'usd';

test('every kind of row is described in both languages, with prices that agree', async () => {
  const tobi = await Payer.create();
  const texts = new Set<string>();
  for (const id of ids) {
    const of = async (language: string) =>
      (await tobi.get(`/market/assets/${id}`, { 'accept-language': language })).body
        .data as MarketAssetDetails;
    const [en, cn] = [await of('en'), await of('zh-CN')];
    expect([id, en.about.length > 80, /\p{Script=Han}/u.test(cn.about)]).toEqual([id, true, true]);
    texts.add(en.about).add(cn.about);
    const [price, high, low, ever] = [en.price, en.high_24h, en.low_24h, en.all_time_high].map(Number);
    expect([id, low! <= price!, price! <= high!, high! <= ever!]).toEqual([id, true, true, true]);
    expect([id, en.supply === null, en.links.length]).toEqual([id, isCash(id), isCash(id) ? 0 : 2]);
    expect([id, en.networks.length > 0]).toEqual([id, en.tradable && !isCash(id)]);
    if (en.supply?.max != null) expect(BigInt(en.supply.max) >= BigInt(en.supply.circulating)).toBe(true);
    expect(en.links.every(({ url }) => new URL(url).hostname.endsWith('.example'))).toBe(true);
  }
  expect(texts.size).toBe(2 * ids.length);
});

test('a coin that the wallet cannot hold says so, by its own name', async () => {
  const tobi = await Payer.create();
  const { about } = (await tobi.get('/market/assets/amber-coin')).body.data as MarketAssetDetails;
  expect(about).toBe(
    'Amber Coin (AMBC) is a coin for small payments between people. Cowrie shows its price only: you can’t buy, send or receive it here.',
  );
});

test('a coin without a live price has none of its prices, a paused network says so', async () => {
  const tobi = await Payer.create();
  await tobi.control('PUT', '/ticker', { symbols: { btc: { mode: 'silent' } } });
  await tobi.control('PUT', '/simulate/networks/bitcoin', { status: 'paused' });
  expect((await tobi.get('/market/assets/btc')).body.data).toMatchObject({
    price: null,
    change_24h: null,
    volume_24h: null,
    market_cap: null,
    high_24h: null,
    low_24h: null,
    all_time_high: null,
    spark: [],
    networks: [{ id: 'bitcoin', name: 'Bitcoin', status: 'paused' }],
  });
});

test('a row of cash costs what the rates say', async () => {
  const tobi = await Payer.create();
  const { price } = (await tobi.get('/market/assets/ngn')).body.data as MarketAssetDetails;
  const { rates } = (await tobi.get('/market/rates?base=ngn&quotes=usdt')).body.data as {
    rates: { usdt: string };
  };
  expect(price).toBe(rates.usdt);
});
