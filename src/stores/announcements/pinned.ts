import { computed } from 'nanostores';
import * as contract from '#contract/announcements.ts';
import type { Announcement } from '#contract/announcements.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { readPages } from '../query/read-pages.ts';
import { $read, markAnnouncementRead } from './read.ts';

const PAGE_SIZE = 10;

/** The pinned come first, so one page mostly has all of them; each network may have an incident of its own. */
const query = createQuery<readonly Announcement[]>(['announcements newest'], (signal) =>
  readPages(
    async (page) => (await call(contract.listAnnouncements, { query: page, signal })).data,
    (rows) => rows.at(-1)?.pinned !== true,
    PAGE_SIZE,
  ),
);

const announcements = keepPreviousData(query);

/** Whether it is known which announcements there are, or that they can't be had. */
export const $announcementsSettled = computed(
  announcements,
  ({ data, error }) => data !== null || error !== null,
);

/** The pinned announcement that nobody has read or dismissed; null for none, and while it is not known. */
export const $pinnedAnnouncement = computed(
  [announcements, $read],
  ({ data }, read): Announcement | null =>
    data?.find(({ id, pinned, status }) => pinned && status === 'unread' && !read.has(id)) ?? null,
);

/** Takes an announcement away, at once, and marks it as read. If that fails it comes back. */
export function dismissAnnouncement(id: string): void {
  void markAnnouncementRead(id);
}
