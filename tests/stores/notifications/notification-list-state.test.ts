import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import {
  addNew,
  emptyListState,
  mergePage,
  showNew,
  trimToFirstPage,
  type NotificationFilter,
  type NotificationPage,
  type ListState,
} from '#src/stores/notifications/notification-list-state.ts';
import { fetchNextPage } from '#src/stores/notifications/next-page.ts';
import { $optimisticallyRead } from '#src/stores/notifications/mark-as-read.ts';
import { sized } from '../../tier.ts';

const SIZE = 4;
const anyStatus: NotificationFilter = { type: null, unread: false };
const unread: NotificationFilter = { type: null, unread: true };

/** Numbered by age: the higher, the newer. */
const notification = (number: number, status: Notification['status'] = 'unread'): Notification => ({
  id: `n${number}`,
  type: number % 2 ? 'security' : 'trade',
  title: `Notification ${number}`,
  body: '',
  params: [],
  moments: [],
  link: null,
  status,
  created_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
});

/** A server with a list of notifications, newest first. */
class Server {
  notifications: Notification[];
  constructor(count: number) {
    this.notifications = Array.from({ length: count }, (_, index) => notification(count - index));
  }
  getPage(filter: NotificationFilter, page = 1): NotificationPage {
    const matching = this.notifications.filter(({ status }) => !filter.unread || status === 'unread');
    const data = matching.slice((page - 1) * SIZE, page * SIZE);
    return { data, page, page_size: SIZE, total: matching.length };
  }
  add(): Notification {
    const added = notification(this.notifications.length + 1);
    this.notifications.unshift(added);
    return added;
  }
  markRead(id: string): void {
    this.notifications = this.notifications.map((one) => (one.id === id ? { ...one, status: 'read' } : one));
  }
}

const ids = (notifications: readonly Notification[] | null) => notifications?.map(({ id }) => id);
async function loadOlder(state: ListState, server: Server, filter: NotificationFilter): Promise<ListState> {
  let current = state;
  const store = { get: () => current, set: (next: ListState) => void (current = next) };
  await fetchNextPage(store, filter, SIZE, (page) => Promise.resolve(server.getPage(filter, page)));
  return current;
}

describe('a first page', () => {
  test('is shown as it came, and says whether there is more', () => {
    const state = mergePage(emptyListState, new Server(6).getPage(anyStatus), anyStatus);
    expect(ids(state.items)).toEqual(['n6', 'n5', 'n4', 'n3']);
    expect(state.more).toBe(true);
    expect(mergePage(emptyListState, new Server(4).getPage(anyStatus), anyStatus).more).toBe(false);
    expect(mergePage(emptyListState, new Server(0).getPage(anyStatus), anyStatus)).toMatchObject({
      items: [],
      more: false,
    });
  });

  test('fetched again: newer items wait, known ones are updated, the order stays', () => {
    const server = new Server(6);
    const before = mergePage(emptyListState, server.getPage(anyStatus), anyStatus);
    server.add();
    server.markRead('n5');
    const after = mergePage(before, server.getPage(anyStatus), anyStatus);
    expect(ids(after.items)).toEqual(['n6', 'n5', 'n4', 'n3']);
    expect(ids(after.waiting)).toEqual(['n7']);
    expect(after.items?.[1]?.status).toBe('read');
    expect(ids(showNew(after).items)).toEqual(['n7', 'n6', 'n5', 'n4', 'n3']);
  });

  test('with `directly`, or in an empty list, new items are shown at once', () => {
    const server = new Server(3);
    const before = mergePage(emptyListState, server.getPage(anyStatus), anyStatus);
    server.add();
    expect(ids(mergePage(before, server.getPage(anyStatus), anyStatus, { directly: true }).items)).toEqual([
      'n4',
      'n3',
      'n2',
      'n1',
    ]);
    const nothing = mergePage(emptyListState, new Server(0).getPage(anyStatus), anyStatus);
    expect(mergePage(nothing, server.getPage(anyStatus), anyStatus)).toMatchObject({ waiting: [] });
  });

  test('an item that the server no longer has is removed; in the unread list it counts as read and stays', () => {
    const server = new Server(3);
    const before = mergePage(emptyListState, server.getPage(anyStatus), anyStatus);
    server.notifications = server.notifications.filter(({ id }) => id !== 'n2');
    expect(ids(mergePage(before, server.getPage(anyStatus), anyStatus).items)).toEqual(['n3', 'n1']);

    const some = new Server(3);
    const known = mergePage(emptyListState, some.getPage(unread), unread);
    some.markRead('n2');
    const after = mergePage(known, some.getPage(unread), unread);
    expect(after.items?.map(({ status }) => status)).toEqual(['unread', 'read', 'unread']);
    expect(ids(trimToFirstPage(after, unread, SIZE).items)).toEqual(['n3', 'n1']);
  });

  test('with more than a page of new items the newest are shown, and paging leaves none out', async () => {
    const server = new Server(6);
    let state = mergePage(emptyListState, server.getPage(anyStatus), anyStatus);
    for (let count = 0; count < 9; count += 1) server.add();
    state = showNew(mergePage(state, server.getPage(anyStatus), anyStatus));
    expect(ids(state.items)).toEqual(['n15', 'n14', 'n13', 'n12']);
    while (state.more) state = await loadOlder(state, server, anyStatus);
    expect(ids(state.items)).toEqual(ids(server.notifications));
  });
});

describe('an item that arrives', () => {
  const state = mergePage(emptyListState, new Server(3).getPage(anyStatus), anyStatus);
  test('waits while the list is being read, and otherwise is put on top', () => {
    expect(addNew(state, notification(4), anyStatus, true)).toMatchObject({
      items: state.items,
      waiting: [notification(4)],
    });
    expect(ids(addNew(state, notification(4), anyStatus, false).items)).toEqual(['n4', 'n3', 'n2', 'n1']);
  });
  test('changes nothing when it is known, filtered out, or the list is not loaded', () => {
    const once = addNew(state, notification(4), anyStatus, true);
    expect(addNew(once, notification(4), anyStatus, true)).toBe(once);
    expect(addNew(state, notification(3), anyStatus, true)).toBe(state);
    expect(addNew(state, notification(4), { type: 'security', unread: false }, true)).toBe(state);
    expect(addNew(emptyListState, notification(4), anyStatus, true)).toBe(emptyListState);
  });
});

test('items that are read elsewhere before older ones are fetched leave none out', async () => {
  const server = new Server(16);
  let state = await loadOlder(mergePage(emptyListState, server.getPage(unread), unread), server, unread);
  expect(state.items).toHaveLength(8);
  for (const { id } of state.items ?? []) server.markRead(id);
  while (state.more) state = await loadOlder(state, server, unread);
  expect(ids(state.items)).toEqual(Array.from({ length: 16 }, (_, index) => `n${16 - index}`));
});

test('an item marked as read here is not in the unread list when it is opened again', () => {
  const state = mergePage(emptyListState, new Server(3).getPage(unread), unread);
  $optimisticallyRead.set(new Set(['n2']));
  onTestFinished(() => $optimisticallyRead.set(new Set()));
  expect(ids(trimToFirstPage(state, unread, SIZE).items)).toEqual(['n3', 'n1']);
});

test('in any order of arrivals and reads each item comes once, newest first, and none is left out', async () => {
  const step = fc.constantFrom('older', 'again', 'arrives', 'unheard', 'shown', 'read', 'left');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(15),
      fc.boolean(),
      fc.array(fc.tuple(step, fc.nat(20)), { maxLength: 25 }),
      async (count, onlyUnread, steps) => {
        const filter = onlyUnread ? unread : anyStatus;
        const server = new Server(count);
        let state = mergePage(emptyListState, server.getPage(filter), filter);
        let missed = false;
        for (const [action, at] of steps) {
          if (action === 'older' && state.more) state = await loadOlder(state, server, filter);
          // After missed events the list is fetched again before another one arrives.
          if (action === 'again' || (action === 'arrives' && missed)) {
            state = mergePage(state, server.getPage(filter), filter);
            missed = false;
          }
          if (action === 'arrives') state = addNew(state, server.add(), filter, true);
          if (action === 'unheard') {
            server.add();
            missed = true;
          }
          if (action === 'shown') state = showNew(state);
          if (action === 'left') state = trimToFirstPage(state, filter, SIZE);
          const chosen = state.items?.[at];
          if (action === 'read' && chosen) server.markRead(chosen.id);
          const shown = [...state.waiting, ...(state.items ?? [])];
          expect(new Set(ids(shown)).size).toBe(shown.length);
          const times = (state.items ?? []).map(({ created_at }) => created_at);
          expect(times).toEqual(times.toSorted().reverse());
        }
        // In the end the user loads everything.
        state = showNew(mergePage(state, server.getPage(filter), filter));
        while (state.more || state.waiting.length > 0)
          state = showNew(await loadOlder(state, server, filter));
        const matching = server.notifications.filter(({ status }) => !onlyUnread || status === 'unread');
        expect(ids(state.items)).toEqual(expect.arrayContaining(ids(matching) ?? []));
      },
    ),
    { numRuns: sized(200, 1000) },
  );
});
