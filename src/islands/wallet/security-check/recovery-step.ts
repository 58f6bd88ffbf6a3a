import type { Security } from '#contract/security.ts';

/** For so long after one was used, its owner is offered to set the authenticator app up again, in milliseconds. */
const OFFERED_MS = 30 * 86_400_000;

/**
 * What whoever has used a recovery code has to do, as its use tells of an app that is out of reach: `again` while there is another
 * one to turn two-factor authentication off with, `last` after the last one. Null where none was used lately, and once new ones were made.
 */
export function recoveryStep({
  as_of,
  two_factor: { enabled, recovery_left, recovery_used_at: usedAt },
}: Pick<Security, 'as_of' | 'two_factor'>): 'again' | 'last' | null {
  if (!enabled || usedAt === null || Date.parse(as_of) - Date.parse(usedAt) > OFFERED_MS) return null;
  return recovery_left > 0 ? 'again' : 'last';
}
