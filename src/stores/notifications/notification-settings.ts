import { computed } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { NotificationFlags } from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import { changeable } from '../query/optimistic-resource.ts';

export type FlagName = keyof NotificationFlags;

function flagsOf(reply: NotificationFlags): NotificationFlags {
  const { device_alerts, email_notifications, newsletter_subscription, security_alerts, trade_alerts } =
    reply;
  return { device_alerts, email_notifications, newsletter_subscription, security_alerts, trade_alerts };
}

const flags = changeable<NotificationFlags, Partial<NotificationFlags>>({
  key: 'notification flags',
  read: async (signal) => flagsOf(await call(contract.settings, undefined, { signal })),
  apply: (all, choice) => ({ ...all, ...choice }),
  // Each sends all five, as the one before it left them.
  save: async (choice, saved) => flagsOf(await call(contract.saveSettings, { ...saved, ...choice })),
});

/** Spec section 3, Notification settings: as they are shown, with what was just chosen. */
export const $flags = flags.$shown;
/** The flags that are being saved. */
export const $savingFlags = computed(
  flags.$pending,
  (pending): ReadonlySet<string> => new Set(pending.flatMap((choice) => Object.keys(choice))),
);

export const retryFlags = flags.retry;

/**
 * Shows one as chosen, then saves it.
 * @throws ApiError, after what was chosen has been taken back.
 */
export function chooseFlag(name: FlagName, on: boolean): Promise<void> {
  return flags.change({ [name]: on });
}
