import { expect, test } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { Payer } from '../transfers/payer.ts';

test('every coin is described in both languages, with prices that agree', async () => {
  const tobi = await Payer.create();
  for (const coin of coinIds) {
    const of = async (language: string) =>
      (await tobi.get(`/market/assets/${coin}`, { 'accept-language': language })).body
        .data as MarketAssetDetails;
    const [en, cn] = [await of('en'), await of('zh-CN')];
    expect([coin, en.about.length > 80, /\p{Script=Han}/u.test(cn.about)]).toEqual([coin, true, true]);
    const [price, high, low, ever] = [en.price, en.high_24h, en.low_24h, en.all_time_high].map(Number);
    expect([coin, low! <= price!, price! <= high!, high! <= ever!]).toEqual([coin, true, true, true]);
    expect(en.networks.length).toBeGreaterThan(0);
    expect(en.links.every(({ url }) => new URL(url).hostname.endsWith('.example'))).toBe(true);
  }
});

test('a coin without a live price has none of its prices, a paused network says so', async () => {
  const tobi = await Payer.create();
  await tobi.control('PUT', '/ticker', { symbols: { btc: { mode: 'silent' } } });
  await tobi.control('PUT', '/simulate/networks/bitcoin', { status: 'paused' });
  expect((await tobi.get('/market/assets/btc')).body.data).toMatchObject({
    price: null,
    high_24h: null,
    low_24h: null,
    all_time_high: null,
    spark: [],
    networks: [{ id: 'bitcoin', name: 'Bitcoin', status: 'paused' }],
  });
});
