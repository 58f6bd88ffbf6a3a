import { onboardingSteps, type OnboardingStep } from '#contract/session.ts';
import type { EmergencyContact, userInfo } from '#contract/user.ts';
import type * as z from 'zod/mini';
import type { NotificationFlags } from '#contract/notifications.ts';
import { defaultPreferences } from '#contract/preference-choices.ts';
import type { Preferences } from '#contract/preferences.ts';
import { iso, now } from '../../core/clock.ts';
import { defaultFlags, type StoredNotification } from '../notifications/notifications.ts';
import { verify, hash, type SecretHash } from '../../core/secret-hash.ts';
import { CAPITALS, DIGITS, pickChars, keyed } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { TwoFactor } from '../two-factor/two-factor.ts';

export type UserInfo = z.output<ReturnType<typeof userInfo>>;

export interface User {
  customer_id: string;
  /** In lower case. */
  email: string;
  /** Null until one is chosen: with Google, or before the step `password`. */
  password: SecretHash | null;
  pin: SecretHash | null;
  username: string | null;
  profile: UserInfo | null;
  emergency_contact: EmergencyContact | null;
  /** Steps left, in the order in which the status call lists them. */
  pendingSteps: OnboardingStep[];
  /** Reports `incomplete` with no step left, as the specification allows (section 4, Auth loading). */
  forceIncomplete: boolean;
  accountStatus: 'active' | 'banned' | 'deleted';
  referral: { code: string; referred_by: string | null; invited: number; joined: number; qualified: number };
  googleLinked: boolean;
  two_factor: TwoFactor | null;
  /** `linked_at` is null while the code is awaited. */
  whatsapp: { phone_number: string; identifier: string; linked_at: string | null } | null;
  notification_flags: NotificationFlags;
  preferences: Preferences;
  /** Oldest first. */
  notifications: StoredNotification[];
  created_at: string;
}

export interface NewUser {
  email: string;
  password?: string;
  required?: readonly OnboardingStep[];
  google?: boolean;
}

/** An account as sign-up leaves it: an address, nothing else, every step to do. */
export function createUser(state: SandboxState, { email, password, required, google }: NewUser): User {
  const customerId = freshCustomerId(state, email);
  const user: User = {
    customer_id: customerId,
    email: email.toLowerCase(),
    password: password === undefined ? null : hash(state, password),
    pin: null,
    username: null,
    profile: null,
    emergency_contact: null,
    pendingSteps: [...(required ?? onboardingSteps)],
    forceIncomplete: false,
    accountStatus: 'active',
    referral: {
      code: pickChars(keyed(state.seed, 'referral', customerId, 0), CAPITALS, 8),
      referred_by: null,
      invited: 0,
      joined: 0,
      qualified: 0,
    },
    googleLinked: google ?? false,
    two_factor: null,
    whatsapp: null,
    notification_flags: { ...defaultFlags },
    preferences: { ...defaultPreferences },
    notifications: [],
    created_at: iso(now(state)),
  };
  state.users[customerId] = user;
  return user;
}

function freshCustomerId(state: SandboxState, email: string): string {
  // Not drawn from a counter: an account that is made anew keeps its number.
  for (let attempt = 0; ; attempt += 1) {
    const id = `CWR${pickChars(keyed(state.seed, 'customer', email.toLowerCase(), attempt), DIGITS, 8)}`;
    if (!own(state.users, id)) return id;
  }
}

export function userByEmail(state: SandboxState, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return Object.values(state.users).find((user) => user.email === wanted);
}

export function userByReferralCode(state: SandboxState, code: string): User | undefined {
  return Object.values(state.users).find((user) => user.referral.code === code);
}

/** Takes as long for an unknown user as for a known one, so that time does not tell who has an account. */
export function verifyPassword(state: SandboxState, user: User | undefined, password: string): boolean {
  const right = verify(user?.password ?? hash(state, '', 'nobody'), password);
  return right && user?.password != null;
}

/** Takes a step off the list. With the last one, who invited this person gets the credit. */
export function completeStep(state: SandboxState, user: User, step: OnboardingStep): void {
  if (!user.pendingSteps.includes(step)) return;
  user.pendingSteps = user.pendingSteps.filter((left) => left !== step);
  if (user.pendingSteps.length > 0) return;
  user.forceIncomplete = false;
  const inviter = own(state.users, user.referral.referred_by);
  if (inviter) inviter.referral.qualified += 1;
}
