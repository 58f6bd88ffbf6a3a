import { texts as codeTexts } from '../verification-codes/texts.ts';
import { texts } from './texts.ts';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_LENGTH } from '#contract/fields.ts';
import { RECOVERY_CODES, TWO_FACTOR_SETUP_SECONDS } from '#contract/two-factor-codes.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { now } from '../../core/clock.ts';
import { triesLeft, WRONG_TRIES } from '../verification-codes/verification-codes.ts';
import { verify, hash } from '../../core/secret-hash.ts';
import { next, pickChars } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { isKnownDevice, provenDevice } from '../devices/known-device.ts';
import type { SecondFactor } from '#contract/authentication-methods.ts';
import type { User } from '../users/state.ts';
import { judgeTry, refuseTooManyTries } from '../wrong-tries/wrong-tries.ts';
import type { TwoFactor } from './state.ts';

const PERIOD = 30;
/** An hour. */
const DRIFT_STEPS = 120;
/** Setups that are remembered once another one has replaced them: more than anybody has tabs. */
const REPLACED = 5;
/** Without I, L, O and U, which are easily misread (Crockford's base 32). */
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

/** Starts a setup, which replaces an unfinished one. */
export function beginTwoFactor(state: SandboxState, user: User): { factor: TwoFactor; url: string } {
  const former = own(state.twoFactor, user.customer_id);
  const secret = pickChars(next(state, 'totp', user.customer_id), BASE32, 32);
  const factor: TwoFactor = {
    secret,
    enabled_at: null,
    expires_at: now(state) + TWO_FACTOR_SETUP_SECONDS * 1000,
    last_counter: -1,
    recovery: [],
    recovery_used_at: null,
    replaced:
      former && former.expires_at > now(state) ? [...former.replaced, former.secret].slice(-REPLACED) : [],
    // A new setup gives no new tries.
    setup_tries: former?.setup_tries ?? 0,
    setup_locked_until: former?.setup_locked_until ?? null,
  };
  state.twoFactor[user.customer_id] = factor;
  return { factor, url: authenticator(secret, user.email).toString() };
}

/**
 * Finishes a setup.
 * @returns the recovery codes; only their hashes are stored.
 */
export function enableTwoFactor(state: SandboxState, user: User, factor: TwoFactor): string[] {
  factor.enabled_at = now(state);
  factor.replaced = [];
  factor.setup_tries = 0;
  factor.setup_locked_until = null;
  return issueRecoveryCodes(state, user, factor);
}

/**
 * Replaces the recovery codes.
 * @returns the new ones; only their hashes are stored.
 */
export function issueRecoveryCodes(state: SandboxState, user: User, factor: TwoFactor): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const code = pickChars(next(state, 'recovery', user.customer_id), READABLE, RECOVERY_CODE_LENGTH);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
  factor.recovery = codes.map((code) => hash(state, withoutDash(code), `recovery:${code}`));
  factor.recovery_used_at = null;
  return codes;
}

/** Turns it off: no code of the app and no recovery code is taken any more. */
export function disableTwoFactor(factor: TwoFactor): void {
  factor.enabled_at = null;
  factor.expires_at = 0;
  factor.recovery = [];
  factor.recovery_used_at = null;
}

const withoutDash = (code: string) => code.replace('-', '');

/** The code that a user's authenticator app shows now, and for how long. */
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

/** The time step of a code of the app: the current one, or the one before or after it; null for any other code. */
function timeStepOf(state: SandboxState, { secret }: TwoFactor, code: string): number | null {
  const timestamp = now(state);
  const delta = authenticator(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Whether a code is one of a secret now, or one step of 30 seconds before or after it. */
export const isCodeOf = (state: SandboxState, secret: string, code: string): boolean =>
  authenticator(secret, '').validate({ token: code, timestamp: now(state), window: 1 }) !== null;

/**
 * How many seconds the clock of an app is ahead of the server's, negative where it is behind, by a code of the hour before or after
 * that no window takes; null for any other code.
 */
export function clockDrift(state: SandboxState, { secret }: TwoFactor, code: string): number | null {
  const timestamp = now(state);
  const delta = authenticator(secret, '').validate({ token: code, timestamp, window: DRIFT_STEPS });
  if (delta === null || Math.abs(delta) <= 1) return null;
  // The app showed the code at some moment of its step: the middle of it is at most 15 seconds off.
  const shown = (Math.floor(timestamp / 1000 / PERIOD) + delta) * PERIOD + PERIOD / 2;
  return Math.round(shown - timestamp / 1000);
}

/** Whether a code of the app would be accepted: it is right, and was not used (RFC 6238, section 5.2). */
export function verifyTotp(state: SandboxState, factor: TwoFactor, code: string): boolean {
  const step = timeStepOf(state, factor, code);
  return step !== null && step > factor.last_counter;
}

/** Whether a code is right, but was used, or is older than one that was. */
export function isTotpUsed(state: SandboxState, factor: TwoFactor, code: string): boolean {
  const step = timeStepOf(state, factor, code);
  return step !== null && step <= factor.last_counter;
}

/** Accepts a code of the app once. */
export function consumeTotp(state: SandboxState, factor: TwoFactor, code: string): boolean {
  const step = timeStepOf(state, factor, code);
  if (step === null || step <= factor.last_counter) return false;
  factor.last_counter = step;
  return true;
}

const indexOfRecoveryCode = ({ recovery }: TwoFactor, code: string) =>
  recovery.findIndex((stored) => verify(stored, withoutDash(code)));

/** Whether a recovery code would be accepted. */
export const isRecoveryCode = (factor: TwoFactor, code: string): boolean =>
  indexOfRecoveryCode(factor, code) >= 0;

/** Accepts a recovery code once. */
export function consumeRecoveryCode(state: SandboxState, factor: TwoFactor, code: string): boolean {
  const index = indexOfRecoveryCode(factor, code);
  if (index < 0) return false;
  factor.recovery.splice(index, 1);
  factor.recovery_used_at = now(state);
  return true;
}

/**
 * Verifies the second factor of a login, which `completeSignIn` opens the session of.
 * @throws ApiError 400 `flow_expired` or `code_invalid`; 429 `code_locked` after five wrong tries, `rate_limited` after too many of
 * the account.
 */
export function consumePendingLogin(
  call: RequestContext,
  { identifier, email, code }: { identifier: string; email: string; code: string },
): { user: User; factor: SecondFactor } {
  const { state, c } = call;
  const pending = own(state.pendingLogins, identifier);
  const user = own(state.users, pending?.customer_id);
  const factor = own(state.twoFactor, user?.customer_id);
  const isPending =
    pending && user && factor && pending.verified_by === null && pending.expires_at > now(state);
  if (!isPending || user.email !== email.toLowerCase())
    throw new ApiError('flow_expired', codeTexts.flow_expired);
  const tryer = { email: user.email, known: isKnownDevice(c, state, user) };
  // Before the lock of the one login: another one would not get further.
  refuseTooManyTries(state, tryer, 'second_factor');
  if (pending.tries >= WRONG_TRIES)
    throw new ApiError('code_locked', texts.two_factor_locked, { details: { until: null } });
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'recovery_code';
  const isRight = () =>
    kind === 'totp' ? consumeTotp(state, factor, code) : consumeRecoveryCode(state, factor, code);
  const context = callContext(call, provenDevice(c, state)?.device_id);
  if (!judgeTry(context, tryer, 'second_factor', isRight)) {
    pending.tries += 1;
    const wrong = kind === 'totp' ? texts.two_factor_wrong : texts.recovery_code_wrong;
    throw new ApiError('code_invalid', wrong, { details: triesLeft(pending.tries) });
  }
  pending.verified_by = kind;
  return { user, factor: kind };
}
