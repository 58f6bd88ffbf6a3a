import { atom } from 'nanostores';
import { closedLoginPath } from '#contract/closed-account.ts';
import { ApiError } from '#src/api/api-error.ts';
import { cleanServerText } from '#src/api/server-text.ts';
import {
  $auth,
  SessionEnded,
  checkStatus,
  isOther,
  isRefused,
  rememberPinHint,
  sessionEnded,
} from './auth.ts';
import { closedAccount } from './failure-kind.ts';

/** Where a person stands who opened /w. Nothing of the account is shown before `ready`. */
export type WalletSession =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready' }
  /** Nobody could say: the API did not answer, or not sensibly. */
  | { readonly kind: 'failed'; readonly error: ApiError | null }
  /** Logged out, and the login page could not be opened. */
  | { readonly kind: 'signed-out' }
  /** On the way to another document; `notice` is the toast that it shows, with the server's words if it sent some. */
  | {
      readonly kind: 'leaving';
      readonly path:
        | '/profile-setup'
        | '/device-verification'
        | '/login'
        | ReturnType<typeof closedLoginPath>
        | '/auth-loading';
      readonly notice: 'unauthorized' | 'device' | null;
      readonly message: string | null;
    };

type Leaving = Extract<WalletSession, { kind: 'leaving' }>;

export const $walletSession = atom<WalletSession>({ kind: 'checking' });

/**
 * The branches of spec section 4 (Auth loading) for somebody who is in /w already. A status of `incomplete` with nothing
 * required stays: /profile-setup would send it back. Null when the session ended while the answer was on its way.
 */
async function findStanding(): Promise<WalletSession | null> {
  try {
    const known = $auth.get().user;
    const status = await checkStatus();
    // Figures and drafts of the person before are all over this document: another one finds the way for the new person.
    if (isOther(known, status)) return leaving('/auth-loading');
    if (status.required.length > 0) return leaving('/profile-setup');
    if (status.device_unauthorized)
      return leaving('/device-verification', 'device', cleanServerText(status.message ?? ''));
    if (status.error) return leaving('/login', 'unauthorized');
    rememberPinHint(status);
    return { kind: 'ready' };
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    if (isRefused(error)) {
      sessionEnded();
      const closed = closedAccount(error);
      return closed ? leaving(closedLoginPath(closed)) : leaving('/login', 'unauthorized');
    }
    return { kind: 'failed', error: error instanceof ApiError ? error : null };
  }
}

function leaving(
  path: Leaving['path'],
  notice: Leaving['notice'] = null,
  message: string | null = null,
): WalletSession {
  return { kind: 'leaving', path, notice, message };
}

let looking: Promise<void> | null = null;

/**
 * Asks who this is. `quietly`: what is shown stays while the answer is awaited, and stays too when there is none.
 * One at a time; the answer is in `$walletSession`.
 */
export function lookAgain(options: { quietly?: boolean } = {}): Promise<void> {
  if (!options.quietly) $walletSession.set({ kind: 'checking' });
  looking ??= look(options.quietly ?? false).finally(() => {
    looking = null;
  });
  return looking;
}

async function look(quietly: boolean): Promise<void> {
  const standing = await findStanding();
  const now = $walletSession.get();
  // Somebody logged out meanwhile: that answer stands.
  if (!standing || now.kind === 'leaving' || now.kind === 'signed-out') return;
  if (quietly && standing.kind === 'failed' && now.kind === 'ready') return;
  $walletSession.set(standing);
}
