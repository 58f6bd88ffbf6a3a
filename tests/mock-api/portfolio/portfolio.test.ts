import { beforeEach, expect, test } from 'vitest';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { portfolioRanges, type Portfolio, type Position } from '#contract/portfolio.ts';
import { Payer, toTron } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const portfolio = async (query: string) =>
  (await tobi.get(`/wallet/portfolio?${query}`)).body.data as Portfolio;
const position = async (asset: AssetId, currency = 'ngn') =>
  (await tobi.get(`/wallet/positions/${asset}?currency=${currency}`)).body.data as Position;
const kobo = (amount: string) =>
  amount.startsWith('-') ? -parseAmount(amount.slice(1), 2) : parseAmount(amount, 2);

test('the last point is what the balances are worth now, each point what they were worth then', async () => {
  for (const range of portfolioRanges) {
    const { points, as_of } = await portfolio(`range=${range}`);
    const total = async (query = '') =>
      ((await tobi.get(`/wallet/balances?currency=ngn${query}`)).body.data as Balances).total;
    expect([range, points.at(-1)]).toEqual([range, { at: as_of, value: await total() }]);
    expect(points.length).toBeGreaterThan(20);
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort());
    const { at, value } = points[Math.floor(points.length / 2)]!;
    expect([range, value]).toEqual([range, await total(`&as_of=${at}`)]);
  }
});

test('money that came or went is no gain: first point, flow and change make the last point', async () => {
  await tobi.control('POST', '/deposits', { asset: 'ngn', amount: '100000' });
  await tobi.paid(toTron('50'));
  await tobi.wait(3600);
  for (const range of portfolioRanges) {
    const { points, net_flow, change } = await portfolio(`range=${range}`);
    const [first, last] = [points[0]!.value, points.at(-1)!.value];
    expect([range, kobo(first) + kobo(net_flow) + kobo(change.amount)]).toEqual([range, kobo(last)]);
  }
  const day = await portfolio('range=1D');
  // What came, less the value of 50 USDT; the network's fee is a loss.
  expect(kobo(day.net_flow) < 3_000_000n && kobo(day.net_flow) > 2_000_000n).toBe(true);
});

test('a new account is worth nothing, and says since when it has had something', async () => {
  const ann = await Payer.create('no-profile', tobi.app);
  const of = async () => (await ann.get('/wallet/portfolio?range=1M')).body.data as Portfolio;
  expect(await of()).toMatchObject({
    points: [],
    partial_since: null,
    change: { amount: '0', percent: null },
  });
  await ann.control('POST', '/deposits', { asset: 'ngn', amount: '5000' });
  await ann.wait(7200);
  const { points, partial_since, change } = await of();
  expect(partial_since).toBe('2026-11-21T09:42:00.000Z');
  expect(points.map(({ value }) => value)).toEqual(['5000', '5000']);
  expect(change).toEqual({ amount: '0', percent: '0' });
});

test('an asset without a price is left out of every point, and named', async () => {
  await tobi.control('PUT', '/ticker', { symbols: { btc: { mode: 'silent' } } });
  const { unpriced, points } = await portfolio('range=1W');
  expect(unpriced).toEqual(['btc']);
  expect(points.length).toBeGreaterThan(20);
});

test('what a position cost is weighted by amount, fees included, and leaves with what is sent', async () => {
  const eve = await Payer.create('no-profile', tobi.app);
  const of = async () => (await eve.get('/wallet/positions/vet?currency=ngn')).body.data as Position;
  expect(await of()).toMatchObject({ amount: '0', average_cost: null, cost: null, value: null, since: null });
  await eve.control('POST', '/deposits', { asset: 'vet', amount: '100' });
  const first = await of();
  expect(first).toMatchObject({ profit: '0', since: '2026-11-21T09:42:00.000Z', cost: first.value });
  await eve.wait(86_400);
  await eve.control('POST', '/deposits', { asset: 'vet', amount: '300' });
  const second = await of();
  const added = kobo(second.cost!) - kobo(first.cost!);
  // 300 at the price of the second day.
  expect(added).toBe((kobo(second.value!) * 3n + 2n) / 4n);
  expect(formatAmount(kobo(second.value!) - kobo(second.cost!), 2)).toBe(second.profit);
  expect(second.since).toBe(first.since);
});

test('what a conversion gave cost what was given for it, with the fee', async () => {
  const { total_debit } = await tobi.paid({ kind: 'convert', from: 'ngn', to: 'vet', amount: '20000' });
  const { cost, amount, average_cost, profit } = await position('vet');
  expect(cost).toBe(total_debit!.amount);
  expect(profit!.startsWith('-')).toBe(true);
  const { scale } = assets.vet;
  const average = (parseAmount(cost!, 2) * 10n ** BigInt(scale + 16)) / parseAmount(amount, scale);
  expect(average_cost).toBe(formatAmount(average, 18));
});
