import { afterEach, expect, test } from 'vitest';
import { LIST, ONE, openTransactions } from './transactions-page.ts';
import { eventually } from '../../eventually.ts';

let page: Awaited<ReturnType<typeof openTransactions>>;
afterEach(() => page.closeAll());

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('pages follow by cursor to the last one, each row once', async () => {
  page = await openTransactions();
  const list = await page.openList();
  expect(list.items()).toHaveLength(20);
  while (list.$state.get().more) await list.loadMore();
  const known = ids(list.items());
  expect(new Set(known).size).toBe(known.length);
  const { transactions } = page.mock.app.sandboxes.default.state;
  expect(known).toEqual(ids(Object.values(transactions)[0] ?? []).toReversed());
});

test('a page that fails keeps those before it, and the next press loads it', async () => {
  page = await openTransactions();
  const list = await page.openList();
  await page.mock.fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await list.loadMore();
  expect(list.items()).toHaveLength(20);
  expect(list.$state.get()).toMatchObject({ more: true, loadingMore: false, moreError: { status: 500 } });
  await list.loadMore();
  expect(list.items().length).toBeGreaterThan(20);
  expect(list.$state.get().moreError).toBeNull();
});

test('every filter is asked of the server, and filters add up', async () => {
  page = await openTransactions('many-transactions');
  const all = { q: 'rent', type: 'send', asset: 'ngn', status: 'completed', direction: 'out' } as const;
  const list = await page.openList({ ...all, from: '2025-01-01', to: '2026-11-20', min: '1', max: '90000' });
  const query = new URLSearchParams((await page.mock.journal(LIST)).at(-1)?.path.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    ...all,
    from: '2025-01-01',
    to: '2026-11-20',
    min: '1',
    max: '90000',
    page_size: '20',
  });
  expect(list.items().length).toBeGreaterThan(0);
  for (const row of list.items())
    expect(row).toMatchObject({ type: 'send', asset: 'ngn', status: 'completed', note: 'Rent' });
});

test('new ones wait until they are shown, and no row moves meanwhile', async () => {
  page = await openTransactions();
  const list = await page.openList();
  await page.listen();
  const before = ids(list.items());
  await page.receive('1000');
  await page.receive('2000');
  await eventually(() => expect(list.$state.get().unshown).toBe(2));
  expect(ids(list.items())).toEqual(before);
  list.showNew();
  expect(
    list
      .items()
      .slice(0, 2)
      .map(({ amount }) => amount),
  ).toEqual(['2000', '1000']);
  expect(ids(list.items()).slice(2)).toEqual(before);
  expect(list.$state.get().unshown).toBe(0);
});

test('more new ones than a page holds take the place of the list, and older pages load again after them', async () => {
  page = await openTransactions();
  const list = await page.openList();
  for (let count = 1; count <= 25; count += 1) await page.receive(String(count));
  page.refetch();
  await eventually(() => expect(list.$state.get()).toMatchObject({ unshown: 20, moreUnshown: true }));
  list.showNew();
  expect(list.items().map(({ amount }) => amount)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(25 - index)),
  );
  while (list.$state.get().more) await list.loadMore();
  expect(
    list.items().filter(({ amount }) => Number(amount) <= 25 && amount.length <= 2).length,
  ).toBeGreaterThanOrEqual(25);
  expect(new Set(ids(list.items())).size).toBe(list.items().length);
});

test('a row that changes its status is updated where it is', async () => {
  page = await openTransactions();
  const list = await page.openList();
  await page.listen();
  const before = ids(list.items());
  const { id } = list.items().find(({ type, status }) => type === 'deposit' && status === 'confirming')!;
  await page.happen(id, 'credited');
  await eventually(() => expect(list.statusOf(id)).toBe('completed'));
  expect(ids(list.items())).toEqual(before);
});

test('so is one that no longer fits the filter, and one beyond the first page', async () => {
  page = await openTransactions('many-transactions');
  const filtered = await page.openList({ status: 'confirming' });
  const list = await page.openList();
  await list.loadMore();
  await page.listen();
  const { id } = filtered.items().find(({ type }) => type === 'deposit')!;
  await page.happen(id, 'credited');
  await eventually(() => expect(filtered.statusOf(id)).toBe('completed'));
  const far = list
    .items()
    .slice(20)
    .find(({ type, status }) => type === 'payout' && status === 'completed');
  if (!far) throw new Error('no payout on the second page');
  await page.happen(far.id, 'returned');
  await eventually(() => expect(list.statusOf(far.id)).toBe('returned'));
  expect((await page.mock.journal(ONE)).length).toBeGreaterThan(0);
});

test('a refetch that brings nothing new changes nothing: not one row, not the list', async () => {
  page = await openTransactions();
  const list = await page.openList();
  const before = list.items();
  page.refetch();
  await eventually(async () => expect(await page.mock.journal(LIST)).toHaveLength(2));
  await eventually(() => expect(list.$state.get().loading).toBe(false));
  expect(list.items()).toBe(before);
});

test('of a refetch in which one row has changed, the others are the same as before', async () => {
  page = await openTransactions();
  const list = await page.openList();
  const before = list.items();
  const { id } = before.find(({ type, status }) => type === 'deposit' && status === 'confirming')!;
  await page.happen(id, 'credited');
  page.refetch();
  await eventually(() => expect(list.statusOf(id)).toBe('completed'));
  expect(list.items().filter((row, index) => row !== before[index])).toMatchObject([{ id }]);
});

test('a refetch that fails keeps the rows, with the time that they are from', async () => {
  page = await openTransactions();
  const list = await page.openList();
  const { at } = list.$state.get();
  await page.mock.fault(LIST, { type: 'status', status: 500 });
  page.refetch();
  await eventually(() => expect(list.$state.get().error).toMatchObject({ status: 500 }));
  expect(list.items()).toHaveLength(20);
  expect(list.$state.get().at).toBe(at);
});
