import type { ReferralInvite, ReferralStats, ReferralStep } from '#contract/referral.ts';
import { assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import { kobo } from '../../core/kobo.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionOf } from '../transactions/transactions.ts';
import { maskName } from './mask-name.ts';
import type { StoredInvite } from './state.ts';
import { FRIEND_MS, REWARD_MS, terms } from './terms.ts';

export const invitesOf = (state: SandboxState, customerId: string): readonly StoredInvite[] =>
  own(state.referralInvites, customerId) ?? [];

/** What is known of a friend who was invited, or came by the link. */
export type NewInvite = Partial<Omit<StoredInvite, 'id'>>;

/** Adds an invitation of somebody who has not joined, unless more is said. */
export function addInvite(state: SandboxState, customerId: string, known: NewInvite): StoredInvite {
  const added: StoredInvite = {
    id: `inv_${next(state, 'invite', customerId).slice(0, 20)}`,
    email: null,
    friend_id: null,
    name: null,
    invited_at: iso(now(state)),
    joined_at: null,
    missing: [],
    qualified_at: null,
    is_own: false,
    is_over_limit: false,
    paid: null,
    ...known,
  };
  (state.referralInvites[customerId] ??= []).push(added);
  return added;
}

/** Whether a friend is a persona's, who has a name and no account: nothing can happen to what they have done. */
export const hasInventedFriend = ({ friend_id, name }: StoredInvite): boolean =>
  friend_id === null && name !== null;

export const stepOf = (one: StoredInvite): ReferralStep =>
  one.paid ? 'paid' : one.qualified_at !== null ? 'qualified' : one.joined_at !== null ? 'joined' : 'invited';

/** When a friend came to their step. */
const reachedAt = (one: StoredInvite): string =>
  one.paid?.at ?? one.qualified_at ?? one.joined_at ?? one.invited_at;

const after = (moment: string, milliseconds: number): string => iso(Date.parse(moment) + milliseconds);

function untilOf(one: StoredInvite): string | null {
  if (one.paid || one.is_own || one.is_over_limit) return null;
  if (one.qualified_at !== null) return after(one.qualified_at, REWARD_MS);
  return one.joined_at === null ? null : after(one.joined_at, FRIEND_MS);
}

/** Newest change first, as the API shows them to who invited. */
export function presentInvites(state: SandboxState, customerId: string): ReferralInvite[] {
  return invitesOf(state, customerId)
    .map((one): ReferralInvite => {
      const { id, friend_id, name, email, paid } = one;
      const friend = own(state.users, friend_id);
      const rewarded = paid && transactionOf(state, customerId, paid.transaction_id);
      return {
        id,
        // Only an address that the inviter knows: a friend who came by the link has told them none.
        name_masked: maskName(friend?.profile?.first_name ?? friend?.username ?? name, email),
        step: stepOf(one),
        missing: stepOf(one) === 'joined' ? one.missing : [],
        at: reachedAt(one),
        counts: !one.is_own,
        until: untilOf(one),
        reward: rewarded
          ? { amount: rewarded.amount, transaction_id: rewarded.id, reference: rewarded.reference }
          : null,
      };
    })
    .reverse()
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Counted from the invitations, so that no figure can say another thing than the list. */
export function referralStats(state: SandboxState, customerId: string): ReferralStats {
  const invites = presentInvites(state, customerId);
  const count = (...steps: ReferralStep[]) => invites.filter(({ step }) => steps.includes(step)).length;
  const earned = invites.reduce((sum, { reward }) => sum + (reward ? kobo(reward.amount) : 0n), 0n);
  return {
    invited: invites.length,
    joined: count('joined', 'qualified', 'paid'),
    qualified: count('qualified', 'paid'),
    paid: count('paid'),
    earned: formatAmount(earned, assets.ngn.scale),
    terms,
  };
}
