import { computed } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { NotificationFlags } from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';

export type NotificationSetting = keyof NotificationFlags;

function flagsOf(reply: NotificationFlags): NotificationFlags {
  const { device_alerts, email_notifications, newsletter_subscription, security_alerts, trade_alerts } =
    reply;
  return { device_alerts, email_notifications, newsletter_subscription, security_alerts, trade_alerts };
}

const flags = createOptimisticQuery<NotificationFlags, Partial<NotificationFlags>>('notification flags', {
  read: async (signal) => flagsOf(await call(contract.getNotificationSettings, { signal })),
  applyPatch: (all, choice) => ({ ...all, ...choice }),
  // The API takes all five: each request sends the others as they were last saved.
  send: async (choice, saved) =>
    flagsOf(await call(contract.saveNotificationSettings, { body: { ...saved, ...choice } })),
});

/** Spec section 3, Notification settings, with changes that are not saved yet. */
export const $notificationSettings = flags.$optimistic;
/** The names of settings that are being saved. */
export const $savingSettings = computed(
  flags.$pending,
  (pending): ReadonlySet<string> => new Set(pending.flatMap((choice) => Object.keys(choice))),
);

export const refetchNotificationSettings = flags.retry;

/**
 * Changes a setting at once, then saves it.
 * @throws ApiError after rolling back.
 */
export function setNotificationSetting(name: NotificationSetting, on: boolean): Promise<void> {
  return flags.mutate({ [name]: on });
}
