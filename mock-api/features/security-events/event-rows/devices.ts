import type { ActivityEvent } from '#contract/activities.ts';
import { DEVICES, entry, told, type SecurityEventRow } from './event-row.ts';

/** Devices that are logged in. */
export const deviceEvents = {
  device_renamed: { ...DEVICES, ...entry },
  device_removed: {
    ...DEVICES,
    ...told,
    notification: 'device_removed',
    email: 'device_removed',
    flag: 'device_alerts',
    ends: 'removed_device',
  },
  devices_removed: {
    ...DEVICES,
    ...told,
    notification: 'devices_removed',
    email: 'devices_removed',
    flag: 'device_alerts',
    ends: 'other_devices',
  },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
