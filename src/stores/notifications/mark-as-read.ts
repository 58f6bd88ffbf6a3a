import { atom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { fetchUnreadCount } from './unread-count.ts';

/**
 * Notifications that were marked as read here, whatever an answer says that is still on its way: none becomes unread
 * again by itself.
 */
export const $optimisticallyRead = atom<ReadonlySet<string>>(new Set());

export const isUnread = ({ id, status }: Notification) =>
  status === 'unread' && !$optimisticallyRead.get().has(id);

/** As many as the API has on a page. */
const LOOK_SIZE = 50;

/** True when none of them, or where none is known none at all, is among the server's unread ones; else null. */
async function isReadOnServer(ids: readonly string[]): Promise<true | null> {
  for (let page = 1; ; page += 1) {
    const query = { status: 'unread', page: String(page), page_size: String(LOOK_SIZE) };
    const { data, total } = await call(contract.list, undefined, { query });
    const isThere = ids.length === 0 ? total > 0 : data.some(({ id }) => ids.includes(id));
    if (isThere) return null;
    if (page * LOOK_SIZE >= total) return true;
  }
}

/**
 * Marks some as read at once, and tells the server by `save`.
 * @throws ApiError, after the marks have been taken back.
 */
export async function markAsRead(ids: readonly string[], save: () => Promise<unknown>): Promise<void> {
  const fresh = ids.filter((id) => !$optimisticallyRead.get().has(id));
  $optimisticallyRead.set(new Set([...$optimisticallyRead.get(), ...fresh]));
  const online = navigator.onLine;
  try {
    await save().catch((error: unknown) => reconcileMutation(error, online, () => isReadOnServer(fresh)));
  } catch (error) {
    $optimisticallyRead.set(new Set([...$optimisticallyRead.get()].filter((id) => !fresh.includes(id))));
    reportAuthError(error);
    throw error;
  }
  await fetchUnreadCount();
}

/**
 * Marks one as read.
 * @throws ApiError, after the mark has been taken back.
 */
export async function markRead(note: Notification): Promise<void> {
  if (!isUnread(note)) return;
  const { id } = note;
  await markAsRead([id], () => call(contract.setStatus, { status: 'read' }, { params: { id } }));
}
