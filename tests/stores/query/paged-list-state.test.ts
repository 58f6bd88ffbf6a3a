import { expect, test } from 'vitest';
import { noRows, pagedRows, type Page, type PagedRows } from '#src/stores/query/paged-list-state.ts';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly text?: string;
}
const row = (second: number, text?: string): Row => ({
  id: `row_${second}`,
  at: new Date(second * 1000).toISOString(),
  ...(text === undefined ? {} : { text }),
});
const change = pagedRows<Row, number>({ idOf: ({ id }) => id, timeOf: ({ at }) => at });
const page = (seconds: readonly number[], next: number | null = null): Page<Row, number> => ({
  rows: seconds.map((second) => row(second)),
  next,
});
const ids = (rows: readonly Row[] | null) => rows?.map(({ id }) => Number(id.slice(4)));

test('rows that are as they were stay the same objects, and a list without a change the same array', () => {
  const state = change.mergeFirst(noRows, page([3, 2, 1]));
  expect(change.mergeFirst(state, page([3, 2, 1])).rows).toBe(state.rows);
  const changed = change.update(state, [row(2, 'new')]);
  expect(changed.rows?.[1]?.text).toBe('new');
  expect(changed.rows?.[0]).toBe(state.rows?.[0]);
});

test('a row that was removed is gone, from those that wait too', () => {
  const state = change.mergeFirst(change.mergeFirst(noRows, page([2, 1])), page([3, 2, 1]));
  expect(ids(change.remove(state, 'row_3').waiting)).toEqual([]);
  expect(ids(change.remove(state, 'row_2').rows)).toEqual([1]);
});

test('rows that the newest page should have and has not are named, and not those beyond its end', () => {
  const state = change.mergeFirst(noRows, page([5, 4, 3, 2, 1]));
  expect(change.missingFrom(state, page([5, 3], 2))).toEqual(['row_4']);
  expect(change.missingFrom(state, page([5, 3]))).toEqual(['row_4', 'row_2', 'row_1']);
});

/** A linear congruential generator: the same run each time. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Whatever arrives between two pages: after "show new" and the last page, the list is the server's, in its order, each row once. */
test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('interleaving %i', (seed) => {
  const pick = random(seed);
  const size = 3 + pick(4);
  let newest = 5 + pick(20);
  const read = (number: number): Page<Row, number> => {
    const all = Array.from({ length: newest }, (_, index) => newest - index);
    const rows = all.slice((number - 1) * size, number * size);
    return page(rows, number * size < all.length ? number + 1 : null);
  };
  let state: PagedRows<Row, number> = change.mergeFirst(noRows, read(1));
  for (let step = 0; step < 40; step += 1) {
    const action = pick(4);
    if (action === 0) newest += pick(size + 2);
    if (action === 1) state = change.mergeFirst(state, read(1), { directly: pick(3) === 0 });
    if (action === 2) state = change.showWaiting(state);
    if (action === 3 && state.next !== null) state = change.append(state, read(state.next));
    expect(new Set(ids(state.rows)).size).toBe(state.rows?.length);
  }
  state = change.showWaiting(change.mergeFirst(state, read(1)));
  while (state.next !== null) state = change.append(state, read(state.next));
  expect(ids(state.rows)).toEqual(Array.from({ length: newest }, (_, index) => newest - index));
});
