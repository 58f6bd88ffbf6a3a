import { atom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { fetchUnreadCount } from './unread-count.ts';

/** Marked as read in this tab. A response that was sent before the mark must not make one unread again. */
export const $optimisticallyRead = atom<ReadonlySet<string>>(new Set());

export const isUnread = ({ id, status }: Notification) =>
  status === 'unread' && !$optimisticallyRead.get().has(id);

/** The largest page that the API sends. */
const RECONCILE_PAGE_SIZE = 50;

/** True when none of `ids` is unread on the server (without ids: when nothing is); else null. */
async function isReadOnServer(ids: readonly string[]): Promise<true | null> {
  for (let page = 1; ; page += 1) {
    const query = { status: 'unread', page, page_size: RECONCILE_PAGE_SIZE } as const;
    const { data, total } = await call(contract.listNotifications, { query });
    const isThere = ids.length === 0 ? total > 0 : data.some(({ id }) => ids.includes(id));
    if (isThere) return null;
    if (page * RECONCILE_PAGE_SIZE >= total) return true;
  }
}

/**
 * Marks notifications as read at once, then on the server by `save`.
 * @throws ApiError after rolling back.
 */
export async function markAsRead(ids: readonly string[], save: () => Promise<unknown>): Promise<void> {
  const newIds = ids.filter((id) => !$optimisticallyRead.get().has(id));
  $optimisticallyRead.set(new Set([...$optimisticallyRead.get(), ...newIds]));
  const online = navigator.onLine;
  try {
    await save().catch((error: unknown) => reconcileMutation(error, online, () => isReadOnServer(newIds)));
  } catch (error) {
    $optimisticallyRead.set(new Set([...$optimisticallyRead.get()].filter((id) => !newIds.includes(id))));
    reportAuthError(error);
    throw error;
  }
  await fetchUnreadCount();
}

/**
 * Marks one notification as read.
 * @throws ApiError after rolling back.
 */
export async function markRead(note: Notification): Promise<void> {
  if (!isUnread(note)) return;
  const { id } = note;
  await markAsRead([id], () =>
    call(contract.setNotificationStatus, { params: { id }, body: { status: 'read' } }),
  );
}
