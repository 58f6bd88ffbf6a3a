import type { OnboardingStep } from '#contract/me.ts';
import { DIGITS, keyed, pickChars } from '../core/random.ts';
import { setPin } from '../features/pin/pin.ts';
import type { User, UserInfo } from '../features/users/state.ts';
import type { SandboxState } from '../core/state.ts';
import { createUser } from '../features/users/users.ts';

export const personaGroups = [
  'Signing up',
  'Onboarding',
  'Wallet',
  'Payments',
  'Devices and sessions',
  'Many',
] as const;

export interface Persona {
  /** One line for developers. */
  readonly title: string;
  readonly group: (typeof personaGroups)[number];
  readonly email: string;
  /** Creates the account; null for a persona without one. */
  readonly build: (state: SandboxState) => User | null;
  /** What a built account has done, where recording it takes so long that a list of the personas does without. */
  readonly history?: (state: SandboxState, user: User) => void;
  /** False if the device has still to be verified. */
  readonly trusted?: boolean;
  /** The device cookie names a device that the API does not know. */
  readonly device?: 'unknown';
  /** The session cookie is of a session that has expired or never existed; set with or without `login`. */
  readonly session?: 'expired' | 'unknown';
}

/** The password of every persona: meets all rules of spec section 5. */
export const PERSONA_PASSWORD = 'Cowrie2026!';

/** The PIN of every persona that has one. */
export const PERSONA_PIN = '284915';

/** The device that a persona uses: each has its own. */
export const personaDeviceId = (state: SandboxState, email: string): string =>
  `dev_${keyed(state.seed, 'device', `${state.id}:${email}`, 0).slice(0, 32)}`;

/** A number of each person's own: accounts with one number are one person's, for whom a referral is not rewarded. */
const phoneOf = (name: string): string => `+234803${pickChars(keyed(0, 'phone', name, 0), DIGITS, 7)}`;

/** A profile as the form of /user-info sends it. */
export function profile(first: string, last: string, more: Partial<UserInfo> = {}): UserInfo {
  return {
    first_name: first,
    last_name: last,
    phone_number: phoneOf(`${first} ${last}`),
    country_code: '+234',
    date_of_birth: '1994-06-12',
    gender: 'female',
    address: {
      street: '14 Adeola Odeku Street',
      city: 'Lagos',
      state: 'Lagos',
      postal_code: '101241',
      country: 'Nigeria',
    },
    ...more,
  };
}

/** Members of an account that differ from one that has done every step. */
export type UserOverrides = Partial<
  Readonly<
    Pick<User, 'username' | 'profile' | 'password' | 'forceIncomplete' | 'accountStatus' | 'googleSub'>
  > & {
    readonly pendingSteps: readonly OnboardingStep[];
    /** For one that has done every step and has no PIN. */
    readonly pin: null;
  }
>;

/** An account that has done every step, but for the overrides. */
export function onboardedUser(state: SandboxState, email: string, overrides: UserOverrides): User {
  const user = createUser(state, { email, password: PERSONA_PASSWORD, required: [] });
  // A copy, because the account's members are changed later, and a persona can be made again.
  Object.assign(user, structuredClone(overrides));
  if (user.password === null) user.password_changed_at = null;
  if (user.googleSub !== null) user.google_linked_at = user.created_at;
  if (user.pendingSteps.length === 0 && overrides.pin !== null) setPin(state, user, PERSONA_PIN);
  return user;
}
