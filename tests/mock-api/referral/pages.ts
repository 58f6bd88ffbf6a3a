import type { Notification } from '#contract/notifications.ts';

/** A page of GET /user/notifications/list. */
export interface NotificationPage {
  readonly data: readonly Notification[];
}
