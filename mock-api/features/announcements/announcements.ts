import type { Announcement } from '#contract/announcements.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { TranslatedText } from '../../server/translate.ts';
import { texts } from './texts.ts';

const DAY = 86_400_000;

interface AnnouncementRow extends Pick<Announcement, 'tag' | 'severity' | 'pinned'> {
  readonly id: string;
  readonly title: TranslatedText;
  readonly summary: TranslatedText;
  readonly body: TranslatedText;
  /** Days before today at which it began, and days after it at which it ends. */
  readonly began: number;
  readonly ends: number | null;
}

const rows: readonly AnnouncementRow[] = [
  {
    id: 'ann_1',
    title: texts.tron_title,
    summary: texts.tron_summary,
    body: texts.tron_body,
    tag: 'service',
    severity: 'warning',
    pinned: true,
    began: 0,
    ends: 1,
  },
  {
    id: 'ann_2',
    title: texts.requests_title,
    summary: texts.requests_summary,
    body: texts.requests_body,
    tag: 'product',
    severity: 'info',
    pinned: false,
    began: 3,
    ends: null,
  },
  {
    id: 'ann_3',
    title: texts.impostors_title,
    summary: texts.impostors_summary,
    body: texts.impostors_body,
    tag: 'security',
    severity: 'info',
    pinned: false,
    began: 12,
    ends: null,
  },
];

export type CurrentAnnouncement = Omit<Announcement, 'title' | 'summary'> &
  Pick<AnnouncementRow, 'title' | 'summary' | 'body'>;

/** Those that run now, as a customer has read them. Computed from the day: only what was read is stored. */
export function currentAnnouncements(state: SandboxState, customerId: string): CurrentAnnouncement[] {
  const today = Math.floor(now(state) / DAY) * DAY;
  const read = own(state.readAnnouncements, customerId) ?? [];
  return rows.map(({ began, ends, ...row }) => ({
    ...row,
    starts_at: iso(today - began * DAY),
    ends_at: ends === null ? null : iso(today + ends * DAY),
    status: read.includes(row.id) ? 'read' : 'unread',
  }));
}

export function markRead(state: SandboxState, customerId: string, id: string): void {
  const read = own(state.readAnnouncements, customerId) ?? [];
  if (!read.includes(id)) state.readAnnouncements[customerId] = [...read, id];
}
