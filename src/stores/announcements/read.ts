import { atom } from 'nanostores';
import * as contract from '#contract/announcements.ts';
import type { Announcement } from '#contract/announcements.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Announcements that were read on this page, whether or not the server knows it yet: a reply sent before must not undo it. */
export const $read = atom<ReadonlySet<string>>(new Set());

/** An announcement as this page has read it. */
export const withRead = <Row extends Pick<Announcement, 'id' | 'status'>>(
  row: Row,
  read: ReadonlySet<string>,
): Row => (row.status === 'unread' && read.has(row.id) ? { ...row, status: 'read' } : row);

/**
 * Marks an announcement as read, here at once and on the server. It is unread again if that fails: nobody is told, since nothing was
 * asked for, and reading it once more tries again.
 */
export async function markAnnouncementRead(id: string): Promise<void> {
  if ($read.get().has(id)) return;
  $read.set(new Set([...$read.get(), id]));
  try {
    await call(contract.setAnnouncementStatus, { params: { id }, body: { status: 'read' } });
  } catch (error) {
    $read.set(new Set([...$read.get()].filter((other) => other !== id)));
    reportAuthError(error);
  }
}
