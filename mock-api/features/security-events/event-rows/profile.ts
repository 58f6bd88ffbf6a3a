import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, told, type SecurityEventRow } from './event-row.ts';

/** Whose account it is: they tell what was changed, and not to what. What helps against a thief is on the screen of security. */
export const profileEvents = {
  profile_changed: {
    ...SECURITY,
    ...told,
    notification: 'profile_changed',
    email: 'profile_changed',
    flag: 'security_alerts',
  },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
