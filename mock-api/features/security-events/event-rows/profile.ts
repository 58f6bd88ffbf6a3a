import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, told, type SecurityEventRow } from './event-row.ts';

const PROFILE = { ...SECURITY, link: '/w/profile' } as const;

/** Whose account it is: they tell what was changed, and not to what. */
export const profileEvents = {
  profile_changed: {
    ...PROFILE,
    ...told,
    notification: 'profile_changed',
    email: 'profile_changed',
    flag: 'security_alerts',
  },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
