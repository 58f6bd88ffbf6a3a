import { atom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Unread notifications as the server counts them; null before its first answer. */
export const $unreadCount = atom<number | null>(null);

let lastStarted = 0;
let lastApplied = 0;

/**
 * Call before a request whose response holds the unread count, and call the result with that count. A count is ignored when
 * a request that was started later has already been answered.
 */
export function beginUnreadUpdate(): (unread: number) => void {
  const started = ++lastStarted;
  return (unread) => {
    if (started < lastApplied) return;
    lastApplied = started;
    $unreadCount.set(unread);
  };
}

/** Fetches the unread count. On failure the previous count stays and the result is false. */
export async function fetchUnreadCount(): Promise<boolean> {
  const setUnreadCount = beginUnreadUpdate();
  try {
    const { data } = await call(contract.getUnreadCount);
    setUnreadCount(data.unread);
    return true;
  } catch (error) {
    reportAuthError(error);
    return false;
  }
}
