import type { Announcement } from '#contract/announcements.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { AnnouncementRow } from './announcement-row.ts';
import { incidentNews } from './incident-news.ts';
import { newsOf } from './news.ts';

/** The most ids that are kept of what a customer has read: the newest. */
const MAX_READ = 1000;

export type CurrentAnnouncement = AnnouncementRow & Pick<Announcement, 'status' | 'starts_at' | 'ends_at'>;

/** Those that run now, as a customer has read them: the pinned first, then the newest. */
export function currentAnnouncements(state: SandboxState, customerId: string): CurrentAnnouncement[] {
  const read = own(state.readAnnouncements, customerId) ?? [];
  return [...incidentNews(state), ...newsOf(state)]
    .filter(({ startsAt, endsAt }) => startsAt <= now(state) && (endsAt === null || endsAt > now(state)))
    .sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.startsAt - a.startsAt)
    .map((row) => ({
      ...row,
      starts_at: iso(row.startsAt),
      ends_at: row.endsAt === null ? null : iso(row.endsAt),
      status: read.includes(row.id) ? 'read' : 'unread',
    }));
}

/** The ones before and after one in time, of all that run. */
export function neighboursOf(
  all: readonly CurrentAnnouncement[],
  id: string,
): Record<'older' | 'newer', CurrentAnnouncement | null> {
  const inTime = all.toSorted((a, b) => b.startsAt - a.startsAt);
  const index = inTime.findIndex((one) => one.id === id);
  return { older: inTime[index + 1] ?? null, newer: inTime[index - 1] ?? null };
}

export function markRead(state: SandboxState, customerId: string, id: string): void {
  const read = own(state.readAnnouncements, customerId) ?? [];
  if (!read.includes(id)) state.readAnnouncements[customerId] = [...read, id].slice(-MAX_READ);
}
