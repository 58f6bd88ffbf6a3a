import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { pageOf } from './pagination.ts';

export const announcementTags = ['service', 'product', 'security'] as const;
export type AnnouncementTag = (typeof announcementTags)[number];
export const announcementSeverities = ['info', 'warning', 'critical'] as const;

const announcement = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  tag: z.enum(announcementTags),
  severity: z.enum(announcementSeverities),
  /** Stands above all others until it ends. */
  pinned: z.boolean(),
  starts_at: z.iso.datetime(),
  /** Null for one that has no end. */
  ends_at: z.nullable(z.iso.datetime()),
  status: z.enum(['unread', 'read']),
});
export type Announcement = z.output<typeof announcement>;

/** The one before or after it in time. */
const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }));

const article = z.extend(announcement, {
  /**
   * A subset of CommonMark: paragraphs, `##` headings, `-` and `1.` lists, `**strong**` and `[links](…)`; all else is text. Links lead to
   * `https:`, `mailto:` or a path of the wallet. A paragraph that is one link is what to do next.
   */
  body_md: z.string(),
  older: neighbour,
  newer: neighbour,
});
export type Article = z.output<typeof article>;

/** Those that have begun and not ended: the pinned first, then the newest. */
export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/announcements',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ ...pageOf(announcement), unread: z.number() })) },
});

export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  method: 'GET',
  path: '/announcements/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(article) },
});

export const setAnnouncementStatus = endpoint({
  name: 'setAnnouncementStatus',
  method: 'PUT',
  path: '/announcements/{id}/status',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(article) },
});
