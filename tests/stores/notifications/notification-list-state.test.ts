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
const all: NotificationFilter = { type: null, unread: false };
const unread: NotificationFilter = { type: null, unread: true };

/** Numbered by age: the higher, the newer. */
const note = (number: number, status: Notification['status'] = 'unread'): Notification => ({
  id: `n${number}`,
  type: number % 2 ? 'security' : 'trade',
  title: `Note ${number}`,
  body: '',
  link: null,
  status,
  created_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
});

/** A server with a list, newest first. */
class Server {
  notes: Notification[];
  constructor(count: number) {
    this.notes = Array.from({ length: count }, (_, index) => note(count - index));
  }
  tell(filter: NotificationFilter, page = 1): NotificationPage {
    const wanted = this.notes.filter(({ status }) => !filter.unread || status === 'unread');
    const data = wanted.slice((page - 1) * SIZE, page * SIZE);
    return { data, page, page_size: SIZE, total: wanted.length };
  }
  add(): Notification {
    const added = note(this.notes.length + 1);
    this.notes.unshift(added);
    return added;
  }
  read(id: string): void {
    this.notes = this.notes.map((one) => (one.id === id ? { ...one, status: 'read' } : one));
  }
}

const ids = (notes: readonly Notification[] | null) => notes?.map(({ id }) => id);
async function older(shelf: ListState, server: Server, filter: NotificationFilter): Promise<ListState> {
  let now = shelf;
  const held = { get: () => now, set: (next: ListState) => void (now = next) };
  await fetchNextPage(held, filter, SIZE, (page) => Promise.resolve(server.tell(filter, page)));
  return now;
}

describe('a first page', () => {
  test('is shown as it came, and says whether there is more', () => {
    const shelf = mergePage(emptyListState, new Server(6).tell(all), all);
    expect(ids(shelf.items)).toEqual(['n6', 'n5', 'n4', 'n3']);
    expect(shelf.more).toBe(true);
    expect(mergePage(emptyListState, new Server(4).tell(all), all).more).toBe(false);
    expect(mergePage(emptyListState, new Server(0).tell(all), all)).toMatchObject({ items: [], more: false });
  });

  test('told anew: what is newer waits, known ones get their newest words, the order stays', () => {
    const server = new Server(6);
    const before = mergePage(emptyListState, server.tell(all), all);
    server.add();
    server.read('n5');
    const after = mergePage(before, server.tell(all), all);
    expect(ids(after.items)).toEqual(['n6', 'n5', 'n4', 'n3']);
    expect(ids(after.waiting)).toEqual(['n7']);
    expect(after.items?.[1]?.status).toBe('read');
    expect(ids(showNew(after).items)).toEqual(['n7', 'n6', 'n5', 'n4', 'n3']);
  });

  test('what nobody reads yet need not wait, and neither does what comes to an empty list', () => {
    const server = new Server(3);
    const before = mergePage(emptyListState, server.tell(all), all);
    server.add();
    expect(ids(mergePage(before, server.tell(all), all, { directly: true }).items)).toEqual([
      'n4',
      'n3',
      'n2',
      'n1',
    ]);
    const nothing = mergePage(emptyListState, new Server(0).tell(all), all);
    expect(mergePage(nothing, server.tell(all), all)).toMatchObject({ waiting: [] });
  });

  test('one that the server no longer has is gone; of the unread ones it was read, and stays', () => {
    const server = new Server(3);
    const before = mergePage(emptyListState, server.tell(all), all);
    server.notes = server.notes.filter(({ id }) => id !== 'n2');
    expect(ids(mergePage(before, server.tell(all), all).items)).toEqual(['n3', 'n1']);

    const some = new Server(3);
    const known = mergePage(emptyListState, some.tell(unread), unread);
    some.read('n2');
    const after = mergePage(known, some.tell(unread), unread);
    expect(after.items?.map(({ status }) => status)).toEqual(['unread', 'read', 'unread']);
    expect(ids(trimToFirstPage(after, unread, SIZE).items)).toEqual(['n3', 'n1']);
  });

  test('more than a page is new: asked for, the newest stand there, and nothing between is left out', async () => {
    const server = new Server(6);
    let shelf = mergePage(emptyListState, server.tell(all), all);
    for (let count = 0; count < 9; count += 1) server.add();
    shelf = showNew(mergePage(shelf, server.tell(all), all));
    expect(ids(shelf.items)).toEqual(['n15', 'n14', 'n13', 'n12']);
    while (shelf.more) shelf = await older(shelf, server, all);
    expect(ids(shelf.items)).toEqual(ids(server.notes));
  });
});

describe('one that arrives', () => {
  const shelf = mergePage(emptyListState, new Server(3).tell(all), all);
  test('waits while the list is read, and stands at the top when it is not', () => {
    expect(addNew(shelf, note(4), all, true)).toMatchObject({ items: shelf.items, waiting: [note(4)] });
    expect(ids(addNew(shelf, note(4), all, false).items)).toEqual(['n4', 'n3', 'n2', 'n1']);
  });
  test('twice, or of another type, or before the list is known: nothing changes', () => {
    const once = addNew(shelf, note(4), all, true);
    expect(addNew(once, note(4), all, true)).toBe(once);
    expect(addNew(shelf, note(3), all, true)).toBe(shelf);
    expect(addNew(shelf, note(4), { type: 'security', unread: false }, true)).toBe(shelf);
    expect(addNew(emptyListState, note(4), all, true)).toBe(emptyListState);
  });
});

test('many are read elsewhere before older ones are asked for: none is left out', async () => {
  const server = new Server(16);
  let shelf = await older(mergePage(emptyListState, server.tell(unread), unread), server, unread);
  expect(shelf.items).toHaveLength(8);
  for (const { id } of shelf.items ?? []) server.read(id);
  while (shelf.more) shelf = await older(shelf, server, unread);
  expect(ids(shelf.items)).toEqual(Array.from({ length: 16 }, (_, index) => `n${16 - index}`));
});

test('what was read here is not among the unread ones that somebody comes back to', () => {
  const shelf = mergePage(emptyListState, new Server(3).tell(unread), unread);
  $optimisticallyRead.set(new Set(['n2']));
  onTestFinished(() => $optimisticallyRead.set(new Set()));
  expect(ids(trimToFirstPage(shelf, unread, SIZE).items)).toEqual(['n3', 'n1']);
});

test('whatever arrives and is read meanwhile: each note comes once, newest first, and none is left out', async () => {
  const step = fc.constantFrom('older', 'again', 'arrives', 'unheard', 'shown', 'read', 'left');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(15),
      fc.boolean(),
      fc.array(fc.tuple(step, fc.nat(20)), { maxLength: 25 }),
      async (count, onlyUnread, steps) => {
        const filter = onlyUnread ? unread : all;
        const server = new Server(count);
        let shelf = mergePage(emptyListState, server.tell(filter), filter);
        let missed = false;
        for (const [what, at] of steps) {
          if (what === 'older' && shelf.more) shelf = await older(shelf, server, filter);
          // Whoever missed something is told to ask anew before anything else arrives.
          if (what === 'again' || (what === 'arrives' && missed)) {
            shelf = mergePage(shelf, server.tell(filter), filter);
            missed = false;
          }
          if (what === 'arrives') shelf = addNew(shelf, server.add(), filter, true);
          if (what === 'unheard') {
            server.add();
            missed = true;
          }
          if (what === 'shown') shelf = showNew(shelf);
          if (what === 'left') shelf = trimToFirstPage(shelf, filter, SIZE);
          const chosen = shelf.items?.[at];
          if (what === 'read' && chosen) server.read(chosen.id);
          const shown = [...shelf.waiting, ...(shelf.items ?? [])];
          expect(new Set(ids(shown)).size).toBe(shown.length);
          const times = (shelf.items ?? []).map(({ created_at }) => created_at);
          expect(times).toEqual(times.toSorted().reverse());
        }
        // In the end somebody looks at everything there is.
        shelf = showNew(mergePage(shelf, server.tell(filter), filter));
        while (shelf.more || shelf.waiting.length > 0) shelf = showNew(await older(shelf, server, filter));
        const wanted = server.notes.filter(({ status }) => !onlyUnread || status === 'unread');
        expect(ids(shelf.items)).toEqual(expect.arrayContaining(ids(wanted) ?? []));
      },
    ),
    { numRuns: sized(200, 1000) },
  );
});
