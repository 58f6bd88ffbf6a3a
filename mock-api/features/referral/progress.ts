import type { MissingForReward } from '#contract/referral.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { kobo } from '../../core/kobo.ts';
import { lagosMonth } from '../../core/lagos-time.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { tierOf } from '../limits/limits.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { createTransaction } from '../transactions/record-event.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { activeUser } from '../users/users.ts';
import { addInvite, hasInventedFriend, invitesOf } from './invites.ts';
import { isSamePerson } from './same-person.ts';
import type { StoredInvite } from './state.ts';
import { FRIEND_MS, REWARD_MS, terms } from './terms.ts';

/**
 * Lets a friend join who has entered somebody's code. An invitation that was sent to their address is theirs.
 * @returns the invitation
 */
export function joinBy(state: SandboxState, inviter: User, friend: User): StoredInvite {
  friend.referral.referred_by = inviter.customer_id;
  const sent = invitesOf(state, inviter.customer_id).find(
    ({ email, joined_at }) => email === friend.email && joined_at === null,
  );
  const invite = sent ?? addInvite(state, inviter.customer_id, {});
  Object.assign(invite, { friend_id: friend.customer_id, joined_at: iso(now(state)) });
  review(state, inviter.customer_id, invite, friend);
  return invite;
}

/** Looks at a friend anew: something has changed that a reward asks for. */
export function reviewFriend({ state }: JobContext, { customer_id }: { readonly customer_id: string }): void {
  const friend = own(state.users, customer_id);
  const inviterId = friend?.referral.referred_by;
  if (!friend || inviterId == null) return;
  const invite = invitesOf(state, inviterId).find(({ friend_id }) => friend_id === customer_id);
  if (invite) review(state, inviterId, invite, friend);
}

/** What is still to be done up to the end of a friend's time, in the order in which screens say it. */
function missingOf(state: SandboxState, friend: User, since: string): MissingForReward[] {
  const missing: MissingForReward[] = [];
  if (tierOf(state, friend) < 2) missing.push('identity');
  if (depositedSince(state, friend.customer_id, since) < kobo(terms.deposit)) missing.push('deposit');
  return missing;
}

/** What a friend has deposited in the time that they have, in kobo. What was recalled, or is held, is not there; what another customer sent on a chain is no new money. */
function depositedSince(state: SandboxState, customerId: string, since: string): bigint {
  const end = iso(Date.parse(since) + FRIEND_MS);
  return transactionsOf(state, customerId)
    .filter(({ type, status, party_id }) => type === 'deposit' && status === 'completed' && party_id === null)
    .filter(({ completed_at }) => completed_at !== null && completed_at >= since && completed_at <= end)
    .reduce((sum, { fiat }) => sum + kobo(fiat?.amount ?? '0'), 0n);
}

/**
 * Looks at what a reward asks for. Without it, a friend who has qualified and is not paid for is back at the step before.
 * @returns whether nothing of it is missing
 */
function judge(state: SandboxState, inviterId: string, invite: StoredInvite, friend: User): boolean {
  const inviter = own(state.users, inviterId);
  // Once and for all: else the number would be changed until the reward is paid.
  invite.is_own ||= inviter !== undefined && isSamePerson(state, inviter, friend);
  invite.missing =
    invite.is_own || invite.joined_at === null ? [] : missingOf(state, friend, invite.joined_at);
  const isEarned = !invite.is_own && invite.missing.length === 0;
  if (!isEarned) Object.assign(invite, { qualified_at: null, is_over_limit: false });
  return isEarned;
}

function review(state: SandboxState, inviterId: string, invite: StoredInvite, friend: User): void {
  const { joined_at } = invite;
  if (joined_at === null || invite.paid || !judge(state, inviterId, invite, friend)) return;
  const isInTime = now(state) <= Date.parse(joined_at) + FRIEND_MS;
  if (invite.qualified_at !== null || !isInTime) return;
  invite.qualified_at = iso(now(state));
  scheduleReward(state, inviterId, invite);
}

/** Schedules the reward of a friend who has qualified. */
export function scheduleReward(
  state: SandboxState,
  customer_id: string,
  { id: invite_id, qualified_at }: Pick<StoredInvite, 'id' | 'qualified_at'>,
): void {
  if (qualified_at === null) return;
  const due = Date.parse(qualified_at) + REWARD_MS;
  scheduleJob(state, 'referral_reward', due, { customer_id, invite_id, qualified_at });
}

/** For how many friends somebody was paid in the year of Africa/Lagos that a moment is in. */
const paidInYearOf = (moment: number, invites: readonly StoredInvite[]): number =>
  invites.filter(({ paid }) => paid && lagosMonth(Date.parse(paid.at)).year === lagosMonth(moment).year)
    .length;

/**
 * Pays for a friend, unless their deposit was taken back meanwhile, they were found to be the inviter, one of the two accounts is
 * banned or gone, or enough friends were paid for in this year. Who has lost the qualification and got another one is paid for by the
 * job of that one.
 */
export function payReward(
  context: JobContext,
  { customer_id, invite_id, qualified_at }: JobKinds['referral_reward'],
): void {
  const { state } = context;
  const inviter = activeUser(state, customer_id);
  const invite = invitesOf(state, customer_id).find(({ id }) => id === invite_id);
  if (!inviter || !invite || invite.paid || invite.qualified_at !== qualified_at) return;
  const friend = activeUser(state, invite.friend_id);
  const isEarned = friend ? judge(state, customer_id, invite, friend) : hasInventedFriend(invite);
  if (!isEarned) {
    invite.qualified_at = null;
    return;
  }
  invite.is_over_limit = paidInYearOf(now(state), invitesOf(state, customer_id)) >= terms.friends_per_year;
  if (invite.is_over_limit) return;
  const paid = createTransaction(
    state,
    customer_id,
    {
      type: 'reward',
      channel: 'platform',
      direction: 'in',
      asset: 'ngn',
      amount: terms.reward,
      counterparty: { kind: 'platform', name: 'Cowrie' },
    },
    'rewarded',
  );
  invite.paid = { at: paid.created_at, transaction_id: paid.id };
  announcePayment(context, inviter, paid, 'rewarded');
}
