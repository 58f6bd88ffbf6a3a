import { expect, test } from 'vitest';
import { dayRows, drawnByDay } from '#src/islands/wallet/list/day-rows.ts';

interface Item {
  readonly id: string;
  readonly at: string;
}
const rules = { idOf: ({ id }: Item) => id, timeOf: ({ at }: Item) => at };
const item = (id: string, day: number, hour: number): Item => ({
  id,
  at: new Date(2026, 10, day, hour).toISOString(),
});

test('each day has its heading before its items, which know their place in it', () => {
  const rows = dayRows([item('c', 18, 9), item('b', 17, 22), item('a', 17, 8)], rules);
  expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
    ['day', '2026-11-18'],
    ['last', 'c'],
    ['day', '2026-11-17'],
    ['row', 'b'],
    ['last', 'a'],
  ]);
  expect(rows.at(-1)).toMatchObject({ position: 2, of: 2, day: '2026-11-17' });
  expect(rows[1]).toMatchObject({ position: 1, of: 1 });
});

test('rows that are drawn stand under their days, where others are left out', () => {
  const rows = dayRows([item('c', 18, 9), item('b', 17, 22), item('a', 17, 8)], rules);
  const drawn = [0, 1, 4].map((index) => ({ index, row: rows[index]! }));
  expect(drawnByDay(drawn).map(({ day, drawn: ofDay }) => [day, ofDay.map(({ index }) => index)])).toEqual([
    ['2026-11-18', [0, 1]],
    ['2026-11-17', [4]],
  ]);
});

test('no items have no rows', () => {
  expect(dayRows([], rules)).toEqual([]);
});
