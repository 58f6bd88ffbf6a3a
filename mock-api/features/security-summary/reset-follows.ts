import type { ResetCause } from '#contract/restrictions.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { activeRestrictions } from '../restrictions/restrictions.ts';
import type { User } from '../users/state.ts';

/** For so long, whoever has reset the password may be a thief of the mailbox, who has what a reset of the PIN asks for. */
const RESET_MS = 24 * 3_600_000;

/**
 * What makes a reset of the PIN hold back everything: a password that was reset within a day, or a device that is restricted as a
 * new one. Null where it holds back new payees alone.
 */
export function resetFollows(
  state: SandboxState,
  { customer_id, password_reset_at }: User,
  deviceId: string | null,
): ResetCause | null {
  if (password_reset_at !== null && Date.parse(password_reset_at) > now(state) - RESET_MS)
    return 'password_reset';
  const isNew = activeRestrictions(state, customer_id, deviceId).some(
    ({ reason }) => reason === 'new_device',
  );
  return isNew ? 'new_device' : null;
}
