import { iso, now } from '../core/clock.ts';
import { next } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import type { NewPayee } from '../features/payees/payees.ts';
import { paymentsToAddress } from '../features/payees/known-recipients.ts';
import type { User } from '../features/users/state.ts';

const DAY = 86_400_000;

/** Saves a payee as if it had been done some days ago, and notifies nobody. It was used last when its address was last paid. */
export function seedPayee(
  state: SandboxState,
  { customer_id }: User,
  daysAgo: number,
  details: NewPayee,
): void {
  const last =
    details.kind === 'address'
      ? paymentsToAddress(state, customer_id, details.address, details.network).at(-1)
      : undefined;
  (state.payees[customer_id] ??= []).push({
    ...details,
    payee_id: `pay_${next(state, 'payee', customer_id).slice(0, 20)}`,
    created_at: iso(now(state) - daysAgo * DAY),
    renamed: null,
    last_used_at: last?.created_at ?? null,
  });
}
