import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_LENGTH } from '#contract/fields.ts';
import { ApiError } from '../../server/api-error.ts';
import { now } from '../../core/clock.ts';
import { freshIdentifier, WRONG_TRIES } from '../auth/verification-codes.ts';
import { verify, hash, type SecretHash } from '../../core/secret-hash.ts';
import { next, pickChars } from '../../core/random.ts';
import { remove, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

export interface TwoFactor {
  /** Base32, as an authenticator app wants it. */
  secret: string;
  /** Null until a first code was right. */
  enabled_at: number | null;
  /** When a setup that was not finished is void. */
  expires_at: number;
  /** The 30 seconds whose code was used last: a code is good once (RFC 6238, 5.2). */
  last_counter: number;
  recovery: SecretHash[];
}

/** A login whose password was right, waiting for its second step. */
export interface PendingLogin {
  customer_id: string;
  device_id: string | null;
  expires_at: number;
  tries: number;
}

const PERIOD = 30;
const SETUP_SECONDS = 600;
const PENDING_SECONDS = 300;
const RECOVERY_CODES = 10;
/** Without I, L, O and U, which are misread (Crockford's base 32). */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const authenticator = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Cowrie',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** Begins a setup; one that was begun before is void. */
export function beginTwoFactor(
  state: SandboxState,
  user: User,
): { secret: string; url: string; expires: number } {
  const secret = pickChars(next(state, 'totp', user.customer_id), BASE32, 32);
  const expires = now(state) + SETUP_SECONDS * 1000;
  user.two_factor = { secret, enabled_at: null, expires_at: expires, last_counter: -1, recovery: [] };
  return { secret, url: authenticator(secret, user.email).toString(), expires };
}

/**
 * Ends a setup.
 * @returns the recovery codes, which nobody can read again.
 */
export function enableTwoFactor(state: SandboxState, user: User, factor: TwoFactor): string[] {
  factor.enabled_at = now(state);
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const code = pickChars(next(state, 'recovery', user.customer_id), READABLE, RECOVERY_CODE_LENGTH);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
  factor.recovery = codes.map((code) => hash(state, bare(code), `recovery:${code}`));
  return codes;
}

const bare = (code: string) => code.replace('-', '');

/** What a person's app shows now, and for how long. */
export function shownCode(
  state: SandboxState,
  { secret }: TwoFactor,
): { code: string; seconds_left: number } {
  const timestamp = now(state);
  return {
    code: authenticator(secret, '').generate({ timestamp }),
    seconds_left: PERIOD - (Math.floor(timestamp / 1000) % PERIOD),
  };
}

/** Takes a code of the app, of now or 30 seconds to either side, once. */
export function consumeTotp(state: SandboxState, factor: TwoFactor, code: string): boolean {
  const timestamp = now(state);
  const delta = authenticator(factor.secret, '').validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const counter = Math.floor(timestamp / 1000 / PERIOD) + delta;
  if (counter <= factor.last_counter) return false;
  factor.last_counter = counter;
  return true;
}

/** Takes a recovery code off the list. */
function takeRecovery(factor: TwoFactor, code: string): boolean {
  const at = factor.recovery.findIndex((sealed) => verify(sealed, bare(code)));
  if (at < 0) return false;
  factor.recovery.splice(at, 1);
  return true;
}

/** Notes a login that waits for its second step. */
export function createPendingLogin(state: SandboxState, user: User, deviceId: string | null): string {
  const identifier = freshIdentifier(state);
  state.pendingLogins[identifier] = {
    customer_id: user.customer_id,
    device_id: deviceId,
    expires_at: now(state) + PENDING_SECONDS * 1000,
    tries: 0,
  };
  return identifier;
}

/**
 * Takes the second step of a login.
 * @throws Refusal 400 `unknown_identifier` or `code_invalid`; 429 `code_locked` after five wrong tries.
 */
export function consumePendingLogin(
  state: SandboxState,
  { identifier, email, code }: { identifier: string; email: string; code: string },
): { user: User; deviceId: string | null } {
  const pending = own(state.pendingLogins, identifier);
  const user = own(state.users, pending?.customer_id);
  const factor = user?.two_factor;
  const known = pending && user && factor && pending.expires_at > now(state);
  if (!known || user.email !== email.toLowerCase())
    throw new ApiError(400, 'unknown_identifier', 'unknown_identifier');
  if (pending.tries >= WRONG_TRIES) throw new ApiError(429, 'code_locked', 'two_factor_locked');
  const right = /^\d{6}$/.test(code) ? consumeTotp(state, factor, code) : takeRecovery(factor, code);
  if (!right) {
    pending.tries += 1;
    throw new ApiError(400, 'code_invalid', 'two_factor_wrong');
  }
  remove(state.pendingLogins, identifier);
  return { user, deviceId: pending.device_id };
}
