import type { ReplyOf } from '#contract/endpoint.ts';
import type { getProfile } from '#contract/me.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { avatarUrl } from '../users/avatars.ts';
import { missingMembers, nameMembers } from '../users/profile.ts';
import type { User } from '../users/state.ts';

type Profile = Omit<ReplyOf<typeof getProfile>, 'status' | 'message' | 'data'>;

/** The profile as its calls reply. */
export function presentProfile(state: SandboxState, user: User): Profile {
  const { username, customer_id, email, profile, created_at } = user;
  return {
    username,
    customer_id,
    first_name: profile?.first_name ?? null,
    last_name: profile?.last_name ?? null,
    email,
    middle_name: profile?.middle_name ?? null,
    phone_number: profile?.phone_number ?? null,
    country_code: profile?.country_code ?? null,
    date_of_birth: profile?.date_of_birth ?? null,
    gender: profile?.gender ?? null,
    address: profile?.address ?? null,
    avatar_url: avatarUrl(state, customer_id),
    created_at,
    name_locked: nameLock(state, user),
    missing: missingMembers(user),
  };
}

/** What locks the names that a person has: the first deposit that has arrived. Banks compare the names of the next ones. */
export function nameLock(
  state: SandboxState,
  { customer_id, profile }: User,
): { reason: 'deposit'; at: string } | null {
  if (nameMembers.every((member) => profile?.[member] === undefined)) return null;
  const arrivals = transactionsOf(state, customer_id)
    .filter(({ type }) => type === 'deposit')
    .flatMap(({ timeline }) => timeline.filter(({ status }) => status === 'completed').map(({ at }) => at));
  const [first] = arrivals.sort();
  return first === undefined ? null : { reason: 'deposit', at: first };
}
