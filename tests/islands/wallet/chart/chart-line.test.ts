import { expect, test } from 'vitest';
import { GRID, linePath, chartLine } from '#src/islands/wallet/chart/chart-line.ts';

test('the oldest point is at the left, the newest at the right, the highest above the lowest', () => {
  const line = chartLine(['10', '30', '20', '0.5']);
  expect(line?.points.map(({ x }) => x)).toEqual([0, 333, 667, GRID]);
  expect([line?.high, line?.low]).toEqual([1, 3]);
  const [first, high, middle, low] = line?.points.map(({ y }) => y) ?? [];
  expect(high).toBeLessThan(middle ?? 0);
  expect(middle).toBeLessThan(first ?? 0);
  expect(first).toBeLessThan(low ?? 0);
});

test('values that differ by less than a float keeps are still apart', () => {
  const line = chartLine(['12345678901234567890.01', '12345678901234567890.02']);
  expect(line?.points[0]?.y).toBeGreaterThan(line?.points[1]?.y ?? GRID);
});

test('a value that never changed lies in the middle, and fewer than two are no line', () => {
  expect(chartLine(['7', '7'])?.points.map(({ y }) => y)).toEqual([GRID / 2, GRID / 2]);
  expect(chartLine(['7'])).toBeNull();
  expect(linePath([{ x: 1, y: 2 }])).toBe('');
  expect(
    linePath([
      { x: 0, y: 2 },
      { x: 5, y: 9 },
    ]),
  ).toBe('M0 2L5 9');
});
