/** Every key that a browser may keep: the specification's own (section 3) and two that it describes without a name. */
const localKeys = [
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
] as const;
export type LocalKey = (typeof localKeys)[number];

/** Kept for this tab only. `draft:<form>` never holds a PIN, a code or a password. */
const sessionKeys = ['flash', 'moneyKey', 'recent', 'chunkRetried'] as const;
export type SessionKey = (typeof sessionKeys)[number] | `draft:${string}`;

/** A place to keep text that never throws: storage may be blocked, full or absent. */
class Shelf<Key extends string> {
  #browser: () => Storage;
  /** What the browser refused to keep lives until the page goes. */
  #memory = new Map<string, string>();

  constructor(browser: () => Storage) {
    this.#browser = browser;
  }

  read(key: Key): string | null {
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

  remove(key: Key): void {
    this.#memory.delete(key);
    try {
      this.#browser().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

export const local = new Shelf<LocalKey>(() => globalThis.localStorage);
export const session = new Shelf<SessionKey>(() => globalThis.sessionStorage);

/** What outlives a session: whether the support panel stands open says nothing about a person. */
const keptAtLogout: readonly LocalKey[] = ['supportPanelOpen'];

/** Removes all that a session left in this browser, also when the API can't be reached (spec section 4, Logout). */
export function forgetSession(): void {
  for (const key of localKeys) if (!keptAtLogout.includes(key)) local.remove(key);
  for (const key of sessionKeys) if (key !== 'flash') session.remove(key);
  try {
    for (const key of Object.keys(globalThis.sessionStorage)) {
      if (key.startsWith('draft:')) session.remove(key as SessionKey);
    }
  } catch {
    // As above.
  }
}
