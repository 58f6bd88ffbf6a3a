import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { $unreadCount } from './unread.ts';

let lastStarted = 0;
let lastApplied = 0;

/**
 * Begins to ask for something that says how many are unread; what it returns takes the answer. An answer that was asked
 * for earlier than one that is there already is dropped.
 */
export function beginUnreadUpdate(): (unread: number) => void {
  const turn = ++lastStarted;
  return (unread) => {
    if (turn < lastApplied) return;
    lastApplied = turn;
    $unreadCount.set(unread);
  };
}

/** Asks the server for the count, which nobody here counts. When it can't be had, the last one stays, and the result is false. */
export async function fetchUnreadCount(): Promise<boolean> {
  const tell = beginUnreadUpdate();
  try {
    const { data } = await call(contract.unreadCount);
    tell(data.unread);
    return true;
  } catch (error) {
    reportAuthError(error);
    return false;
  }
}
