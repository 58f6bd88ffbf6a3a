import type { PersonaName } from '#mock-api/personas/names.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { messages } from './messages.ts';

// What spec sections 2, 4 and 6 make of every address and every person, to be read beside them. /error is not in it.

/** Everybody who asks, and who plays them. `down`: somebody with a session, while no call of the API is answered. */
export const people = {
  guest: 'guest',
  unknownSession: 'cookie-but-no-session',
  expiredSession: 'session-expired',
  banned: 'banned',
  deleted: 'deleted',
  password: 'missing-password',
  userInfo: 'missing-user-info',
  username: 'missing-username',
  referral: 'missing-referral',
  flagOnly: 'incomplete-flag-only',
  device: 'device-unverified',
  complete: 'complete',
  down: 'complete',
} as const satisfies Record<string, PersonaName>;
export type Person = keyof typeof people;

/** Where an address ends for each; `stays` is the address itself. */
export type Row<Cell = string> = Readonly<Record<Person, Cell>>;

const everybody = <Cell>(cell: Cell): Row<Cell> => ({
  ...nobody(cell),
  ...steps(cell),
  flagOnly: cell,
  device: cell,
  complete: cell,
  down: cell,
});
/** A session that the API refuses is none. */
const nobody = <Cell>(cell: Cell, { banned = cell, deleted = cell } = {}) => ({
  guest: cell,
  unknownSession: cell,
  expiredSession: cell,
  banned,
  deleted,
});
/** To the login, which says why somebody may not come in (section 8, parameter `em`). */
const turnedOut = nobody('/login', { banned: '/login?em=bnact-cspt', deleted: '/login?em=dlact-cspt' });
const steps = <Cell>(cell: Cell) => ({ password: cell, userInfo: cell, username: cell, referral: cell });
/** 'Picks the first required step' (section 4, Profile setup). */
const firstStep = {
  password: '/set-password',
  userInfo: '/user-info',
  username: '/set-username',
  referral: '/set-referral',
};
/** Where who is signed in belongs. */
const belongs = { ...firstStep, flagOnly: '/w', device: '/device-verification', complete: '/w' };

interface Group {
  readonly paths: readonly string[];
  readonly ends: Row;
}

/** A screen of each depth. */
export const someOfWallet = ['/w', '/w/assets', '/w/security/pin'];

/**
 * Where the server ends, before or without a script. A status of `incomplete` with nothing required ends in /w, and while
 * the API is down the server sends nobody anywhere: it does not know who asks.
 */
export const onServer: Readonly<
  Record<'public' | 'ways' | 'guests' | 'codes' | 'onboarding' | 'wallet', Group>
> = {
  public: {
    paths: [
      '/',
      '/features',
      '/support',
      '/contact',
      '/about-us',
      '/careers',
      '/press',
      '/blog',
      '/company',
      '/legal/tos',
    ],
    ends: everybody('stays'),
  },
  ways: { paths: ['/auth-loading', '/oauth/callback'], ends: everybody('stays') },
  // 'Guest-only routes send authenticated users to /w'; 'incomplete users are forced into profile setup'.
  guests: {
    paths: ['/signup', '/login', '/forgot-password', '/otp-verification'],
    ends: { ...nobody('stays'), ...belongs, down: 'stays' },
  },
  // 'An unverified device must be verified by code': who has none to verify is sent to /w.
  codes: {
    paths: ['/verify', '/device-verification'],
    ends: { ...everybody('stays'), flagOnly: '/w', complete: '/w' },
  },
  // 'Reachable only if logged in and the status check lists that step as required; otherwise to login or /w'.
  onboarding: {
    paths: ['/profile-setup', ...Object.values(firstStep)],
    ends: { ...turnedOut, ...belongs, down: 'stays' },
  },
  // 'Requires an authenticated user; otherwise redirect to /login or /profile-setup'.
  wallet: {
    paths: walletPaths.map(({ path }) => path.replace(':id', '1')),
    ends: { ...turnedOut, ...belongs, flagOnly: 'stays', complete: 'stays', down: 'stays' },
  },
};

/** What a script adds: where it goes on to, and what it says there in a toast, or on the page that stays. */
export interface Onward {
  readonly ends: string;
  readonly toast?: string;
  readonly heading?: string;
}

const { auth, toasts, wallet } = messages('en');
const turnedAway: Onward = { ends: '/login', toast: toasts.authenticationFailed };
const welcome: Onward = { ends: '/w', toast: toasts.loginSuccessful };
const unverified: Onward = { ends: '/device-verification', toast: toasts.deviceNeedsVerification };
const toStep = Object.fromEntries(
  Object.entries(firstStep).map(([person, path]) => [person, { ends: path }]),
) as Record<keyof typeof firstStep, Onward>;
const badCallback = (ends: string): Onward => ({ ends, toast: toasts.invalidOauth });

/** The addresses whose script goes on, or has something else to say; every other page stays as the server sent it. */
export const withScript: Readonly<Record<string, Partial<Row<Onward>>>> = {
  // Section 4, Auth loading. A refused check is a thrown failure; incomplete goes by /profile-setup, which says nothing.
  '/auth-loading': {
    ...nobody(turnedAway),
    ...toStep,
    flagOnly: { ends: '/w' },
    device: unverified,
    complete: welcome,
    down: turnedAway,
  },
  // Section 4, OAuth callback: without its parameters to /login, which sends on who is signed in.
  '/oauth/callback': {
    ...nobody(badCallback('/login')),
    password: badCallback('/set-password'),
    userInfo: badCallback('/user-info'),
    username: badCallback('/set-username'),
    referral: badCallback('/set-referral'),
    flagOnly: badCallback('/w'),
    device: badCallback('/device-verification'),
    complete: badCallback('/w'),
    down: badCallback('/login'),
  },
  '/profile-setup': { down: { ends: '/profile-setup', heading: auth.setup.failed } },
  ...Object.fromEntries(
    ['/w', '/w/assets', '/w/security/pin'].map((path) => [
      path,
      { down: { ends: path, heading: wallet.start.failed } },
    ]),
  ),
};
