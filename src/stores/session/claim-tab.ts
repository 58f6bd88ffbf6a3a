import { clearTabData, session } from '#src/api/storage.ts';
import { claimReferralCode } from './referral-link.ts';
import type { UserStatus } from './auth.ts';

/**
 * Clears what another person left in this tab, whose session ended elsewhere. Where the status names nobody, call it with the
 * profile.
 */
export function claimTabForUser({ customer_id }: Pick<UserStatus, 'customer_id'>): void {
  if (!customer_id) return;
  claimReferralCode(customer_id);
  if (session.read('owner') === customer_id) return;
  clearTabData();
  session.write('owner', customer_id);
}
