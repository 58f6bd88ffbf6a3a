import type { PublicProfile } from '#contract/people.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { lookUpParty } from '../look-ups/look-ups.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { avatarUrl } from '../users/avatars.ts';
import { blockedBy, blocksSlice, setBlocked } from '../users/blocks.ts';
import type { Party } from '../users/parties.ts';
import type { User } from '../users/state.ts';
import { sentBy } from './user-search.ts';

const handlers: Handlers<'people'> = {
  getPerson: (_body, { params, state, user }) => {
    return { data: presentPerson(state, user, lookUp(state, user, params.username)) };
  },

  blockPerson: (_body, { params, state, user }) => {
    const other = requireOther(state, user, params.username);
    setBlocked(state, user.customer_id, other.id, true);
    return { data: presentPerson(state, user, other) };
  },

  unblockPerson: (_body, { params, state, user }) => {
    const other = requireOther(state, user, params.username);
    setBlocked(state, user.customer_id, other.id, false);
    return { data: presentPerson(state, user, other) };
  },
};

/** @throws ApiError 404 `recipient_not_found`; 429 `rate_limited` */
function lookUp(state: SandboxState, user: User, username: string): Party {
  const party = lookUpParty(state, user, username);
  if (!party) throw paymentError('recipient_not_found');
  return party;
}

/** @throws ApiError 404 `recipient_not_found`; 422 `self_send`; 429 `rate_limited` */
function requireOther(state: SandboxState, user: User, username: string): Party {
  const party = lookUp(state, user, username);
  if (party.id === user.customer_id) throw paymentError('self_send');
  return party;
}

function presentPerson(
  state: SandboxState,
  user: User,
  { id, username, name, joined }: Party,
): PublicProfile {
  const { sent_count, last_sent_at } = sentBy(state, user).get(username) ?? {
    sent_count: 0,
    last_sent_at: null,
  };
  return {
    username,
    name,
    avatar_url: avatarUrl(state, id),
    joined,
    sent_count,
    last_sent_at,
    blocked: blockedBy(state, user.customer_id, id),
  };
}

export const peopleFeature: Feature<'people'> = { handlers, slices: [blocksSlice] };
