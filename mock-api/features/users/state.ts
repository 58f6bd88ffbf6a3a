import * as z from 'zod/mini';
import { userInfoMembers } from '#contract/onboarding.ts';
import { onboardingSteps } from '#contract/me.ts';
import { isoTime } from '../../core/schemas.ts';
import { secretHash } from '../../core/secret-hash.ts';
import { defineSlice } from '../../core/slice.ts';

const user = z.object({
  customer_id: z.string(),
  /** In lower case. */
  email: z.string(),
  /** Null until one is set: after a sign-up with Google, or before the step `password`. */
  password: z.nullable(secretHash),
  /** Null while there is no password. */
  password_changed_at: z.nullable(isoTime),
  /** When it was last replaced by a code of the mailbox; null for never. */
  password_reset_at: z.nullable(isoTime),
  pin: z.nullable(secretHash),
  username: z.nullable(z.string()),
  // The age was checked by the sandbox's clock when the profile was saved.
  /** As much of it as is saved; null while nothing is. */
  profile: z.nullable(z.partial(userInfoMembers(() => new Date('9999-12-31')))),
  /** Steps left, in the order in which the status call lists them. */
  pendingSteps: z.array(z.enum(onboardingSteps)),
  /** Reports `incomplete` with no step left, as the specification allows (section 4, Auth loading). */
  forceIncomplete: z.boolean(),
  accountStatus: z.enum(['active', 'banned', 'deleted']),
  referral: z.object({
    code: z.string(),
    /** The customer whose code they came with. */
    referred_by: z.nullable(z.string()),
  }),
  /** Google's own name of the linked account, which never changes, as its address can (`sub`); null while none is linked. */
  googleSub: z.nullable(z.string()),
  /** When it was linked; null where none is, or nobody knows. */
  google_linked_at: z.nullable(isoTime),
  /** The device that the account was made on; null for one that its owner has logged out, and where none is known. */
  created_on_device_id: z.nullable(z.string()),
  created_at: isoTime,
});
export type User = z.output<typeof user>;
export type UserInfo = NonNullable<User['profile']>;

const users = z.record(z.string(), user);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id. */
    users: z.output<typeof users>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** A month of Africa/Lagos has ended. Every account has this job from its beginning. */
    month_ended: { readonly customer_id: string };
    /** Something has changed of somebody who came by a referral code. */
    referral_progress: { readonly customer_id: string };
  }
}

export const usersSlice = defineSlice({
  key: 'users',
  schema: users,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'customer_id',
  onUserDeleted: 'rows-of-customer',
  problem: (state) => {
    const emails = Object.values(state.users).map(({ email }) => email);
    const duplicate = emails.find((email, index) => emails.indexOf(email) !== index);
    return duplicate === undefined ? null : `two accounts have the address ${duplicate}`;
  },
});
