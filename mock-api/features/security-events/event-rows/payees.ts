import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, told, type SecurityEventRow } from './event-row.ts';

const PAYEES = { ...SECURITY, kind: 'payees' } as const;

/** Payees. */
export const payeeEvents = {
  payee_saved: {
    ...PAYEES,
    ...told,
    notification: 'payee_saved',
    email: 'payee_saved',
    flag: 'security_alerts',
  },
  payee_renamed: {
    ...PAYEES,
    ...told,
    notification: 'payee_renamed',
    email: 'payee_renamed',
    flag: 'security_alerts',
  },
  payee_removed: {
    ...PAYEES,
    ...told,
    notification: 'payee_removed',
    email: 'payee_removed',
    flag: 'security_alerts',
  },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
