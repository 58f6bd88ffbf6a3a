import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../eventually.ts';
import { LOG, openLog } from './log-page.ts';

let page: Awaited<ReturnType<typeof openLog>>;
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
/** How long a list is open before somebody is taken to read it. */
const READING_MS = 2000;

test('pages follow to the last one, newest first, each entry once', async () => {
  page = await openLog(53);
  const list = await page.open();
  expect(list.items()).toHaveLength(20);
  while (list.$state.get().more) await list.loadMore();
  expect(ids(list.items())).toEqual(Array.from({ length: 53 }, (_, index) => `act_test_${53 - index}`));
});

test('a page that fails keeps those before it, and the next press loads it', async () => {
  page = await openLog(30);
  const list = await page.open();
  await page.mock.fault(LOG, { type: 'status', status: 500 }, { times: 1 });
  await list.loadMore();
  expect(list.items()).toHaveLength(20);
  expect(list.$state.get()).toMatchObject({ more: true, loadingMore: false, moreError: { status: 500 } });
  await list.loadMore();
  expect(list.items()).toHaveLength(30);
  expect(list.$state.get()).toMatchObject({ more: false, moreError: null });
});

test('each filter is a list of its own, and is asked of the server', async () => {
  page = await openLog(30);
  const all = await page.open();
  const logins = await page.open({ kind: 'sign_in', outcome: 'done' });
  const query = new URLSearchParams((await page.mock.journal(LOG)).at(-1)?.path.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ kind: 'sign_in', outcome: 'done', page: '1', page_size: '20' });
  expect(new Set(logins.items().map(({ kind }) => kind))).toEqual(new Set(['sign_in']));
  expect(all.items().length).toBeGreaterThan(logins.items().length);
  expect(page.listOf({ kind: 'sign_in', outcome: 'done' })).toBe(
    page.listOf({ outcome: 'done', kind: 'sign_in' }),
  );
});

test('newer entries wait until they are asked for, and older pages still follow without a gap', async () => {
  page = await openLog(45);
  const list = await page.open();
  const before = ids(list.items());
  vi.setSystemTime(Date.now() + READING_MS);
  const newer = page.happen(3);
  page.refetch();
  await eventually(() => expect(list.$state.get().unshown).toBe(3));
  expect(ids(list.items())).toEqual(before);
  // By its number, the second page begins three entries earlier than it did.
  await list.loadMore();
  list.showNew();
  expect(list.$state.get().unshown).toBe(0);
  while (list.$state.get().more) await list.loadMore();
  const older = Array.from({ length: 45 }, (_, index) => `act_test_${45 - index}`);
  expect(ids(list.items())).toEqual([...newer, ...older]);
});

test('more new entries than a page holds take the place of the list, and older pages load again after them', async () => {
  page = await openLog(25);
  const list = await page.open();
  vi.setSystemTime(Date.now() + READING_MS);
  const newer = page.happen(25);
  page.refetch();
  await eventually(() => expect(list.$state.get()).toMatchObject({ unshown: 20, moreUnshown: true }));
  list.showNew();
  expect(ids(list.items())).toEqual(newer.slice(0, 20));
  while (list.$state.get().more) await list.loadMore();
  expect(list.items()).toHaveLength(50);
  expect(new Set(ids(list.items())).size).toBe(50);
});

test('an older page that arrives after the list was replaced leaves no gap', async () => {
  page = await openLog(45);
  const list = await page.open();
  vi.setSystemTime(Date.now() + READING_MS);
  const newer = page.happen(25);
  page.refetch();
  await eventually(() => expect(list.$state.get().moreUnshown).toBe(true));
  const older = list.loadMore();
  list.showNew();
  await older;
  expect(ids(list.items())).toEqual(newer.slice(0, 20));
  await list.loadMore();
  expect(ids(list.items()).slice(0, 25)).toEqual(newer);
});

test('a read that fails keeps what was read before, with its age', async () => {
  page = await openLog(5);
  const list = await page.open();
  const { at } = list.$state.get();
  await page.mock.fault(LOG, { type: 'status', status: 503 });
  page.refetch();
  await eventually(() => expect(list.$state.get().error).toMatchObject({ status: 503 }));
  expect(list.$state.get().at).toBe(at);
  expect(list.items()).toHaveLength(5);
  await page.mock.clearFaults();
  list.retry();
  await eventually(() => expect(list.$state.get().error).toBeNull());
});

test('a list that was closed opens with its first page at once, or with all that it had for who returns', async () => {
  page = await openLog(45);
  const list = await page.open();
  await list.loadMore();
  expect(list.items()).toHaveLength(40);
  page.close();
  list.open(40);
  expect(list.items()).toHaveLength(40);
  list.open(null);
  expect(list.items()).toHaveLength(20);
  const again = await page.open();
  while (again.$state.get().more) await again.loadMore();
  expect(again.items()).toHaveLength(45);
  // Somebody reads it: it is no longer anybody's to cut.
  again.open(null);
  expect(again.items()).toHaveLength(45);
});

test('a list loads as many rows as somebody left, page by page, and new ones wait', async () => {
  page = await openLog(65);
  page.listOf({}).open(45);
  const list = await page.open();
  await eventually(() => expect(list.items()).toHaveLength(60));
  expect(list.$state.get().loadingMore).toBe(false);
  page.happen(2);
  page.refetch();
  await eventually(() => expect(list.$state.get().unshown).toBe(2));
  expect(list.items()).toHaveLength(60);
});
