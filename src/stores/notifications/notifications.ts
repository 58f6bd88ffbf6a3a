import type { EventData } from '#contract/events.ts';
import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { openNoteList, type NoteList } from './notification-list.ts';
import type { NoteFilter } from './notification-list-state.ts';
import { isUnread, markHere } from './mark-as-read.ts';
import { expectUnread, readUnread } from './unread-count.ts';

const lists = new Map<string, NoteList>();

/** The list of a filter, the same each time: the server tells notifications in the reader's language, so it is one of each. */
export function noteList(filter: NoteFilter, locale: Locale): NoteList {
  const key = [locale, filter.type ?? 'all', filter.unread ? 'unread' : ''].join(' ');
  let list = lists.get(key);
  if (!list) lists.set(key, (list = openNoteList(filter, key)));
  return list;
}

/**
 * Marks all as read, at once wherever they are shown.
 * @throws ApiError, after the marks have been taken back.
 */
export async function markAllRead(): Promise<void> {
  const known = [...lists.values()].flatMap(({ $shelf }) => {
    const { items, waiting } = $shelf.get();
    return [...waiting, ...(items ?? [])];
  });
  await markHere(
    known.filter(isUnread).map(({ id }) => id),
    () => call(contract.markAllRead),
  );
  for (const list of lists.values()) list.refresh();
}

/** The server's news of a new one. It waits where a list is being read; one that is known already changes nothing. */
export function notificationArrived({ notification, unread }: EventData['notification']): void {
  expectUnread()(unread);
  for (const list of lists.values()) list.arrived(notification);
}

/** Asks anew for whatever is shown, and for the count: something may have been missed. */
export async function refreshNotifications(): Promise<void> {
  for (const list of lists.values()) list.refresh();
  await readUnread();
}
