import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, refused, told, type SecurityEventRow } from './event-row.ts';

const LINKED = { ...SECURITY, link: '/w/linked-accounts' } as const;

/** WhatsApp and Google. */
export const linkedAccountEvents = {
  whatsapp_linked: {
    ...LINKED,
    ...told,
    notification: 'whatsapp',
    email: 'whatsapp_linked',
    flag: 'security_alerts',
  },
  // Whoever has unlinked it is still logged in: what helps is on the screen of the account's security.
  whatsapp_unlinked: {
    ...SECURITY,
    ...told,
    notification: 'whatsapp_unlinked',
    email: 'whatsapp_unlinked',
    flag: 'security_alerts',
  },
  google_linked: {
    ...LINKED,
    ...told,
    notification: 'google_linked',
    email: 'google_linked',
    flag: 'security_alerts',
  },
  google_unlinked: {
    ...SECURITY,
    ...told,
    notification: 'google_unlinked',
    email: 'google_unlinked',
    flag: 'security_alerts',
  },
  // Its account's security has just changed: nobody knows whether it is the owner who links it.
  google_not_linked: { ...SECURITY, ...refused, notification: 'google_not_linked' },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
