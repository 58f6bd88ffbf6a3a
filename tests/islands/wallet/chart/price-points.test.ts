import { expect, test } from 'vitest';
import { candleRanges } from '#contract/market.ts';
import { rangeIn } from '#src/islands/wallet/chart/candle-range.ts';
import { changeTo, priceExtremes, pricePoints } from '#src/islands/wallet/chart/price-points.ts';

const at = (time: number) => new Date(time).toISOString();
const candles = [
  { time: 0, open: '100', high: '120', low: '90', close: '110', volume: '1' },
  { time: 1000, open: '110', high: '110', low: '80', close: '85', volume: '1' },
];

test('the line begins where the first candle opened, and passes where each one closed', () => {
  expect(pricePoints(candles, 1400)).toEqual([
    { at: at(0), value: '100' },
    { at: at(1000), value: '110' },
    { at: at(1400), value: '85' },
  ]);
  expect(pricePoints([], 1400)).toEqual([]);
});

test('the highest and the lowest price are those of the candles, beside the nearest point of the line', () => {
  expect(priceExtremes(candles)).toEqual({
    high: { price: '120', candle: 0, point: 1 },
    low: { price: '80', candle: 1, point: 2 },
  });
  // As numbers: among texts 9 comes after 10.
  const falling = [{ time: 0, open: '10', high: '10', low: '9', close: '9', volume: '0' }];
  expect(priceExtremes(falling)).toEqual({
    high: { price: '10', candle: 0, point: 0 },
    low: { price: '9', candle: 0, point: 1 },
  });
});

test('changes are from the first point, and none where there was nothing to change from', () => {
  const points = pricePoints(candles, 1400);
  expect([0, 1, 2].map((index) => changeTo(points, index))).toEqual(['0', '10', '-15']);
  expect(changeTo([{ at: at(0), value: '0' }, ...points], 1)).toBeNull();
  expect(changeTo(points, 9)).toBeNull();
});

test('the address names the range; anything else is a day', () => {
  for (const range of candleRanges) expect(rangeIn(new URLSearchParams({ range }))).toBe(range);
  for (const search of ['', 'range=', 'range=2D', 'range=1w'])
    expect(rangeIn(new URLSearchParams(search))).toBe('1D');
});
