import { atom } from 'nanostores';
import { closedLoginPath } from '#contract/closed-account.ts';
import type { ErrorCode } from '#contract/envelope.ts';
import { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { clearTabData, session } from '#src/api/storage.ts';
import {
  $auth,
  SessionEndedError,
  checkStatus,
  isDifferentUser,
  savePinHint,
  clearSession,
  type UserStatus,
} from './auth.ts';
import { accountClosedReason, deviceVerificationOf, isAuthError } from '../errors/error-predicates.ts';

/** Where a person stands who opened /w. Nothing of the account is shown before `ready`. */
export type WalletSession =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready' }
  /** Nobody could say: the API did not answer, or not sensibly. */
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
        | ReturnType<typeof closedLoginPath>
        | '/auth-loading';
      readonly notice: 'unauthorized' | 'device' | 'loggedOut' | null;
      readonly message: string | null;
    };

type Leaving = Extract<WalletSession, { kind: 'leaving' }>;

export const $walletSession = atom<WalletSession>({ kind: 'checking' });

/**
 * The branches of spec section 4 (Auth loading) for somebody who is in /w already. A status of `incomplete` with nothing
 * required stays: /profile-setup would send it back. Null when the session ended while the answer was on its way.
 */
async function resolveSession(): Promise<WalletSession | null> {
  try {
    const known = $auth.get().user;
    const status = await checkStatus();
    // Figures and drafts of the person before are all over this document: another one finds the way for the new person.
    if (isDifferentUser(known, status)) {
      clearTabData();
      return leaving('/auth-loading');
    }
    if (status.required.length > 0) return leaving('/profile-setup');
    if (status.device_unauthorized)
      return leaving('/device-verification', 'device', sanitizeText(status.message ?? ''));
    if (status.error) return leaving('/login', 'unauthorized');
    savePinHint(status);
    claimTabForUser(status);
    hasExpired = false;
    return { kind: 'ready' };
  } catch (error) {
    if (error instanceof SessionEndedError) return null;
    const demand = deviceVerificationOf(error);
    if (demand) return leaving('/device-verification', 'device', sanitizeText(demand.message ?? ''));
    if (isAuthError(error)) {
      const keepWork = await loadCapture(error);
      if (isLeaving()) return null;
      clearSession();
      keepWork();
      const closed = accountClosedReason(error);
      return closed ? leaving(closedLoginPath(closed)) : leaving('/login', 'unauthorized');
    }
    return { kind: 'failed', error: error instanceof ApiError ? error : null };
  }
}

/**
 * What lies in the tab is of who is here: what another person left in it, whose session ended elsewhere, is gone. Where the
 * status names nobody, the profile does.
 */
export function claimTabForUser({ customer_id }: Pick<UserStatus, 'customer_id'>): void {
  if (!customer_id || session.read('owner') === customer_id) return;
  clearTabData();
  session.write('owner', customer_id);
}

/**
 * For the same person to take up again, should they come back. Only of a session that ran out: one that was ended from
 * elsewhere may have been a thief's.
 */
async function loadCapture(error: unknown): Promise<() => void> {
  const customer = $auth.get().user?.customer_id;
  const isOver =
    hasExpired || (error instanceof ApiError && error.code === ('session_expired' satisfies ErrorCode));
  if (!customer || !isOver) return () => undefined;
  return import('./session-recovery.ts').then(
    (work) => work.captureRecovery(customer),
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
  // Of whom nothing is known any more has logged out, and the next document is on its way.
  const isOut = kind === 'ready' && !userStatus;
  return isOut || kind === 'leaving' || kind === 'signed-out' || logoutInProgress;
}

/**
 * To be called once this document's session is known to be over, or to be another person's, before the next document is opened,
 * which may take its time. Until then nothing that arrives is kept, nothing that waits is sent in the next person's name, and
 * nothing is asked: all that asks the API by itself is mounted while the session is `ready`.
 */
export function detachUser(path: Leaving['path'] = null, notice: Leaving['notice'] = null): void {
  $auth.set({ ...$auth.get(), user: null, userStatus: null });
  $walletSession.set(leaving(path, notice));
}

/** By the clock the session is over: what was typed may be kept for its owner. */
let hasExpired = false;

/** The session's time is up; the API is asked whether it agrees. */
export function handleSessionExpired(): Promise<void> {
  hasExpired = true;
  return recheckSession({ quietly: true });
}

let looking: Promise<void> | null = null;

/**
 * Asks who this is. `quietly`: what is shown stays while the answer is awaited, and stays too when there is none, unless the
 * session's time is up.
 * One at a time; the answer is in `$walletSession`.
 */
export function recheckSession(options: { quietly?: boolean } = {}): Promise<void> {
  // The API tells of a session that ended: of the one that is being logged out here, everything is known.
  if (options.quietly && isLeaving()) return Promise.resolve();
  if (!options.quietly) $walletSession.set({ kind: 'checking' });
  looking ??= look(options.quietly ?? false).finally(() => {
    looking = null;
  });
  return looking;
}

async function look(quietly: boolean): Promise<void> {
  const standing = await resolveSession();
  const now = $walletSession.get();
  // Somebody logged out meanwhile: that answer stands.
  if (!standing || now.kind === 'leaving' || now.kind === 'signed-out') return;
  // Whose time is up is not shown any longer for want of an answer.
  if (quietly && standing.kind === 'failed' && now.kind === 'ready' && !hasExpired) return;
  $walletSession.set(standing);
}
