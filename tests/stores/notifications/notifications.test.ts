import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type * as Lists from '#src/stores/notifications/notifications.ts';
import type * as Marks from '#src/stores/notifications/mark-as-read.ts';
import type * as Unread from '#src/stores/notifications/unread-count.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';

const LIST = 'GET /user/notifications/list';
const READ = 'PUT /user/notifications/{id}/status';
const ALL = 'PUT /user/notifications/mark-all-read';

let mock: ReturnType<typeof connectToMock>;
let lists: typeof Lists;
let marks: typeof Marks;
let $unreadCount: (typeof Unread)['$unreadCount'];
let stops: (() => void)[] = [];

beforeEach(async () => {
  ({ mock } = newDocument());
  // The stores are modules: each test gets its own.
  vi.resetModules();
  lists = await import('#src/stores/notifications/notifications.ts');
  marks = await import('#src/stores/notifications/mark-as-read.ts');
  ({ $unreadCount } = await import('#src/stores/notifications/unread-count.ts'));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

const all = { type: null, unread: false } as const;

/** A list that somebody looks at, once its first page is there. */
async function look(filter: Parameters<typeof lists.notificationList>[0] = all) {
  const list = lists.notificationList(filter, 'en');
  stops.push(list.$state.listen(() => undefined));
  await vi.waitFor(() => expect(list.$state.get().items).not.toBeNull());
  const items = () => list.$state.get().items ?? [];
  const unread = () => items().find(({ status }) => status === 'unread')!;
  const statusOf = (id: string) => items().find((note) => note.id === id)?.status;
  return { ...list, items, unread, statusOf };
}
const fault = (op: string, effect: object, more = {}) =>
  mock.control('POST', '/faults', { op, effect, ...more });
const serverCount = async () => {
  const reply = await mock.send('http://localhost:8787/user/notifications/unread-count');
  return ((await reply.json()) as { data: { unread: number } }).data.unread;
};

test('comes in pages of 20 up to the last, and the count is the server’s', async () => {
  await mock.signIn('many');
  const list = await look();
  expect(list.items()).toHaveLength(20);
  expect($unreadCount.get()).toBe(await serverCount());
  while (list.$state.get().more) await list.loadMore();
  expect(list.items()).toHaveLength(72);
  expect(new Set(list.items().map(({ id }) => id)).size).toBe(72);
  expect((await mock.journal(LIST)).length).toBe(4);
});

test('of the unread ones none is left out, though some are read before more are asked for', async () => {
  await mock.signIn('many');
  const list = await look({ type: null, unread: true });
  const wanted = $unreadCount.get();
  for (const note of list.items().slice(0, 7)) await marks.markRead(note);
  while (list.$state.get().more) await list.loadMore();
  expect(list.items()).toHaveLength(wanted ?? 0);
  expect(list.items().filter(({ status }) => status === 'read')).toHaveLength(7);
  expect($unreadCount.get()).toBe((wanted ?? 0) - 7);
});

test('a type is a list of its own', async () => {
  await mock.signIn('many');
  const list = await look({ type: 'security', unread: false });
  expect(new Set(list.items().map(({ type }) => type))).toEqual(new Set(['security']));
  expect(lists.notificationList({ type: 'security', unread: false }, 'en')).toBe(
    lists.notificationList({ type: 'security', unread: false }, 'en'),
  );
});

describe('marking', () => {
  test('one is read at once everywhere; the count follows when the server has told it', async () => {
    await mock.signIn('many');
    const list = await look();
    const security = await look({ type: 'security', unread: false });
    const before = $unreadCount.get() ?? 0;
    const note = security.unread();
    expect(list.statusOf(note.id)).toBe('unread');
    const done = marks.markRead(note);
    expect(security.statusOf(note.id)).toBe('read');
    expect(list.statusOf(note.id)).toBe('read');
    expect($unreadCount.get()).toBe(before);
    await done;
    expect($unreadCount.get()).toBe(before - 1);
    await marks.markRead(note);
    expect(await mock.journal(READ)).toHaveLength(1);
  });

  test.each([
    ['refused', { type: 'status', status: 500 }],
    ['cut off', { type: 'reset' }],
    ['answered with no JSON', { type: 'malformed' }],
  ])('one that is %s is unread again, and the count was never touched', async (_what, effect) => {
    await mock.signIn('many');
    const list = await look();
    const before = $unreadCount.get();
    await fault(READ, effect);
    const note = list.unread();
    const done = marks.markRead(note);
    expect(list.statusOf(note.id)).toBe('read');
    await expect(done).rejects.toMatchObject({ name: 'ApiError' });
    expect(list.statusOf(note.id)).toBe('unread');
    expect($unreadCount.get()).toBe(before);
  });

  test('all are read at once, wherever they are shown; a refusal takes all of it back', async () => {
    await mock.signIn('many');
    const list = await look();
    const before = list.items().map(({ status }) => status);
    const count = $unreadCount.get();
    await fault(ALL, { type: 'status', status: 500 }, { times: 1 });
    const refused = lists.markAllRead();
    expect(list.items().every(({ status }) => status === 'read')).toBe(true);
    await expect(refused).rejects.toMatchObject({ status: 500 });
    expect(list.items().map(({ status }) => status)).toEqual(before);
    expect($unreadCount.get()).toBe(count);

    await lists.markAllRead();
    expect(list.items().every(({ status }) => status === 'read')).toBe(true);
    expect($unreadCount.get()).toBe(0);
  });

  test('an answer that was on its way does not make it unread again', async () => {
    await mock.signIn('many');
    const list = await look();
    const note = list.unread();
    const before = await mock.send('http://localhost:8787/user/notifications/list?page_size=20');
    await marks.markRead(note);
    await fault(LIST, { type: 'reply', body: (await before.json()) as object }, { times: 1 });
    list.refresh();
    await vi.waitFor(() => expect(list.$state.get().loading).toBe(false));
    expect(list.statusOf(note.id)).toBe('read');
  });

  test('a count that was asked for earlier does not come after a newer one', async () => {
    const { beginUnreadUpdate } = await import('#src/stores/notifications/unread-count.ts');
    const early = beginUnreadUpdate();
    const late = beginUnreadUpdate();
    late(3);
    early(5);
    expect($unreadCount.get()).toBe(3);
  });
});

describe('one that arrives', () => {
  const news = (id: string, type: Notification['type'] = 'product'): Notification => ({
    id,
    type,
    title: 'Something new',
    body: '',
    link: null,
    status: 'unread',
    created_at: new Date(Date.now() + 60_000).toISOString(),
  });

  test('waits above a list that is read, twice told is once there, and the count is the event’s', async () => {
    await mock.signIn('many');
    const list = await look();
    lists.receiveNotification({ notification: news('new1'), unread: 99 });
    lists.receiveNotification({ notification: news('new1'), unread: 99 });
    expect(list.items().some(({ id }) => id === 'new1')).toBe(false);
    expect(list.$state.get().unshown).toBe(1);
    expect($unreadCount.get()).toBe(99);
    list.showNew();
    expect(list.items()[0]?.id).toBe('new1');
    expect(list.$state.get().unshown).toBe(0);
    lists.receiveNotification({ notification: news('new1'), unread: 99 });
    expect(list.$state.get().unshown).toBe(0);
  });

  test('stays, though an answer from before it comes after it', async () => {
    await mock.signIn('many');
    const list = await look();
    await fault(LIST, { type: 'delay', ms: 300 }, { stage: 'post', times: 1 });
    list.refresh();
    await vi.waitFor(async () => {
      const { items } = await mock.control<{ items: { hits: number }[] }>('GET', '/faults');
      expect(items).toMatchObject([{ hits: 1 }]);
    });
    // In the meantime it happens, and is told of.
    await mock.control('POST', '/notifications', { title: 'Something new' });
    const reply = await mock.send('http://localhost:8787/user/notifications/list?page=1&page_size=1');
    const [told] = ((await reply.json()) as { data: Notification[] }).data;
    lists.receiveNotification({ notification: told!, unread: 99 });
    const shown = () => [...list.$list.get().waiting, ...list.items()].some(({ id }) => id === told?.id);
    expect(shown()).toBe(true);
    await vi.waitFor(() => expect(list.$state.get().loading).toBe(false));
    await vi.waitFor(() => expect(shown()).toBe(true));
  });

  test('does not come into a list of another type', async () => {
    await mock.signIn('many');
    const list = await look({ type: 'security', unread: false });
    lists.receiveNotification({ notification: news('new1'), unread: 1 });
    expect(list.$state.get().unshown).toBe(0);
  });

  test('unheard of, it comes with the next look', async () => {
    await mock.signIn('many');
    const list = await look();
    // Whoever has only just opened it reads nothing yet.
    const soon = Date.now() + 2000;
    vi.spyOn(Date, 'now').mockImplementation(() => soon);
    await mock.control('POST', '/notifications', { title: 'While you were away', type: 'product' });
    await lists.refreshNotifications();
    await vi.waitFor(() => expect(list.$state.get().unshown).toBe(1));
    expect($unreadCount.get()).toBe(await serverCount());
  });
});

test('a page that can’t be had says so, and the rest stays', async () => {
  await mock.signIn('many');
  const list = await look();
  await fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await list.loadMore();
  expect(list.$state.get()).toMatchObject({ loadingMore: false, moreError: { status: 500 }, more: true });
  expect(list.items()).toHaveLength(20);
  await list.loadMore();
  expect(list.$state.get().moreError).toBeNull();
  expect(list.items()).toHaveLength(40);
});

test('a refusal of the session is passed on', async () => {
  const { $authError } = await import('#src/stores/errors/auth-error.ts');
  await mock.signIn('many');
  const list = await look();
  await fault(READ, { type: 'status', status: 401 });
  await expect(marks.markRead(list.unread())).rejects.toMatchObject({ status: 401 });
  expect($authError.get()).toMatchObject({ status: 401 });
});
