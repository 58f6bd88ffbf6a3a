import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { messages } from './messages.ts';

// Where each persona ends on each URL according to spec sections 2, 4 and 6. Without /error.

/** The visitors by persona. `down`: a signed-in user while the API does not respond. */
export const personas = {
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
export type PersonKey = keyof typeof personas;

/** Where a URL ends for each visitor; `stays` is the URL itself. */
export type Row<Cell = string> = Readonly<Record<PersonKey, Cell>>;

const forEveryone = <Cell>(cell: Cell): Row<Cell> => ({
  ...forGuests(cell),
  ...steps(cell),
  flagOnly: cell,
  device: cell,
  complete: cell,
  down: cell,
});
/** A session that the API rejects counts as none. */
const forGuests = <Cell>(cell: Cell, { banned = cell, deleted = cell } = {}) => ({
  guest: cell,
  unknownSession: cell,
  expiredSession: cell,
  banned,
  deleted,
});
/** Redirects to the login, which shows the reason (section 8, parameter `em`). */
const loginWithReason = forGuests('/login', {
  banned: '/login?em=bnact-cspt',
  deleted: '/login?em=dlact-cspt',
});
const steps = <Cell>(cell: Cell) => ({ password: cell, userInfo: cell, username: cell, referral: cell });
/** 'Picks the first required step' (section 4, Profile setup). */
const firstStep = {
  password: '/set-password',
  userInfo: '/user-info',
  username: '/set-username',
  referral: '/set-referral',
};
/** The start page of each signed-in user. */
const homeOf = { ...firstStep, flagOnly: '/w', device: '/device-verification', complete: '/w' };

interface Group {
  readonly paths: readonly string[];
  readonly ends: Row;
}

/** One screen of each depth. */
export const sampleWalletPaths = ['/w', '/w/assets', '/w/security/pin'];

/**
 * The server's redirects, which need no script. A status of `incomplete` without required steps ends in /w. While the API is
 * down the server redirects nobody, because it cannot check the session.
 */
export const serverRedirects: Readonly<
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
    ends: forEveryone('stays'),
  },
  ways: { paths: ['/auth-loading', '/oauth/callback', '/not-me'], ends: forEveryone('stays') },
  // 'Guest-only routes send authenticated users to /w'; 'incomplete users are forced into profile setup'.
  guests: {
    paths: ['/signup', '/login', '/forgot-password', '/otp-verification'],
    ends: { ...forGuests('stays'), ...homeOf, down: 'stays' },
  },
  // 'An unverified device must be verified by code': without one the server redirects to /w.
  codes: {
    paths: ['/verify', '/device-verification'],
    ends: { ...forEveryone('stays'), flagOnly: '/w', complete: '/w' },
  },
  // 'Reachable only if logged in and the status check lists that step as required; otherwise to login or /w'.
  onboarding: {
    paths: ['/profile-setup', ...Object.values(firstStep)],
    ends: { ...loginWithReason, ...homeOf, down: 'stays' },
  },
  // 'Requires an authenticated user; otherwise redirect to /login or /profile-setup'.
  wallet: {
    paths: walletPaths.map(({ path }) => path.replace(':id', '1')),
    ends: { ...loginWithReason, ...homeOf, flagOnly: 'stays', complete: 'stays', down: 'stays' },
  },
};

/** A client-side redirect: its target, and its toast there or the message on the page. */
export interface ClientRedirect {
  readonly ends: string;
  readonly toast?: string;
  readonly heading?: string;
}

const { auth, toasts, wallet } = messages('en');
const turnedAway: ClientRedirect = { ends: '/login', toast: toasts.authenticationFailed };
const welcome: ClientRedirect = { ends: '/w', toast: toasts.loginSuccessful };
const unverified: ClientRedirect = { ends: '/device-verification', toast: toasts.deviceNeedsVerification };
const toStep = Object.fromEntries(
  Object.entries(firstStep).map(([person, path]) => [person, { ends: path }]),
) as Record<keyof typeof firstStep, ClientRedirect>;
const badCallback = (ends: string): ClientRedirect => ({ ends, toast: toasts.invalidOauth });

/** URLs with a client-side redirect or message; all other pages stay as the server sent them. */
export const clientRedirects: Readonly<Record<string, Partial<Row<ClientRedirect>>>> = {
  // Section 4, Auth loading. A rejected check counts as a failure; incomplete goes through /profile-setup, which shows no
  // message.
  '/auth-loading': {
    ...forGuests(turnedAway),
    ...toStep,
    flagOnly: { ends: '/w' },
    device: unverified,
    complete: welcome,
    down: turnedAway,
  },
  // Section 4, OAuth callback: without its parameters to /login, which redirects a signed-in user.
  '/oauth/callback': {
    ...forGuests(badCallback('/login')),
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
