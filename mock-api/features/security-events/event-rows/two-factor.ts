import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, told, type SecurityEventRow } from './event-row.ts';

/** Two-factor authentication and its recovery codes. */
export const twoFactorEvents = {
  recovery_code_used: {
    ...SECURITY,
    ...told,
    notification: 'recovery_code_used',
    email: 'recovery_code_used',
  },
  two_factor_on: {
    ...SECURITY,
    ...told,
    notification: 'two_factor',
    email: 'two_factor_on',
    // They were opened without it.
    ends: 'others',
  },
  two_factor_off: {
    ...SECURITY,
    ...told,
    notification: 'two_factor_off',
    email: 'two_factor_off',
    restriction: { scope: 'new_payees', reason: 'two_factor_off' },
    // Whoever has turned it off may have been let in before it was on.
    ends: 'others',
  },
  recovery_codes_renewed: {
    ...SECURITY,
    ...told,
    notification: 'recovery_codes_renewed',
    email: 'recovery_codes_renewed',
  },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
