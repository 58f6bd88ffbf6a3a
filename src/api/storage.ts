import { deleteCookie } from './cookies.ts';

/**
 * Every key of localStorage: those that the specification names (section 3), two that it describes without a name,
 * `unsavedPreferences`, the choices that the server does not have yet, `preferencesOwner`, the customer whose choices this browser
 * remembers, `sendAssets`, what was chosen to send to whom (stores/transfers/remembered-assets.ts), and
 * `supportMessage:<client_id>` for each unsent message to support (stores/support/outbox-storage.ts). The last four have to outlive
 * their tab.
 */
export const localKeys = [
  'identifier',
  'token',
  'refresh_token',
  'signup_payload',
  'verified_identifier',
  'from_otp_verification',
  'oauth_email',
  'pendingVerificationEmail',
  'tPin',
  'otpExpiresAt',
  'supportPanelOpen',
  'unsavedPreferences',
  'preferencesOwner',
  'sendAssets',
] as const;
export type LocalKey = (typeof localKeys)[number] | `supportMessage:${string}`;

/** The session is the API's cookie. These two keys are removed with it and never read. */
type UnreadKey = 'token' | 'refresh_token';

/**
 * Every key of sessionStorage. `draft:<form>` holds unsaved text, which outlives a reload and an expired session
 * (stores/session/session-recovery.ts); it never holds a PIN, a code or a password.
 */
export const sessionKeys = [
  'flash',
  'moneyKey',
  'unapproved',
  'recent',
  'dismissed',
  'exports',
  'chunkRetried',
  'keptWork',
  'owner',
  'payLink',
  'referralCode',
] as const;
export type DraftKey = `draft:${string}`;
export type SessionKey = (typeof sessionKeys)[number] | DraftKey;

/** Long enough that storage with room for it has room for a sign-up. */
const PROBE = 'x'.repeat(512);

/**
 * Web Storage that never throws. What the browser refuses to save, because storage is blocked or full, stays in memory and
 * is lost with this document.
 */
class SafeStorage<Key extends string, Readable extends Key = Key> {
  #browser: () => Storage;
  #memory = new Map<string, string>();

  constructor(browser: () => Storage) {
    this.#browser = browser;
  }

  /** False where the browser refuses to save. */
  isAvailable(): boolean {
    try {
      const storage = this.#browser();
      storage.setItem('probe', PROBE);
      storage.removeItem('probe');
      return true;
    } catch {
      return false;
    }
  }

  read(key: Readable): string | null {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.#browser().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: Key, value: string): void {
    try {
      this.#browser().setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }

  /** Every key in use, including keys that are not ours. */
  keys(): string[] {
    try {
      const storage = this.#browser();
      const saved = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return [...this.#memory.keys(), ...saved.filter((key) => key !== null)];
    } catch {
      return [...this.#memory.keys()];
    }
  }

  remove(key: Key): void {
    this.#memory.delete(key);
    try {
      this.#browser().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

export const local = new SafeStorage<LocalKey, Exclude<LocalKey, UnreadKey>>(() => globalThis.localStorage);
export const session = new SafeStorage<SessionKey>(() => globalThis.sessionStorage);

/** Kept at logout: whether the support panel is open says nothing about a person. */
const keptAtLogout: readonly LocalKey[] = ['supportPanelOpen'];

/** Removes everything that a session saved in this browser, even while the API can't be reached (spec section 4, Logout). */
export function clearSessionData(): void {
  for (const key of local.keys()) if (isLocalKey(key) && !keptAtLogout.includes(key)) local.remove(key);
  session.remove('keptWork');
  session.remove('payLink');
  session.remove('referralCode');
  deleteCookie('view');
  clearTabData();
}

/**
 * Kept when another user signs in: the next page's toast, the recovery data of an expired session, a pay link, which was opened to be
 * followed after the log-in and is shown before it is, and the code of the friend's link that somebody signs up by.
 */
const keptInTab: readonly SessionKey[] = ['flash', 'keptWork', 'payLink', 'referralCode'];

/** Kept when another tab signs somebody in: whose the payment is is compared with who that is, once it is known. */
const keptForOwner: readonly SessionKey[] = ['moneyKey', 'unapproved', 'owner'];

/** Removes what a user typed and viewed in this tab. @param options `keepPayment` where it may be the same user's next session. */
export function clearTabData({ keepPayment = false } = {}): void {
  const kept = keepPayment ? [...keptInTab, ...keptForOwner] : keptInTab;
  for (const key of session.keys()) if (isSessionKey(key) && !kept.includes(key)) session.remove(key);
}

function isSessionKey(key: string): key is SessionKey {
  return isDraftKey(key) || (sessionKeys as readonly string[]).includes(key);
}

/** True for the key of unsaved text. */
export function isDraftKey(key: string): key is DraftKey {
  return key.startsWith('draft:');
}

/** True for the key of a message to support that waits to be sent. */
export function isSupportMessageKey(key: string): key is `supportMessage:${string}` {
  return key.startsWith('supportMessage:');
}

function isLocalKey(key: string): key is LocalKey {
  return isSupportMessageKey(key) || (localKeys as readonly string[]).includes(key);
}
