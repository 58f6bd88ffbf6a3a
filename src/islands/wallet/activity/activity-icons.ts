import type { Activity, ActivityEvent, ActivityKind } from '#contract/activities.ts';
import { laptop, snow } from '#src/ui/icons/account.ts';
import { bank, transfers } from '#src/ui/icons/feature.ts';
import { bell, clock, devices, key, link, lock, logout, person, phone, shield } from '#src/ui/icons/frame.ts';

/** Of events that have one of their own. */
const eventIcons: Partial<Record<ActivityEvent, string>> = {
  password_refused: key,
  password_refused_known_device: key,
  code_refused: key,
  second_factor_refused: key,
  recovery_code_used: key,
  recovery_codes_renewed: key,
  password_set: key,
  password_changed: key,
  password_changed_here: key,
  password_reset: key,
  pin_set: lock,
  pin_changed: lock,
  pin_reset: lock,
  pin_reset_after_password_reset: lock,
  pin_reset_after_new_device: lock,
  pin_wrong: lock,
  pin_locked: lock,
  whatsapp_linked: link,
  whatsapp_unlinked: link,
  google_linked: link,
  google_not_linked: link,
  profile_changed: person,
  device_renamed: devices,
  device_removed: logout,
  devices_removed: logout,
  alerts_changed: bell,
  sending_frozen: snow,
  sending_unfrozen: transfers,
  restricted: clock,
  restriction_ended: clock,
};

const kindIcons: Readonly<Record<ActivityKind, string>> = {
  sign_in: devices,
  security: shield,
  devices,
  payees: bank,
};

/** A phone or a laptop, by what a device calls itself: `Safari on iOS`, `Chrome on Windows`, or a name that its owner gave it. */
export const deviceIcon = (name: string): string =>
  /iphone|ipad|ios|android|phone|手机/i.test(name) ? phone : laptop;

export function activityIcon({ event, kind, device_name }: Activity): string {
  const icon = eventIcons[event];
  if (icon !== undefined) return icon;
  return kind === 'sign_in' && device_name !== null ? deviceIcon(device_name) : kindIcons[kind];
}
