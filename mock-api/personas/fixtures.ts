import type { SandboxState } from '../core/state.ts';
import { createUser, type User, type UserInfo } from '../features/users/users.ts';

export const personaGroups = ['Signing up', 'Onboarding', 'Wallet', 'Devices and sessions', 'Many'] as const;

export interface Persona {
  /** One line for people. */
  readonly title: string;
  readonly group: (typeof personaGroups)[number];
  readonly email: string;
  /** Makes the account, or none. */
  readonly build: (state: SandboxState) => User | null;
  /** False for who comes with a device that has still to be verified. */
  readonly trusted?: boolean;
  readonly pin?: string;
  /** The device cookie names a device that the API does not know. */
  readonly device?: 'unknown';
  /** The session cookie is of a session that has run out, or that never was; given with or without `login`. */
  readonly session?: 'expired' | 'unknown';
}

/** Every persona's password: keeps all rules of spec section 5. */
export const PERSONA_PASSWORD = 'Cowrie2026!';

/** What the form of /user-info would have sent. */
export function profile(first: string, last: string, more: Partial<UserInfo> = {}): UserInfo {
  return {
    first_name: first,
    last_name: last,
    phone_number: '+2348031234567',
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

export type UserOverrides = Partial<
  Pick<User, 'username' | 'profile' | 'pendingSteps' | 'forceIncomplete' | 'accountStatus'>
>;

/** An account as it is after every step, but for what `left` says. */
export function onboardedUser(state: SandboxState, email: string, left: UserOverrides): User {
  const user = createUser(state, { email, password: PERSONA_PASSWORD, required: [] });
  return Object.assign(user, left);
}
