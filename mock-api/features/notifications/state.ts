import { notificationTexts, type NotificationText } from './texts.ts';
import * as z from 'zod/mini';
import { flags, notificationTypes, type NotificationFlags } from '#contract/notifications.ts';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { isoTime } from '../../core/schemas.ts';
import { own } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import type { SandboxState } from '../../core/state.ts';

const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  /** What has happened; its title and body are translated when it is read. */
  text: z.enum(Object.keys(notificationTexts) as NotificationText[]),
  values: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.object({ asset: z.enum(assetIds), amount }),
      z.object({ at: isoTime }),
      z.object({ en: z.string(), 'zh-CN': z.string() }),
    ]),
  ),
  link: z.nullable(z.string()),
  status: z.enum(['unread', 'read']),
  created_at: isoTime,
});
export type StoredNotification = z.output<typeof notification>;

const notifications = z.record(z.string(), z.array(notification));
const notificationFlags = z.record(z.string(), flags);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id, oldest first. */
    notifications: z.output<typeof notifications>;
    /** By customer_id; without a row, the defaults. */
    notificationFlags: z.output<typeof notificationFlags>;
  }
}

export const notificationsSlice = defineSlice({
  key: 'notifications',
  schema: notifications,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const notificationFlagsSlice = defineSlice({
  key: 'notificationFlags',
  schema: notificationFlags,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

const defaultFlags: NotificationFlags = {
  device_alerts: true,
  email_notifications: true,
  newsletter_subscription: false,
  security_alerts: true,
  trade_alerts: true,
};

/** A user's notifications, oldest first. The array of the state itself, so that a status can be changed in it. */
export const notificationsOf = (state: SandboxState, customerId: string): StoredNotification[] =>
  own(state.notifications, customerId) ?? [];

export const flagsOf = (state: SandboxState, customerId: string): NotificationFlags =>
  own(state.notificationFlags, customerId) ?? { ...defaultFlags };
