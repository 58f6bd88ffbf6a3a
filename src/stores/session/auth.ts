import * as session from '#contract/session.ts';
import { map } from 'nanostores';
import type { ReplyOf } from '#contract/endpoint.ts';
import * as contract from '#contract/me.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { deleteCookie, readCookie } from '#src/api/cookies.ts';
import { clearSessionData, clearTabData, local } from '#src/api/storage.ts';
import { clearSignup } from './clear-signup.ts';
import { broadcastSession } from './session-channel.ts';

export type UserStatus = Omit<ReplyOf<typeof contract.getProfileStatus>, 'status' | 'data'>;
export type Profile = Omit<ReplyOf<typeof contract.getProfile>, 'status' | 'message' | 'data'>;

/** The specification's auth state (section 3); src/connected/specified-state.ts derives its `loading`. */
export interface AuthState {
  /** Why the last status check failed: the API's message, or else the kind of the failure; null once one succeeds. */
  error: string | null;
  user: Partial<Profile> | null;
  userStatus: UserStatus | null;
  isAuthenticated: boolean;
  isLoggedIn: boolean;
  logoutInProgress: boolean;
  deviceId: string | null;
  deviceInitialized: boolean;
  isCheckingStatus: boolean;
  hasInitialStatusCheck: boolean;
}

const signedOut: AuthState = {
  error: null,
  user: null,
  userStatus: null,
  isAuthenticated: false,
  isLoggedIn: false,
  logoutInProgress: false,
  deviceId: null,
  deviceInitialized: false,
  isCheckingStatus: false,
  hasInitialStatusCheck: false,
};

/**
 * `isAuthenticated` starts true when the session cookie exists. Scripts may not see the cookie, so a page that the server
 * rendered for a member says it too (`<html data-member>`).
 */
export const $auth = map<AuthState>({
  ...signedOut,
  isAuthenticated:
    readCookie('access_token') !== null ||
    (typeof document !== 'undefined' && document.documentElement.hasAttribute('data-member')),
});

/** Counts the sessions of this document: an answer that belongs to an earlier one is dropped. */
let epoch = 0;
let checking: Promise<UserStatus> | null = null;

/** Thrown into a call whose session ended while it ran. */
export class SessionEndedError extends Error {}

/**
 * The status check (spec section 4). Concurrent checks share one call; success signs in, failure signs out, and an answer
 * that arrives after a logout does neither.
 * @throws ApiError, or SessionEndedError.
 */
export function checkStatus(): Promise<UserStatus> {
  if (checking) return checking;
  const mine = runStatusCheck(epoch).finally(() => {
    // A check of an earlier session may end after a newer one began.
    if (checking === mine) checking = null;
  });
  checking = mine;
  return mine;
}

async function runStatusCheck(session: number): Promise<UserStatus> {
  $auth.setKey('isCheckingStatus', true);
  try {
    const { status: _envelope, data: _copy, ...reply } = await call(contract.getProfileStatus);
    if (session !== epoch) throw new SessionEndedError();
    const known = $auth.get().user;
    $auth.set({
      ...$auth.get(),
      userStatus: reply,
      user: { ...(isDifferentUser(known, reply) ? null : known), ...personOf(reply) },
      isAuthenticated: true,
      isLoggedIn: true,
      error: null,
    });
    return reply;
  } catch (error) {
    if (session !== epoch) throw new SessionEndedError();
    $auth.set({ ...$auth.get(), isAuthenticated: false, isLoggedIn: false, error: reasonOf(error) });
    throw error;
  } finally {
    if (session === epoch) {
      $auth.set({ ...$auth.get(), isCheckingStatus: false, hasInitialStatusCheck: true });
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.serverMessage ?? error.kind) : String(error);

/** True when both customer numbers are known and differ: somebody else signed in, in another tab perhaps. */
export function isDifferentUser(known: Partial<Profile> | null, { customer_id }: UserStatus): boolean {
  return Boolean(known?.customer_id && customer_id && known.customer_id !== customer_id);
}

function personOf({ username, customer_id, first_name, last_name }: UserStatus): Partial<Profile> {
  return { username, customer_id, first_name, last_name };
}

/** Fetches the whole profile when the status named neither the person nor the customer (spec section 4, Initialise). */
export async function loadUser(): Promise<void> {
  const known = $auth.get().user;
  if (known?.username && known.customer_id) return;
  const session = epoch;
  const { status: _envelope, message: _message, data: _copy, ...profile } = await call(contract.getProfile);
  const { userStatus } = $auth.get();
  // Another tab may have signed somebody else in, and the status knew of it first, or knows of it next.
  if (session === epoch && !(userStatus && isDifferentUser(profile, userStatus)))
    $auth.setKey('user', profile);
}

/** 'false' while the transaction PIN is still to be set, else 'true': a hint for the interface, never a permission. */
export function savePinHint(isSet: boolean): void {
  local.write('tPin', isSet ? 'true' : 'false');
}

/** What this browser last knew of the PIN, until the API says it; without a word of it, that there is one. */
export const pinHint = (): boolean => local.read('tPin') !== 'false';

export const hasPin = ({ optional }: Pick<UserStatus, 'optional'>): boolean =>
  !optional.includes('transaction_password');

/** Calls under way that may open a session. */
const opening = new Set<Promise<unknown>>();

/**
 * Makes a call that may open a session. Its answer is dropped after a log-out: `logout` waits for the call, and ends the session
 * that it opened.
 * @throws SessionEndedError, and what `signIn` throws.
 */
export async function guardSignIn<Reply>(signIn: () => Promise<Reply>): Promise<Reply> {
  const session = epoch;
  const pending = signIn();
  opening.add(pending);
  try {
    const reply = await pending;
    if (session !== epoch) throw new SessionEndedError();
    return reply;
  } finally {
    opening.delete(pending);
  }
}

/** A session began in this tab (login, code or device verified). */
export function startSession(): void {
  epoch += 1;
  checking = null;
  $auth.set({ ...$auth.get(), isAuthenticated: true, user: null, userStatus: null, error: null });
  resetForNewUser();
}

/**
 * The new session may be another person's: clears the drafts of this tab and a sign-up that was left half-way, whose address
 * /device-verification would show. Other tabs reload.
 */
export function resetForNewUser(): void {
  clearTabData();
  clearSignup();
  // This person may hide balances: the cookie is the previous person's.
  deleteCookie('view');
  local.remove('unsavedPreferences');
  broadcastSession('signed-in');
}

/** Clears the session in this tab without a call: another tab ended it, or it expired. */
export function clearSession(): void {
  epoch += 1;
  checking = null;
  const { deviceId, deviceInitialized, logoutInProgress } = $auth.get();
  $auth.set({ ...signedOut, deviceId, deviceInitialized, logoutInProgress, hasInitialStatusCheck: true });
  clearSessionData();
}

/**
 * Ends the session at the API and here. This browser's data is cleared either way; when the API could not be reached the session
 * itself lives on, and the caller says so (spec section 4, Logout).
 * @throws ApiError
 */
export async function logout(): Promise<void> {
  if ($auth.get().logoutInProgress) return;
  epoch += 1;
  checking = null;
  $auth.setKey('logoutInProgress', true);
  clearSessionData();
  // A sign-in that is answered after the log-out would set its cookie again.
  await Promise.allSettled(opening);
  try {
    await call(session.logout);
  } finally {
    $auth.setKey('logoutInProgress', false);
  }
  clearSession();
  broadcastSession('signed-out');
}
