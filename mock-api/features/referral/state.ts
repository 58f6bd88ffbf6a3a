import * as z from 'zod/mini';
import { missingForReward } from '#contract/referral.ts';
import { isoTime } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const invite = z.object({
  id: z.string(),
  /** Whom the invitation was sent to, in lower case; null of a friend who came by the link alone. */
  email: z.nullable(z.string()),
  /** The account of who has joined; null before, of a persona's friends, and once the account is deleted. */
  friend_id: z.nullable(z.string()),
  /** The first name of a friend without an account; null where none is known. */
  name: z.nullable(z.string()),
  invited_at: isoTime,
  joined_at: z.nullable(isoTime),
  /** Of who has joined, and has not qualified. */
  missing: z.array(z.enum(missingForReward)),
  qualified_at: z.nullable(isoTime),
  /** The friend was found to be the inviter in another account: nothing is ever paid, whatever is changed later. */
  is_own: z.boolean(),
  /** It was one friend too many in its year: nothing is paid. */
  is_over_limit: z.boolean(),
  paid: z.nullable(z.object({ at: isoTime, transaction_id: z.string() })),
});
export type StoredInvite = z.output<typeof invite>;

const invites = z.record(z.string(), z.array(invite));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By the customer id of who invited. */
    referralInvites: z.output<typeof invites>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** The time between a friend's qualification and the reward is over. */
    referral_reward: {
      readonly customer_id: string;
      readonly invite_id: string;
      /** Of the qualification that it pays for: the friend may have lost it since. */
      readonly qualified_at: string;
    };
  }
}

export const referralInvitesSlice = defineSlice({
  key: 'referralInvites',
  schema: invites,
  create: () => ({}),
  reset: ['state'],
  // Of a deleted friend nothing is known any more, but that somebody was there.
  onUserDeleted: (state, { customer_id }) => {
    Reflect.deleteProperty(state.referralInvites, customer_id);
    for (const one of Object.values(state.referralInvites).flat())
      if (one.friend_id === customer_id) Object.assign(one, { friend_id: null, email: null, name: null });
  },
});
