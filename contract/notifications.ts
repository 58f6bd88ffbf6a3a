import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { assetIds } from './assets.ts';
import { amount } from './money-schema.ts';
import { endpoint } from './endpoint.ts';

/** What a person wants to hear of (spec section 3, Notification settings). */
export const flags = z.object({
  device_alerts: z.boolean(),
  email_notifications: z.boolean(),
  newsletter_subscription: z.boolean(),
  security_alerts: z.boolean(),
  trade_alerts: z.boolean(),
});
export type NotificationFlags = z.output<typeof flags>;

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/user/notifications',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored(flags.def.shape) },
});

export const saveNotificationSettings = endpoint({
  name: 'saveNotificationSettings',
  method: 'PUT',
  path: '/user/notifications',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored(flags.def.shape) },
});

export const notificationTypes = ['security', 'transaction', 'trade', 'device', 'product'] as const;

/** The specification shows `status` with the value `read`; the other fields are ours. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  body: z.string(),
  /** The parts of both that are amounts, so that a client can hide them. */
  params: z.array(z.object({ kind: z.literal('amount'), text: z.string(), asset: z.enum(assetIds), amount })),
  /** The parts of both that are moments, so that a client can write them in its reader's time zone. */
  moments: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** A path of the wallet that has more about it. */
  link: z.nullable(z.string()),
  status: z.enum(['unread', 'read']),
  created_at: z.iso.datetime(),
});
export type Notification = z.output<typeof notification>;

/** Newest first. The specification reads the list itself from `data`; what describes it stands beside. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/user/notifications/list',
  origin: 'spec',
  auth: 'session',
  replies: {
    200: z.object({
      status: z.literal('success'),
      message: z.optional(z.nullable(z.string())),
      data: z.array(notification),
      page: z.number(),
      page_size: z.number(),
      total: z.number(),
      /** Of all types and pages. */
      unread: z.number(),
    }),
  },
});

/** For the badge: cheap, and never counted by the client. */
export const getUnreadCount = endpoint({
  name: 'getUnreadCount',
  method: 'GET',
  path: '/user/notifications/unread-count',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ unread: z.number() })) },
});

export const setNotificationStatus = endpoint({
  name: 'setNotificationStatus',
  method: 'PUT',
  path: '/user/notifications/{id}/status',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});

export const markAllNotificationsRead = endpoint({
  name: 'markAllNotificationsRead',
  method: 'PUT',
  path: '/user/notifications/mark-all-read',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});
