import type { Security, SecurityCheck } from '#contract/security.ts';
import type { WalletPath } from '../paths.ts';

export type CheckId = SecurityCheck['id'];

/** Where each check is met. */
export const checkPaths = {
  two_factor: '/w/security/2fa-setup',
  password: '/w/security/password',
  pin: '/w/security/pin',
  devices: '/w/devices-and-activities',
  emergency_contact: '/w/security/emergency-contact',
} as const satisfies Record<CheckId, WalletPath>;

/** The check that adds most to the score, of those that its owner can meet now; null where there is none. */
export function nextStep({
  checks,
  two_factor,
}: Pick<Security, 'checks' | 'two_factor'>): SecurityCheck | null {
  const open = checks.filter(
    ({ id, done }) => !done && !(id === 'two_factor' && two_factor.restricted !== null),
  );
  return open.reduce<SecurityCheck | null>(
    (best, check) => (best === null || check.points > best.points ? check : best),
    null,
  );
}

/** What a score is called: `strong` once nothing is left to do. */
export function scoreName(score: number): 'strong' | 'good' | 'fair' | 'weak' {
  if (score >= 100) return 'strong';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'weak';
}
