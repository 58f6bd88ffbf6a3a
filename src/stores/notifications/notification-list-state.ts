import type { Notification, notificationTypes } from '#contract/notifications.ts';
import { isUnread } from './mark-as-read.ts';

export type NotificationType = (typeof notificationTypes)[number];

export interface NotificationFilter {
  /** Null for all. */
  readonly type: NotificationType | null;
  /** Only those not read yet. */
  readonly unread: boolean;
}

/** One page of the server's list. */
export interface NotificationPage {
  readonly data: readonly Notification[];
  readonly page: number;
  readonly page_size: number;
  /** Of all pages of the list. */
  readonly total: number;
}

/** What is known of one list. Newest first. */
export interface ListState {
  /** What is shown; null before the first answer. */
  readonly items: readonly Notification[] | null;
  /** Newer than all that is shown: they come when somebody asks for them, and nothing moves under a finger. */
  readonly waiting: readonly Notification[];
  /** More came than a page holds: between `waiting` and `items` some are missing. */
  readonly gap: boolean;
  readonly total: number;
  /** False when nothing is older than what is shown. */
  readonly more: boolean;
}

export const emptyShelf: ListState = { items: null, waiting: [], gap: false, total: 0, more: false };

export const matchesFilter = (note: Notification, { type, unread }: NotificationFilter) =>
  (type === null || note.type === type) && (!unread || isUnread(note));
const newestFirst = (notes: readonly Notification[]) =>
  notes.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

/**
 * A page of the list joins what is known of it, each note once, in the server's newest words.
 * @param directly nobody has begun to read: what is new may stand at the top at once.
 */
export function mergePage(
  shelf: ListState,
  page: NotificationPage,
  filter: NotificationFilter,
  { directly = false } = {},
): ListState {
  const { total } = page;
  const isLast = page.page * page.page_size >= total;
  if (!shelf.items?.length) {
    return { ...emptyShelf, items: page.data, total, more: !isLast };
  }
  const known = new Set([...shelf.waiting, ...shelf.items].map(({ id }) => id));
  const fresh = page.data.filter(({ id }) => !known.has(id));
  const newest = shelf.items[0]?.created_at ?? '';
  const newer = fresh.filter(({ created_at }) => created_at > newest);
  const isAway = page.page === 1 && !isLast && page.data.every(({ created_at }) => created_at > newest);
  const update = reconcileWithPage(page, filter);
  const items = newestFirst([
    ...update(shelf.items),
    ...fresh.filter(({ created_at }) => created_at <= newest),
  ]);
  const waiting = isAway ? page.data : newestFirst([...newer, ...update(shelf.waiting)]);
  const gap = shelf.gap || isAway;
  // The first page says nothing of what comes after the older ones, unless it is the only one.
  const more = page.page === 1 && !isLast ? shelf.more || gap : !isLast;
  const joined = { items, waiting, gap, total, more };
  return directly ? showNew(joined) : joined;
}

/**
 * What the first page says of the notes that it covers: their newest words, and which are gone. In a list of unread ones
 * that means read, elsewhere perhaps; they stay until somebody leaves.
 */
function reconcileWithPage({ data, page, total }: NotificationPage, { unread }: NotificationFilter) {
  const told = new Map(data.map((note) => [note.id, note]));
  const oldest = data.length < total ? (data.at(-1)?.created_at ?? '') : '';
  return (notes: readonly Notification[]) =>
    notes.flatMap((note): Notification[] => {
      const now = told.get(note.id);
      if (now) return [now];
      if (page !== 1 || note.created_at <= oldest) return [note];
      return unread ? [{ ...note, status: 'read' }] : [];
    });
}

/** What waited stands at the top. */
export function showNew(shelf: ListState): ListState {
  const { items, waiting, gap } = shelf;
  if (waiting.length === 0) return shelf;
  return gap
    ? { ...shelf, items: waiting, waiting: [], gap: false, more: true }
    : { ...shelf, items: [...waiting, ...(items ?? [])], waiting: [] };
}

/** One more has arrived. @param read true while somebody may be reading the list. */
export function addNew(
  shelf: ListState,
  note: Notification,
  filter: NotificationFilter,
  read: boolean,
): ListState {
  const { items, waiting, total } = shelf;
  const known = [...waiting, ...(items ?? [])].some(({ id }) => id === note.id);
  if (!items || known || !matchesFilter(note, filter)) return shelf;
  const arrived = { ...shelf, waiting: newestFirst([note, ...waiting]), total: total + 1 };
  return read && items.length > 0 ? arrived : showNew(arrived);
}

/** What is kept of a list that nobody looks at any more: as much as one page will refresh. */
export function trimToFirstPage(shelf: ListState, filter: NotificationFilter, size: number): ListState {
  if (!shelf.items) return shelf;
  const { items, ...rest } = showNew(shelf);
  const wanted = (items ?? []).filter((note) => matchesFilter(note, filter));
  return { ...rest, items: wanted.slice(0, size), more: rest.more || wanted.length > size };
}
