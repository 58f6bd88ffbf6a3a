import { expect, test } from 'vitest';
import { toAmount } from '#src/stores/live/stream-price.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { withLivePrice } from '#src/stores/market/live-candles.ts';

const candle = (time: number, open: string, high: string, low: string, close: string): Candle => ({
  time,
  open,
  high,
  low,
  close,
  volume: '0',
});
const MINUTE = 60_000;
const before = [candle(0, '10', '12', '9', '11'), candle(MINUTE, '11', '11.5', '10.5', '11.2')];

test('the last candle closes at the price of the stream, and its high and low follow', () => {
  const [first, last] = withLivePrice(before, '1m', '12.75', MINUTE + 1);
  expect(first).toBe(before[0]);
  expect(last).toEqual(candle(MINUTE, '11', '12.75', '10.5', '12.75'));
  expect(withLivePrice(before, '1m', '9.999', 2 * MINUTE - 1)[1]).toEqual(
    candle(MINUTE, '11', '11.5', '9.999', '9.999'),
  );
  // Compared as numbers, not as texts: 9 is below 10.5.
  expect(withLivePrice(before, '1m', '9', MINUTE + 1)[1]?.low).toBe('9');
});

test('a price after the last candle begins a new one, where the one before has closed, and the first leaves', () => {
  expect(withLivePrice(before, '1m', '11.1', 2 * MINUTE)).toEqual([
    before[1],
    candle(2 * MINUTE, '11.2', '11.2', '11.1', '11.1'),
  ]);
  // Hours later: on the grid of the candles.
  expect(withLivePrice(before, '1m', '20', 100.5 * MINUTE).at(-1)?.time).toBe(100 * MINUTE);
});

test('a price that is older than the last candle, and candles that are not there, change nothing', () => {
  expect(withLivePrice(before, '1m', '5', MINUTE - 1)).toBe(before);
  expect(withLivePrice([], '1m', '5', MINUTE)).toEqual([]);
});

test.each([
  ['2656.20', '2656.2'],
  ['2600.00', '2600'],
  ['2600', '2600'],
  ['0.000120', '0.00012'],
  ['51615.83', '51615.83'],
])('the stream’s %s is the amount %s', (price, amount) => expect(toAmount(price)).toBe(amount));
