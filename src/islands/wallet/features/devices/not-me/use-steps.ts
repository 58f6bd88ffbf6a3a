import { useStore } from '@nanostores/react';
import type { Activity } from '#contract/activities.ts';
import { loggedOutAt, type DeniedLogin } from '#src/stores/activities/not-me.ts';
import { $devices } from '#src/stores/devices/devices.ts';
import { $security } from '#src/stores/security/security.ts';

export const stepNames = ['device', 'password', 'freeze'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
  /** When it was done (ISO 8601); null where it is not, or nothing tells. */
  readonly at: string | null;
}

/**
 * Which steps are done, as the API tells: the device is no longer on the account, the password is newer than the login, sending is
 * frozen. Nothing of it is stored here. Null until all of it was read.
 */
export function useSteps(denied: DeniedLogin & { readonly login: Activity }): readonly Step[] | null {
  const devices = useStore($devices).data;
  const security = useStore($security).data;
  if (devices === null || security === null) return null;
  const { login } = denied;
  // Of a login without a device nothing tells that it is over.
  const isLoggedIn =
    login.device_id === null || devices.items.some(({ device_id }) => device_id === login.device_id);
  const changedAt = security.password_changed_at;
  // Who logs in with Google alone has no password that somebody could know.
  const hasPassword = changedAt !== null;
  const isChanged = changedAt !== null && changedAt > login.at;
  return [
    { name: 'device', isDone: !isLoggedIn, at: isLoggedIn ? null : loggedOutAt(denied) },
    { name: 'password', isDone: isChanged || !hasPassword, at: isChanged ? changedAt : null },
    { name: 'freeze', isDone: security.sending_frozen, at: security.frozen?.at ?? null },
  ];
}
