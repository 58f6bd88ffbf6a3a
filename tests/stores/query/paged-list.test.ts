import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPagedList } from '#src/stores/query/paged-list.ts';

interface Row {
  readonly id: string;
  readonly at: string;
}

/** Milliseconds after which a list that nobody shows is closed. */
const CLOSED_MS = 2100;
const PAGE = 3;
let key = 0;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(CLOSED_MS);
  vi.useRealTimers();
});

/** A list of a server that has so many rows, the newest last; `add` makes another one. */
function newList(count: number) {
  key += 1;
  const rows: Row[] = [];
  const add = () =>
    rows.unshift({ id: `row ${rows.length + 1}`, at: new Date(rows.length * 1000).toISOString() });
  for (let index = 0; index < count; index += 1) add();
  const list = createPagedList<Row, number>({
    key: ['paged rows', String(key)],
    idOf: ({ id }) => id,
    timeOf: ({ at }) => at,
    refetchInterval: 60_000,
    fetchPage: async (cursor) => {
      const from = cursor ?? 0;
      return {
        rows: rows.slice(from, from + PAGE),
        next: from + PAGE < rows.length ? from + PAGE : null,
      };
    },
  });
  const show = async () => {
    const leave = list.$state.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    return async () => {
      leave();
      await vi.advanceTimersByTimeAsync(CLOSED_MS);
    };
  };
  const shown = () => (list.$state.get().items ?? []).map(({ id }) => id);
  return { list, add, show, shown };
}

test('who comes back finds the pages that were loaded; what is new waits', async () => {
  const { list, add, show, shown } = newList(8);
  const leave = await show();
  await list.loadMore();
  const before = shown();
  expect(before).toHaveLength(6);
  await leave();
  add();
  await show();
  // The next regular read.
  await vi.advanceTimersByTimeAsync(61_000);
  expect(shown()).toEqual(before);
  expect(list.$state.get()).toMatchObject({ unshown: 1, more: true });
  await list.loadMore();
  expect(shown()).toHaveLength(8);
  expect(list.$state.get()).toMatchObject({ more: false, isLong: true });
});

test('one page is no long list, also where a row of it is gone', async () => {
  const { list, show } = newList(3);
  await show();
  list.remove('row 2');
  expect(list.$state.get()).toMatchObject({ more: false, isLong: false });
});

test('who comes to it anew begins at the newest page, with what is new', async () => {
  const { list, add, show, shown } = newList(8);
  const leave = await show();
  await list.loadMore();
  await leave();
  add();
  await vi.advanceTimersByTimeAsync(61_000);
  list.open(null);
  await show();
  expect(shown()).toEqual(['row 9', 'row 8', 'row 7', 'row 6']);
  expect(list.$state.get()).toMatchObject({ unshown: 0, more: true });
});
