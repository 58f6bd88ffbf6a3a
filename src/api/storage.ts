import { deleteCookie } from './cookies.ts';
import { carry, takeCarried } from './carried.ts';

/**
 * Every key that a browser may keep: the specification's own (section 3), two that it describes without a name, and up to 20
 * messages to support that wait to be sent, with their owner (stores/support-queue.ts): they outlive their tab.
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
  'supportQueue',
] as const;
export type LocalKey = (typeof localKeys)[number];

/** The session is the API's cookie: what lies under these two is removed with it, and never read. */
type UnreadKey = 'token' | 'refresh_token';

/**
 * Kept for this tab only. `draft:<form>` never holds a PIN, a code or a password. Among them is what is being written to
 * support (`draft:support:<conversation>`, `draft:support:new`, `draft:support:new-subject`): it outlives a reload, and a
 * session that ran out (stores/kept-work.ts).
 */
export const sessionKeys = ['flash', 'moneyKey', 'recent', 'chunkRetried', 'keptWork', 'owner'] as const;
export type SessionKey = (typeof sessionKeys)[number] | `draft:${string}`;

/** A place to keep text that never throws: storage may be blocked, full or absent. */
class SafeStorage<Key extends string, Readable extends Key = Key> {
  #name: string;
  #browser: () => Storage;
  /** What the browser refused to keep lives as long as the tab. */
  #memory: Map<string, string>;

  constructor(name: string, browser: () => Storage, isKey: (key: string) => key is Key) {
    this.#name = name;
    this.#browser = browser;
    this.#memory = takeCarried(name, browser, isKey);
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
      this.#forget(key);
    } catch {
      this.#memory.set(key, value);
      carry(this.#name, this.#memory);
    }
  }

  /** Every key that is held, ours or not. */
  keys(): string[] {
    try {
      const storage = this.#browser();
      const held = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return [...this.#memory.keys(), ...held.filter((key) => key !== null)];
    } catch {
      return [...this.#memory.keys()];
    }
  }

  remove(key: Key): void {
    this.#forget(key);
    try {
      this.#browser().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }

  #forget(key: Key): void {
    if (this.#memory.delete(key)) carry(this.#name, this.#memory);
  }
}

export const local = new SafeStorage<LocalKey, Exclude<LocalKey, UnreadKey>>(
  'local',
  () => globalThis.localStorage,
  isLocalKey,
);
export const session = new SafeStorage<SessionKey>('tab', () => globalThis.sessionStorage, isSessionKey);

/** What outlives a session: whether the support panel stands open says nothing about a person. */
const keptAtLogout: readonly LocalKey[] = ['supportPanelOpen'];

/** Removes all that a session left in this browser, also when the API can't be reached (spec section 4, Logout). */
export function clearSessionData(): void {
  for (const key of localKeys) if (!keptAtLogout.includes(key)) local.remove(key);
  session.remove('keptWork');
  deleteCookie('view');
  clearTabData();
}

/** What of a tab is not of the session that ends or begins: the next page's toast, and what a session left that ran out. */
const keptInTab: readonly SessionKey[] = ['flash', 'keptWork'];

/** Removes what was typed and looked at in this tab; what the next page has to say stays. */
export function clearTabData(): void {
  for (const key of session.keys()) if (isSessionKey(key) && !keptInTab.includes(key)) session.remove(key);
}

function isSessionKey(key: string): key is SessionKey {
  return key.startsWith('draft:') || (sessionKeys as readonly string[]).includes(key);
}

function isLocalKey(key: string): key is LocalKey {
  return (localKeys as readonly string[]).includes(key);
}
