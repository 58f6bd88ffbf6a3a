import { onboardingSteps, type OnboardingStep } from '#contract/me.ts';
import { defaultPreferences } from '#contract/preference-choices.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob } from '../../core/jobs.ts';
import { startOfMonth } from '../../core/lagos-time.ts';
import { verify, hash, type SecretHash } from '../../core/secret-hash.ts';
import { CAPITALS, DIGITS, pickChars, keyed } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Language } from '../../server/translate.ts';
import type { User } from './state.ts';

export interface NewUser {
  email: string;
  password?: string;
  required?: readonly OnboardingStep[];
  /** Of the page on which the account is made, also by way of Google: its owner is written to in it until they choose another. */
  language?: Language;
}

/** Creates an account as after a sign-up: with an address only, and every step left. */
export function createUser(state: SandboxState, { email, password, required, language }: NewUser): User {
  const customerId = freshCustomerId(state, email);
  const user: User = {
    customer_id: customerId,
    email: email.toLowerCase(),
    password: null,
    password_changed_at: null,
    password_reset_at: null,
    pin: null,
    username: null,
    profile: null,
    pendingSteps: [...(required ?? onboardingSteps)],
    forceIncomplete: false,
    accountStatus: 'active',
    referral: {
      code: pickChars(keyed(state.seed, 'referral', customerId, 0), CAPITALS, 8),
      referred_by: null,
    },
    googleSub: null,
    google_linked_at: null,
    created_on_device_id: null,
    created_at: iso(now(state)),
  };
  if (password !== undefined) setPassword(state, user, password);
  state.users[customerId] = user;
  if (language !== undefined) state.preferences[customerId] = { ...defaultPreferences, language };
  scheduleJob(state, 'month_ended', startOfMonth(now(state), 1), { customer_id: customerId });
  return user;
}

/** Stores a password; the steps and sessions that a new one changes are the caller's. */
export function setPassword(state: SandboxState, user: User, password: string): void {
  user.password = hash(state, password, user.customer_id);
  user.password_changed_at = iso(now(state));
}

function freshCustomerId(state: SandboxState, email: string): string {
  // Derived from the address, so that an account that is created again keeps its id.
  for (let attempt = 0; ; attempt += 1) {
    const id = `CWR${pickChars(keyed(state.seed, 'customer', email.toLowerCase(), attempt), DIGITS, 8)}`;
    if (!own(state.users, id)) return id;
  }
}

export function userByEmail(state: SandboxState, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return Object.values(state.users).find((user) => user.email === wanted);
}

export const userByGoogle = (state: SandboxState, sub: string): User | undefined =>
  Object.values(state.users).find((user) => user.googleSub === sub);

/** An account that is neither banned nor closed. */
export function activeUser(state: SandboxState, customerId: string | null): User | undefined {
  const user = own(state.users, customerId);
  return user?.accountStatus === 'active' ? user : undefined;
}

/** Only of an active account: nobody is brought by one that is banned or closed. */
export const userByReferralCode = (state: SandboxState, code: string): User | undefined =>
  Object.values(state.users).find(
    ({ accountStatus, referral }) => accountStatus === 'active' && referral.code === code,
  );

/** Of nobody's password. */
const NO_PASSWORD: SecretHash = { salt: '0'.repeat(32), hash: '0'.repeat(64) };

/** Hashes once, also for an unknown user, so that the response time does not reveal who has an account. */
export function verifyPassword(user: User | undefined, password: string): boolean {
  const isRight = verify(user?.password ?? NO_PASSWORD, password);
  return isRight && user?.password != null;
}

/** Whether somebody can get into an account without a code from its inbox: then its owner has finished that sign-up. */
export const hasPermanentMethod = ({ password, googleSub }: User): boolean =>
  password !== null || googleSub !== null;

/** Removes a step from the pending ones. */
export function completeStep(user: User, step: OnboardingStep): void {
  if (!user.pendingSteps.includes(step)) return;
  user.pendingSteps = user.pendingSteps.filter((left) => left !== step);
  if (user.pendingSteps.length === 0) user.forceIncomplete = false;
}

/** Has it looked at whether somebody who came by a referral code has done what its owner is rewarded for: call it when they may have. */
export function reviewReferral(state: SandboxState, user: User | undefined): void {
  if (user?.referral.referred_by == null) return;
  scheduleJob(state, 'referral_progress', now(state), { customer_id: user.customer_id });
}
