import type { AssetId } from '#contract/assets.ts';
import type { SandboxState } from '../../core/state.ts';
import { addressDestination, bankDestination, type Destination } from '../destinations/destination.ts';
import { payeeOf } from '../payees/payees.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { User } from '../users/state.ts';

/** @throws ApiError 404 `payee_not_found`, and what the payee's kind is refused with */
export function payeeDestination(
  state: SandboxState,
  user: User,
  { payee_id, asset, kind }: { payee_id: string; asset: AssetId; kind: 'address' | 'bank' },
): Destination {
  const payee = payeeOf(state, user.customer_id, payee_id);
  if (payee?.kind !== kind) throw paymentError('payee_not_found');
  if (payee.kind === 'bank') return bankDestination(state, user, payee);
  return { ...addressDestination(state, user, asset, payee), beneficiary: payee.beneficiary };
}
