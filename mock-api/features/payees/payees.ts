import { PAYEE_LIMIT } from '#contract/payees.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { CallContext } from '../../server/call-context.ts';
import { isSamePlace, type Place } from '../destinations/outside-destination.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { User } from '../users/state.ts';
import type { StoredPayee } from './state.ts';

/** For so long, who pays a payee is shown that it was called otherwise before. */
const RENAMED_FOR_MS = 24 * 3_600_000;

export const payeesOf = (state: SandboxState, customerId: string): readonly StoredPayee[] =>
  own(state.payees, customerId) ?? [];

export const payeeOf = (state: SandboxState, customerId: string, id: string) =>
  payeesOf(state, customerId).find(({ payee_id }) => payee_id === id);

type Details<Payee> = Payee extends StoredPayee
  ? Omit<Payee, 'payee_id' | 'created_at' | 'last_used_at' | 'renamed'>
  : never;
export type NewPayee = Details<StoredPayee>;

/** The payee that an address or an account is saved as. It says how it is called, and never whether it is known. */
export const savedPayee = (state: SandboxState, customerId: string, place: Place): StoredPayee | undefined =>
  payeesOf(state, customerId).find((one) => isSamePlace(one, place));

/** Whether somebody has as many payees as can be saved, and would have one more with this one. */
export const isFull = (state: SandboxState, customerId: string, details: NewPayee): boolean =>
  payeesOf(state, customerId).length >= PAYEE_LIMIT && !savedPayee(state, customerId, details);

/**
 * Saves a payee and tells its owner, or labels the one that is saved already anew. One that was removed within a day counts as saved:
 * under another label it is a payee with another name, and its owner knows it by the former one.
 */
export function savePayee(context: CallContext, user: User, details: NewPayee): StoredPayee {
  const { state } = context;
  const { customer_id } = user;
  const former = savedPayee(state, customer_id, details);
  if (former) return renamePayee(context, user, former, details.label);
  const removed = recentlyRemoved(state, customer_id).find(({ payee }) => isSamePlace(payee, details));
  const saved: StoredPayee = {
    ...details,
    label: removed?.payee.label ?? details.label,
    payee_id: `pay_${next(state, 'payee', customer_id).slice(0, 20)}`,
    created_at: iso(now(state)),
    last_used_at: null,
    renamed: removed?.payee.renamed ?? null,
  };
  (state.payees[customer_id] ??= []).push(saved);
  if (saved.label !== details.label) return renamePayee(context, user, saved, details.label);
  recordEvent(context, user, 'payee_saved', { values: { label: details.label } });
  return saved;
}

/** Removes a payee and tells its owner. How it was called is known for a day more. */
export function removePayee(context: CallContext, user: User, payee: StoredPayee): void {
  const { state } = context;
  const { customer_id: customerId } = user;
  state.payees[customerId] = payeesOf(state, customerId).filter((one) => one !== payee);
  const others = recentlyRemoved(state, customerId).filter((one) => !isSamePlace(one.payee, payee));
  state.removedPayees[customerId] = [...others, { payee, at: now(state) }];
  recordEvent(context, user, 'payee_removed', { values: { label: payee.label } });
}

const recentlyRemoved = (state: SandboxState, customerId: string) =>
  (own(state.removedPayees, customerId) ?? []).filter(({ at }) => at > now(state) - RENAMED_FOR_MS);

/** Labels a payee anew and tells its owner: who reads the label takes it for the person, and another one may have been put there. */
export function renamePayee(
  context: CallContext,
  user: User,
  payee: StoredPayee,
  label: string,
): StoredPayee {
  const { state } = context;
  if (payee.label === label) return payee;
  recordEvent(context, user, 'payee_renamed', { values: { from: payee.label, label } });
  // Of several changes of one day, the first label is the one that the owner remembers.
  const { from } = recentRename(state, payee) ?? { from: payee.label };
  return Object.assign(payee, { label, renamed: from === label ? null : { from, at: now(state) } });
}

/** The label that a payee had before it got another one within a day; null otherwise. */
export const recentRename = (state: SandboxState, { renamed }: StoredPayee): StoredPayee['renamed'] =>
  renamed !== null && renamed.at > now(state) - RENAMED_FOR_MS ? renamed : null;
