import * as z from 'zod/mini';
import { documented, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

/** What a person wants to hear of (spec section 3, Notification settings). */
export const flags = z.object({
  device_alerts: z.boolean(),
  email_notifications: z.boolean(),
  newsletter_subscription: z.boolean(),
  security_alerts: z.boolean(),
  trade_alerts: z.boolean(),
});
export type NotificationFlags = z.output<typeof flags>;

export const settings = endpoint({
  method: 'GET',
  path: '/user/notifications',
  source: 'spec',
  auth: 'session',
  reply: documented(flags.def.shape),
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/user/notifications',
  source: 'spec',
  auth: 'session',
  body: flags,
  reply: documented(flags.def.shape),
});

export const notificationTypes = ['security', 'transaction', 'trade', 'device', 'product'] as const;

/** The specification shows `status` with the value `read`; the other fields are ours. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  body: z.string(),
  /** A path of the wallet that has more about it. */
  link: z.nullable(z.string()),
  status: z.enum(['unread', 'read']),
  created_at: z.iso.datetime(),
});
export type Notification = z.output<typeof notification>;

/** Newest first. The specification reads the list itself from `data`; what describes it stands beside. */
export const list = endpoint({
  method: 'GET',
  path: '/user/notifications/list',
  source: 'spec',
  auth: 'session',
  query: z.object({
    ...pageQuery(),
    type: z.optional(z.enum(notificationTypes)),
    /** Only those not read yet. Ours. */
    status: z.optional(z.enum(['unread'])),
  }),
  reply: z.object({
    status: z.literal('success'),
    message: z.optional(z.nullable(z.string())),
    data: z.array(notification),
    page: z.number(),
    page_size: z.number(),
    total: z.number(),
    /** Of all types and pages. */
    unread: z.number(),
  }),
});

/** For the badge: cheap, and never counted by the client. */
export const unreadCount = endpoint({
  method: 'GET',
  path: '/user/notifications/unread-count',
  source: 'proposed',
  auth: 'session',
  reply: success(z.object({ unread: z.number() })),
});

export const setStatus = endpoint({
  method: 'PUT',
  path: '/user/notifications/{id}/status',
  source: 'spec',
  auth: 'session',
  body: z.object({ status: z.literal('read') }),
  reply: documented({}),
});

export const markAllRead = endpoint({
  method: 'PUT',
  path: '/user/notifications/mark-all-read',
  source: 'spec',
  auth: 'session',
  reply: documented({}),
});
