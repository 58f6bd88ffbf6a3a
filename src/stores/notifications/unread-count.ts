import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { tellRefusal } from '../errors/auth-error.ts';
import { $unread } from './unread.ts';

let asked = 0;
let told = 0;

/**
 * Begins to ask for something that says how many are unread; what it returns takes the answer. An answer that was asked
 * for earlier than one that is there already is dropped.
 */
export function expectUnread(): (unread: number) => void {
  const turn = ++asked;
  return (unread) => {
    if (turn < told) return;
    told = turn;
    $unread.set(unread);
  };
}

/** Asks the server for the count, which nobody here counts. When it can't be had, the last one stays, and the result is false. */
export async function readUnread(): Promise<boolean> {
  const tell = expectUnread();
  try {
    const { data } = await call(contract.unreadCount);
    tell(data.unread);
    return true;
  } catch (error) {
    tellRefusal(error);
    return false;
  }
}
