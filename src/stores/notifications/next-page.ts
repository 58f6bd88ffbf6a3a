import {
  matchesFilter,
  mergePage,
  type NotificationFilter,
  type NotificationPage,
  type ListState,
} from './notification-list-state.ts';

/**
 * Asks for pages until something older than what is shown has come, or there is nothing older. What has arrived or was read
 * since the first page moves the server's pages: what is known tells where to go on.
 * @param shelf what is known at the moment, and where the next answer is put.
 * @param ask throws what the call throws; then what came before it stays.
 */
export async function fetchNextPage(
  shelf: { get: () => ListState; set: (next: ListState) => void },
  filter: NotificationFilter,
  size: number,
  ask: (page: number) => Promise<NotificationPage>,
): Promise<void> {
  const known = () => [...shelf.get().waiting, ...(shelf.get().items ?? [])];
  const places = known().filter((note) => matchesFilter(note, filter)).length;
  const joins = ({ data }: NotificationPage) => data.some(({ id }) => known().some((note) => note.id === id));
  // Unread ones leave the list when they are read, elsewhere too: the page must hold one that is known, or some are left out.
  let page = filter.unread ? Math.max(1, Math.ceil(places / size)) : Math.floor(places / size) + 1;
  let reply = await ask(page);
  while (filter.unread && page > 1 && !joins(reply)) reply = await ask(--page);

  const before = shelf.get().items?.length ?? 0;
  shelf.set(mergePage(shelf.get(), reply, filter));
  while (page * size < reply.total && (shelf.get().items?.length ?? 0) <= before) {
    reply = await ask(++page);
    shelf.set(mergePage(shelf.get(), reply, filter));
  }
}
