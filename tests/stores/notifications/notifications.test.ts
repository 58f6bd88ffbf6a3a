import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type * as Lists from '#src/stores/notifications/notifications.ts';
import type * as Marks from '#src/stores/notifications/mark-as-read.ts';
import type * as Unread from '#src/stores/notifications/unread-count.ts';
import type { connectToMock } from '../../in-process.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

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
  // The stores are modules: each test gets fresh ones.
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

/** Opens a list and waits for its first page. */
async function openList(filter: Parameters<typeof lists.notificationList>[0] = all) {
  const list = lists.notificationList(filter, 'en');
  stops.push(list.$state.listen(() => undefined));
  await eventually(() => expect(list.$state.get().items).not.toBeNull());
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

// requirement: 7.25
test('loads pages of 20 to the last one, and the count is the server’s', async () => {
  await mock.signIn('many');
  const list = await openList();
  expect(list.items()).toHaveLength(20);
  expect($unreadCount.get()).toBe(await serverCount());
  while (list.$state.get().more) await list.loadMore();
  expect(list.items()).toHaveLength(72);
  expect(new Set(list.items().map(({ id }) => id)).size).toBe(72);
  expect((await mock.journal(LIST)).length).toBe(4);
});

test('paging through unread ones leaves none out, though some are read before more are fetched', async () => {
  await mock.signIn('many');
  const list = await openList({ type: null, unread: true });
  const unreadAtStart = $unreadCount.get();
  for (const note of list.items().slice(0, 7)) await marks.markRead(note);
  while (list.$state.get().more) await list.loadMore();
  expect(list.items()).toHaveLength(unreadAtStart ?? 0);
  expect(list.items().filter(({ status }) => status === 'read')).toHaveLength(7);
  expect($unreadCount.get()).toBe((unreadAtStart ?? 0) - 7);
});

test('a type has a list of its own', async () => {
  await mock.signIn('many');
  const list = await openList({ type: 'security', unread: false });
  expect(new Set(list.items().map(({ type }) => type))).toEqual(new Set(['security']));
  expect(lists.notificationList({ type: 'security', unread: false }, 'en')).toBe(
    lists.notificationList({ type: 'security', unread: false }, 'en'),
  );
});

describe('marking', () => {
  // requirement: 7.26
  test('as read shows at once everywhere; the count follows once the server has answered', async () => {
    await mock.signIn('many');
    const list = await openList();
    const security = await openList({ type: 'security', unread: false });
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
  ])('one that is %s is rolled back to unread, and the count never changes', async (_what, effect) => {
    await mock.signIn('many');
    const list = await openList();
    const before = $unreadCount.get();
    await fault(READ, effect);
    const note = list.unread();
    const done = marks.markRead(note);
    expect(list.statusOf(note.id)).toBe('read');
    await expect(done).rejects.toMatchObject({ name: 'ApiError' });
    expect(list.statusOf(note.id)).toBe('unread');
    expect($unreadCount.get()).toBe(before);
  });

  // requirement: 7.27
  test('all as read shows at once in every list; a rejection rolls all of it back', async () => {
    await mock.signIn('many');
    const list = await openList();
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

  test('a response that was already on its way does not make it unread again', async () => {
    await mock.signIn('many');
    const list = await openList();
    const note = list.unread();
    const before = await mock.send('http://localhost:8787/user/notifications/list?page_size=20');
    await marks.markRead(note);
    await fault(LIST, { type: 'reply', body: (await before.json()) as object }, { times: 1 });
    list.refresh();
    await eventually(() => expect(list.$state.get().loading).toBe(false));
    expect(list.statusOf(note.id)).toBe('read');
  });

  test('an older unread count does not replace a newer one', async () => {
    const { beginUnreadUpdate } = await import('#src/stores/notifications/unread-count.ts');
    const first = beginUnreadUpdate();
    const second = beginUnreadUpdate();
    second(3);
    first(5);
    expect($unreadCount.get()).toBe(3);
  });
});

describe('one that arrives', () => {
  const newNotification = (id: string, type: Notification['type'] = 'product'): Notification => ({
    id,
    type,
    title: 'Something new',
    body: '',
    params: [],
    moments: [],
    link: null,
    status: 'unread',
    created_at: new Date(Date.now() + 60_000).toISOString(),
  });

  test('waits above a list that is being read, is added once though received twice, and the count is the event’s', async () => {
    await mock.signIn('many');
    const list = await openList();
    lists.receiveNotification({ notification: newNotification('new1'), unread: 99 });
    lists.receiveNotification({ notification: newNotification('new1'), unread: 99 });
    expect(list.items().some(({ id }) => id === 'new1')).toBe(false);
    expect(list.$state.get().unshown).toBe(1);
    expect($unreadCount.get()).toBe(99);
    list.showNew();
    expect(list.items()[0]?.id).toBe('new1');
    expect(list.$state.get().unshown).toBe(0);
    lists.receiveNotification({ notification: newNotification('new1'), unread: 99 });
    expect(list.$state.get().unshown).toBe(0);
  });

  test('stays, though a response from before it arrives later', async () => {
    await mock.signIn('many');
    const list = await openList();
    await fault(LIST, { type: 'delay', ms: 300 }, { stage: 'post', times: 1 });
    list.refresh();
    await eventually(async () => {
      const { items } = await mock.control<{ items: { hits: number }[] }>('GET', '/faults');
      expect(items).toMatchObject([{ hits: 1 }]);
    });
    // It is created while the response is held back, and its event arrives.
    await mock.control('POST', '/notifications', { title: 'Something new' });
    const reply = await mock.send('http://localhost:8787/user/notifications/list?page=1&page_size=1');
    const [created] = ((await reply.json()) as { data: Notification[] }).data;
    lists.receiveNotification({ notification: created!, unread: 99 });
    const shown = () => [...list.$list.get().waiting, ...list.items()].some(({ id }) => id === created?.id);
    expect(shown()).toBe(true);
    await eventually(() => expect(list.$state.get().loading).toBe(false));
    await eventually(() => expect(shown()).toBe(true));
  });

  test('is not added to a list of another type', async () => {
    await mock.signIn('many');
    const list = await openList({ type: 'security', unread: false });
    lists.receiveNotification({ notification: newNotification('new1'), unread: 1 });
    expect(list.$state.get().unshown).toBe(0);
  });

  test('without an event is found by the next refresh', async () => {
    await mock.signIn('many');
    const list = await openList();
    // A list opened less than a second ago shows new items at once instead of letting them wait.
    const soon = Date.now() + 2000;
    vi.spyOn(Date, 'now').mockImplementation(() => soon);
    await mock.control('POST', '/notifications', { title: 'While you were away', type: 'product' });
    list.refresh();
    await eventually(() => expect(list.$state.get().unshown).toBe(1));
    expect($unreadCount.get()).toBe(await serverCount());
  });
});

test('a page that cannot be loaded gives an error, and the others stay', async () => {
  await mock.signIn('many');
  const list = await openList();
  await fault(LIST, { type: 'status', status: 500 }, { times: 1 });
  await list.loadMore();
  expect(list.$state.get()).toMatchObject({ loadingMore: false, moreError: { status: 500 }, more: true });
  expect(list.items()).toHaveLength(20);
  await list.loadMore();
  expect(list.$state.get().moreError).toBeNull();
  expect(list.items()).toHaveLength(40);
});

test('an auth error is reported to the session', async () => {
  const { $authError } = await import('#src/stores/errors/auth-error.ts');
  await mock.signIn('many');
  const list = await openList();
  await fault(READ, { type: 'status', status: 401 });
  await expect(marks.markRead(list.unread())).rejects.toMatchObject({ status: 401 });
  expect($authError.get()).toMatchObject({ status: 401 });
});
