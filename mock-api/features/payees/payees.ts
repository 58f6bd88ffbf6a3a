import { PAYEE_LIMIT } from '#contract/payees.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { JobContext } from '../../core/jobs.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import { notify } from '../notifications/notifications.ts';
import { activeRestrictions } from '../restrictions/restrictions.ts';
import type { User } from '../users/state.ts';
import type { StoredPayee } from './state.ts';

export const payeesOf = (state: SandboxState, customerId: string): readonly StoredPayee[] =>
  own(state.payees, customerId) ?? [];

export const payeeOf = (state: SandboxState, customerId: string, id: string) =>
  payeesOf(state, customerId).find(({ payee_id }) => payee_id === id);

type Details<Payee> = Payee extends StoredPayee
  ? Omit<Payee, 'payee_id' | 'created_at' | 'usable_from' | 'last_used_at'>
  : never;
export type NewPayee = Details<StoredPayee>;

/** Whether two rows are the same address or account. */
export function isSamePayee(a: NewPayee, b: NewPayee): boolean {
  if (a.kind === 'address')
    return b.kind === 'address' && a.network === b.network && a.address === b.address && a.memo === b.memo;
  return b.kind === 'bank' && a.bank_code === b.bank_code && a.account_number === b.account_number;
}

/** Whether somebody has as many payees as can be saved, and would have one more with this one. */
export function isFull(state: SandboxState, customerId: string, details: NewPayee): boolean {
  const saved = payeesOf(state, customerId);
  return saved.length >= PAYEE_LIMIT && !saved.some((one) => isSamePayee(one, details));
}

/**
 * Saves a payee and tells its owner, or labels the one that is saved already anew. Who pays it while a restriction lasts that began
 * before is refused.
 */
export function savePayee(context: JobContext, user: User, details: NewPayee): StoredPayee {
  const { state } = context;
  const { customer_id } = user;
  const known = payeesOf(state, customer_id).find((one) => isSamePayee(one, details));
  if (known) return Object.assign(known, { label: details.label });
  const restriction = activeRestrictions(state, customer_id).find(({ scope }) => scope === 'new_payees');
  const saved: StoredPayee = {
    ...details,
    payee_id: `pay_${next(state, 'payee', customer_id).slice(0, 20)}`,
    created_at: iso(now(state)),
    usable_from: restriction?.until ?? null,
    last_used_at: null,
  };
  (state.payees[customer_id] ??= []).push(saved);
  const values = { label: details.label };
  notify(state, user, { type: 'security', text: 'payee_saved', values, link: '/w/security' });
  sendAccountEmail(context, user, 'payee_saved', values);
  return saved;
}
