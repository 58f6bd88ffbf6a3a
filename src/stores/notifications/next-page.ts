import {
  matchesFilter,
  mergePage,
  type NotificationFilter,
  type NotificationPage,
  type ListState,
} from './notification-list-state.ts';

/**
 * Fetches pages until one has items older than those that are shown, or there are none. Items that arrived or were read since
 * the first page shift the server's pages, so the page to continue with is computed from the items that are known.
 * @param list reads and writes the state of the list.
 * @param fetchPage may throw; the pages before it stay.
 */
export async function fetchNextPage(
  list: { get: () => ListState; set: (next: ListState) => void },
  filter: NotificationFilter,
  size: number,
  fetchPage: (page: number) => Promise<NotificationPage>,
): Promise<void> {
  const known = () => [...list.get().waiting, ...(list.get().items ?? [])];
  const offset = known().filter((note) => matchesFilter(note, filter)).length;
  const overlaps = ({ data }: NotificationPage) =>
    data.some(({ id }) => known().some((note) => note.id === id));
  // Unread items leave the list when they are read, on other devices too: a page without any known item would skip some.
  let page = filter.unread ? Math.max(1, Math.ceil(offset / size)) : Math.floor(offset / size) + 1;
  let reply = await fetchPage(page);
  while (filter.unread && page > 1 && !overlaps(reply)) reply = await fetchPage(--page);

  const before = list.get().items?.length ?? 0;
  list.set(mergePage(list.get(), reply, filter));
  while (page * size < reply.total && (list.get().items?.length ?? 0) <= before) {
    reply = await fetchPage(++page);
    list.set(mergePage(list.get(), reply, filter));
  }
}
