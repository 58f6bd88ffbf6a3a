import { googleSubOf } from '../stand-ins/google/google-account.ts';
import type { UserInfo } from '../features/users/state.ts';
import { onboardedUser, profile, type Persona, type UserOverrides } from './fixtures.ts';

interface SimplePersona extends Pick<Persona, 'title' | 'group' | 'trusted' | 'device' | 'session'> {
  /** How the account differs from one that has done every step; null for none. */
  readonly account: UserOverrides | null;
}

function withoutAddress({ address: _address, ...rest }: UserInfo): UserInfo {
  return rest;
}

const table = {
  guest: {
    title: 'Has no account; the browser was here before',
    group: 'Signing up',
    account: null,
  },
  'new-user': { title: 'Has an address that has no account yet', group: 'Signing up', account: null },
  'oauth-new': { title: 'Has a Google account and none here', group: 'Signing up', account: null },
  'oauth-existing': {
    title: 'Signed up with Google, and never set a password',
    group: 'Signing up',
    account: {
      username: 'amakaobi',
      profile: profile('Amaka', 'Obi'),
      googleSub: googleSubOf('oauth-existing@example.com'),
      password: null,
    },
  },
  'google-linked': {
    title: 'Logs in with a password or with Google',
    group: 'Devices and sessions',
    account: {
      username: 'temidayo',
      profile: profile('Temi', 'Dayo'),
      googleSub: googleSubOf('google-linked@example.com'),
    },
  },
  'missing-all': {
    title: 'Has just verified the sign-up code: every step is left',
    group: 'Onboarding',
    account: { password: null, pendingSteps: ['password', 'user_info', 'username', 'referral'] },
  },
  /** The next step is the first one of the list (spec section 4, Profile setup). */
  'missing-reordered': {
    title: 'Has every step left, and the server names them in another order',
    group: 'Onboarding',
    account: { password: null, pendingSteps: ['referral', 'username', 'user_info', 'password'] },
  },
  'missing-password': {
    title: 'Has every step done but the password',
    group: 'Onboarding',
    account: {
      username: 'ngozieze',
      profile: profile('Ngozi', 'Eze'),
      password: null,
      pendingSteps: ['password'],
    },
  },
  'missing-user-info': {
    title: 'Has not entered the personal information',
    group: 'Onboarding',
    account: { username: 'seunola', pendingSteps: ['user_info'] },
  },
  'missing-username': {
    title: 'Has no username yet',
    group: 'Onboarding',
    account: { profile: profile('Kemi', 'Bello'), pendingSteps: ['username'] },
  },
  'missing-referral': {
    title: 'Has only the referral code left to enter',
    group: 'Onboarding',
    account: { username: 'femiojo', profile: profile('Femi', 'Ojo'), pendingSteps: ['referral'] },
  },
  /** A status of `incomplete` leads to profile setup too (spec section 4, Auth loading). */
  'incomplete-flag-only': {
    title: 'Is incomplete, though no step is named',
    group: 'Onboarding',
    account: { username: 'bolaige', profile: profile('Bola', 'Ige'), forceIncomplete: true },
  },
  'no-profile': {
    title: 'Has skipped all that can be skipped: the status names nobody',
    group: 'Onboarding',
    account: {},
  },
  'no-address': {
    title: 'Has filled in all of the profile but the address, so sends little',
    group: 'Wallet',
    account: { username: 'halimabell', profile: withoutAddress(profile('Halima', 'Bello')) },
  },
  'device-unverified': {
    title: 'Is signed in on a device that has still to be verified by a code',
    group: 'Devices and sessions',
    trusted: false,
    account: { username: 'adannaobi', profile: profile('Adanna', 'Obi') },
  },
  'device-lost': {
    title: 'Comes with a device id that the API has never seen',
    group: 'Devices and sessions',
    device: 'unknown',
    account: { username: 'ifeomaeze', profile: profile('Ifeoma', 'Eze') },
  },
  'session-expired': {
    title: 'Comes with the cookie of a session that has expired',
    group: 'Devices and sessions',
    session: 'expired',
    account: { username: 'musaibrah', profile: profile('Musa', 'Ibrahim') },
  },
  'cookie-but-no-session': {
    title: 'Comes with a session cookie that the API never issued',
    group: 'Devices and sessions',
    session: 'unknown',
    account: { username: 'graceokon', profile: profile('Grace', 'Okon') },
  },
  banned: {
    title: 'Is banned, and is told so once the password is right',
    group: 'Devices and sessions',
    account: { username: 'uchenwosu', profile: profile('Uche', 'Nwosu'), accountStatus: 'banned' },
  },
  deleted: {
    title: 'Has closed the account; support can open it again',
    group: 'Devices and sessions',
    account: { username: 'yemicole', profile: profile('Yemi', 'Cole'), accountStatus: 'deleted' },
  },
} as const satisfies Record<string, SimplePersona>;

function toPersona(name: string, { account, ...row }: SimplePersona): Persona {
  const email = `${name}@example.com`;
  return { ...row, email, build: (state) => account && onboardedUser(state, email, account) };
}

/** The personas without an account, and those whose account differs from a finished one in a few members. */
export const simplePersonas = Object.fromEntries(
  Object.entries(table).map(([name, row]) => [name, toPersona(name, row)]),
) as Record<keyof typeof table, Persona>;
