import { remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';

/**
 * Ends whatever has been begun to get into an account: logins that wait for their second factor, codes that verify a device or reset the
 * password, and permissions to set one. Whoever began it may be the thief whom the owner has just shut out. What Google has begun stays:
 * an offer to link it waits for a complete log-in, and a sign-in that is held opens what Google opens again at once.
 */
export function endPendingAuthentications(state: SandboxState, { customer_id }: User): void {
  for (const begun of [state.pendingLogins, state.passwordResetGrants])
    for (const [identifier, one] of Object.entries(begun))
      if (one.customer_id === customer_id) remove(begun, identifier);
  for (const code of Object.values(state.codes))
    if (code.customer_id === customer_id && (code.kind === 'device' || code.kind === 'reset'))
      code.state = code.state === 'live' ? 'replaced' : code.state;
}
