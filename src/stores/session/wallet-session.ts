import { atom } from 'nanostores';
import { closedLoginPath } from '#contract/login-notices.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { clearTabData } from '#src/api/storage.ts';
import {
  $auth,
  SessionEndedError,
  checkStatus,
  isDifferentUser,
  hasPin,
  savePinHint,
  clearSession,
} from './auth.ts';
import { accountClosedReason, deviceVerificationOf, isAuthError } from '../errors/error-predicates.ts';
import { claimTabForUser } from './claim-tab.ts';

/** The session of whoever opened /w. Nothing of the account is shown before `ready`. */
export type WalletSession =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready' }
  /** The status check failed: no answer, or none that makes sense. */
  | { readonly kind: 'failed'; readonly error: ApiError | null }
  /** Logged out, and the login page could not be opened. */
  | { readonly kind: 'signed-out' }
  /**
   * On the way to another document; `notice` is the toast that it shows, with the server's words if it sent some. Without a
   * path the caller of `detachUser` opens that document.
   */
  | {
      readonly kind: 'leaving';
      readonly path:
        | null
        | '/profile-setup'
        | '/device-verification'
        | '/login'
        | '/forgot-password'
        | ReturnType<typeof closedLoginPath>
        | '/auth-loading';
      readonly notice: 'unauthorized' | 'device' | 'loggedOut' | null;
      readonly message: string | null;
    };

type Leaving = Extract<WalletSession, { kind: 'leaving' }>;

export const $walletSession = atom<WalletSession>({ kind: 'checking' });

/**
 * The branches of spec section 4 (Auth loading) for somebody who is in /w already. A status of `incomplete` with nothing
 * required stays: /profile-setup would send it back. Null when the session ended during the check.
 */
async function resolveSession(): Promise<WalletSession | null> {
  try {
    const known = $auth.get().user;
    const status = await checkStatus();
    // This document shows amounts and drafts of the previous person: /auth-loading starts a new one.
    if (isDifferentUser(known, status)) {
      clearTabData();
      return leaving('/auth-loading');
    }
    if (status.required.length > 0) return leaving('/profile-setup');
    if (status.device_unauthorized)
      return leaving('/device-verification', 'device', sanitizeText(status.message ?? ''));
    if (status.error) return leaving('/login', 'unauthorized');
    savePinHint(hasPin(status));
    claimTabForUser(status);
    hasExpired = false;
    return { kind: 'ready' };
  } catch (error) {
    if (error instanceof SessionEndedError) return null;
    const demand = deviceVerificationOf(error);
    if (demand) return leaving('/device-verification', 'device', sanitizeText(demand.message ?? ''));
    if (isAuthError(error)) {
      const saveRecovery = await loadCapture(error);
      if (isLeaving()) return null;
      clearSession();
      saveRecovery();
      const closed = accountClosedReason(error);
      return closed ? leaving(closedLoginPath(closed)) : leaving('/login', 'unauthorized');
    }
    return { kind: 'failed', error: error instanceof ApiError ? error : null };
  }
}

/**
 * Captures what the person was doing, to restore it when they sign in again. Only after an expired session: one that was ended
 * from elsewhere may have been a thief's.
 */
async function loadCapture(error: unknown): Promise<() => void> {
  const customer = $auth.get().user?.customer_id;
  const isOver =
    hasExpired || (error instanceof ApiError && error.code === ('session_expired' satisfies ErrorCode));
  if (!customer || !isOver) return () => undefined;
  return import('./session-recovery.ts').then(
    ({ captureRecovery }) => captureRecovery(customer),
    () => () => undefined,
  );
}

function leaving(
  path: Leaving['path'],
  notice: Leaving['notice'] = null,
  message: string | null = null,
): WalletSession {
  return { kind: 'leaving', path, notice, message };
}

/** True from a log-out's first moment, and once the wallet is on its way to another document. */
export function isLeaving(): boolean {
  const { kind } = $walletSession.get();
  const { logoutInProgress, userStatus } = $auth.get();
  // A ready session without a user was cleared: the next document is being opened.
  const isCleared = kind === 'ready' && !userStatus;
  return isCleared || kind === 'leaving' || kind === 'signed-out' || logoutInProgress;
}

/**
 * Call when this document's session is over or is another person's, before the next document opens, which may take a while. From
 * then on no answer is kept, no queued message is sent in the next person's name, and nothing calls the API by itself: all that
 * does is mounted only while the session is `ready`.
 */
export function detachUser(path: Leaving['path'] = null, notice: Leaving['notice'] = null): void {
  $auth.set({ ...$auth.get(), user: null, userStatus: null });
  $walletSession.set(leaving(path, notice));
}

/** The session has expired by the clock: its drafts may be kept for the same person. */
let hasExpired = false;

/** Call when the session has expired by the clock; the API has the last word. */
export function handleSessionExpired(): Promise<void> {
  hasExpired = true;
  return recheckSession({ quietly: true });
}

let checking: Promise<void> | null = null;

/**
 * Runs the status check, one at a time; the result is in `$walletSession`. `quietly`: the screen stays during the check, and after
 * a failed one too, unless the session has expired.
 */
export function recheckSession(options: { quietly?: boolean } = {}): Promise<void> {
  // During a log-out the API's answers bring nothing new.
  if (options.quietly && isLeaving()) return Promise.resolve();
  if (!options.quietly) $walletSession.set({ kind: 'checking' });
  checking ??= check(options.quietly ?? false).finally(() => {
    checking = null;
  });
  return checking;
}

async function check(quietly: boolean): Promise<void> {
  const session = await resolveSession();
  const now = $walletSession.get();
  // Somebody logged out during the check: that stands.
  if (!session || now.kind === 'leaving' || now.kind === 'signed-out') return;
  // An expired session is not shown any longer, even when the check failed.
  if (quietly && session.kind === 'failed' && now.kind === 'ready' && !hasExpired) return;
  $walletSession.set(session);
}
