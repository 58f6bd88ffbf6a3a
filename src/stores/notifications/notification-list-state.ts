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

/** One list, newest first. */
export interface ListState {
  /** Shown; null before the first response. */
  readonly items: readonly Notification[] | null;
  /** Newer than `items`, and shown when the person asks: a row must not move under a finger. */
  readonly waiting: readonly Notification[];
  /** More items are new than one page holds: some between `waiting` and `items` are missing. */
  readonly gap: boolean;
  readonly total: number;
  /** Older items exist. */
  readonly more: boolean;
}

export const emptyListState: ListState = { items: null, waiting: [], gap: false, total: 0, more: false };

export const matchesFilter = (note: Notification, { type, unread }: NotificationFilter) =>
  (type === null || note.type === type) && (!unread || isUnread(note));
const newestFirst = (notes: readonly Notification[]) =>
  notes.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

/**
 * Merges a page into the list: each item once, as the newest response has it.
 * @param directly shows new items at the top at once, as long as the person has not started to read.
 */
export function mergePage(
  state: ListState,
  page: NotificationPage,
  filter: NotificationFilter,
  { directly = false } = {},
): ListState {
  const { total } = page;
  const isLast = page.page * page.page_size >= total;
  if (!state.items?.length) {
    return { ...emptyListState, items: page.data, total, more: !isLast };
  }
  const known = new Set([...state.waiting, ...state.items].map(({ id }) => id));
  const unknown = page.data.filter(({ id }) => !known.has(id));
  const newest = state.items[0]?.created_at ?? '';
  const newer = unknown.filter(({ created_at }) => created_at > newest);
  const hasGap = page.page === 1 && !isLast && page.data.every(({ created_at }) => created_at > newest);
  const update = reconcileWithPage(page, filter);
  const items = newestFirst([
    ...update(state.items),
    ...unknown.filter(({ created_at }) => created_at <= newest),
  ]);
  const waiting = hasGap ? page.data : newestFirst([...newer, ...update(state.waiting)]);
  const gap = state.gap || hasGap;
  // The first page does not know whether items follow the oldest one that is shown, unless it is the only page.
  const more = page.page === 1 && !isLast ? state.more || gap : !isLast;
  const merged = { items, waiting, gap, total, more };
  return directly ? showNew(merged) : merged;
}

/**
 * Updates items by the page that covers them. An item that the first page no longer has is gone; in a list of unread ones it was
 * read on another device, and stays until the person leaves the list.
 */
function reconcileWithPage({ data, page, total }: NotificationPage, { unread }: NotificationFilter) {
  const byId = new Map(data.map((note) => [note.id, note]));
  const oldest = data.length < total ? (data.at(-1)?.created_at ?? '') : '';
  return (notes: readonly Notification[]) =>
    notes.flatMap((note): Notification[] => {
      const updated = byId.get(note.id);
      if (updated) return [updated];
      if (page !== 1 || note.created_at <= oldest) return [note];
      return unread ? [{ ...note, status: 'read' }] : [];
    });
}

/** Moves the waiting items to the top of the list. */
export function showNew(state: ListState): ListState {
  const { items, waiting, gap } = state;
  if (waiting.length === 0) return state;
  return gap
    ? { ...state, items: waiting, waiting: [], gap: false, more: true }
    : { ...state, items: [...waiting, ...(items ?? [])], waiting: [] };
}

/** Adds an item that has just arrived. @param isOpen keeps it waiting: the person may be reading the list. */
export function addNew(
  state: ListState,
  note: Notification,
  filter: NotificationFilter,
  isOpen: boolean,
): ListState {
  const { items, waiting, total } = state;
  const known = [...waiting, ...(items ?? [])].some(({ id }) => id === note.id);
  if (!items || known || !matchesFilter(note, filter)) return state;
  const arrived = { ...state, waiting: newestFirst([note, ...waiting]), total: total + 1 };
  return isOpen && items.length > 0 ? arrived : showNew(arrived);
}

/** The state to keep of a closed list: as many items as the first page will refresh. */
export function trimToFirstPage(state: ListState, filter: NotificationFilter, size: number): ListState {
  if (!state.items) return state;
  const { items, ...rest } = showNew(state);
  const matching = (items ?? []).filter((note) => matchesFilter(note, filter));
  return { ...rest, items: matching.slice(0, size), more: rest.more || matching.length > size };
}
