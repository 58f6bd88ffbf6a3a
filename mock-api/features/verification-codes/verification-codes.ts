import type { ErrorDetails } from '#contract/error-codes.ts';
import { texts } from './texts.ts';
import { CODE_SECONDS, OTP_LENGTH, RESET_CODE_LENGTH } from '#contract/fields.ts';
import { ApiError } from '../../server/api-error.ts';
import type { CallContext } from '../../server/call-context.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import { CAPITALS, DIGITS, next, pickChars } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { judgeTry, refuseTooManyTries } from '../wrong-tries/wrong-tries.ts';
import type { VerificationCode } from './state.ts';

export const WRONG_TRIES = 5;
/** Shorter than the 300 s of the page's resend button, because a sign-up can be started again at once. */
export const RESEND_SECONDS = 30;
const HOUR_MS = 3_600_000;
/** New codes of a kind for an address within 24 hours. From then on there is one an hour: its owner is never without. */
export const CODES_A_DAY = 10;
/** How long a new password can be set after the reset code was verified. */
export const GRANT_SECONDS = 900;

/** Addresses with fixed codes, 424242 and TEST4242, for tests that can't read emails. */
const FIXED_CODE_SUFFIX = '+test@example.com';

/** Kinds that anybody asks for, by an address. */
export type OpenKind = 'signup' | 'reset';
/** Kinds that are reached by a password or a session: wrong tries count for the account, over all of them. */
export type AccountKind = Exclude<VerificationCode['kind'], OpenKind>;
/** Whose codes replace and hold up one another: a number may get codes of several customers. */
export type CodeKey = Pick<VerificationCode, 'kind' | 'email' | 'customer_id'>;

export const freshIdentifier = (state: SandboxState) =>
  `idn_${next(state, 'identifier', state.id).slice(0, 32)}`;

export interface NewVerificationCode extends CodeKey {
  readonly kind: AccountKind;
  /** A code that is not sent and never matches. */
  readonly isDecoy?: boolean;
}

/**
 * Creates a code of an account, which replaces its former one of the same kind and address.
 * @throws ApiError 429 `resend_too_soon` when the former one is younger than 30 seconds, or after ten within 24 hours than an hour.
 */
export function issueCode(
  state: SandboxState,
  { isDecoy = false, ...key }: NewVerificationCode,
): VerificationCode {
  refuseUntil(state, now(state) + resendWait(state, key) * 1000);
  for (const code of codesOf(state, key)) if (code.state === 'live') code.state = 'replaced';
  return addCode(state, key, { asker: null, sent: true, isDecoy });
}

/** @throws ApiError 429 `resend_too_soon` before a moment, in milliseconds since 1970 */
export function refuseUntil(state: SandboxState, at: number): void {
  const wait = secondsUntil(state, at);
  if (wait <= 0) return;
  throw new ApiError(
    'resend_too_soon',
    wait > RESEND_SECONDS ? texts.too_many_codes : texts.resend_too_soon,
    {
      retryAfter: wait,
      values: { wait: { wait } },
      details: { resend_at: iso(now(state) + wait * 1000) },
    },
  );
}

/** Stores a code that is good for five minutes. */
export function addCode(
  state: SandboxState,
  key: CodeKey,
  { asker, sent, isDecoy }: Pick<VerificationCode, 'asker' | 'sent'> & { isDecoy: boolean },
): VerificationCode {
  const created = now(state);
  const code: VerificationCode = {
    ...key,
    identifier: freshIdentifier(state),
    asker,
    sent,
    code: isDecoy || !sent ? '' : randomCode(state, key),
    created_at: created,
    expires_at: created + CODE_SECONDS * 1000,
    tries: 0,
    state: 'live',
  };
  state.codes[code.identifier] = code;
  return code;
}

function randomCode(state: SandboxState, { kind, email }: CodeKey): string {
  const reset = kind === 'reset';
  if (state.fixedCodes && email.endsWith(FIXED_CODE_SUFFIX)) return reset ? 'TEST4242' : '424242';
  const random = next(state, `code.${kind}`, email);
  return reset ? pickChars(random, CAPITALS, RESET_CODE_LENGTH) : pickChars(random, DIGITS, OTP_LENGTH);
}

const codesOf = (state: SandboxState, { kind, email, customer_id }: CodeKey): VerificationCode[] =>
  Object.values(state.codes).filter(
    (code) => code.kind === kind && code.email === email && code.customer_id === customer_id,
  );

export const isLive = (state: SandboxState, code: VerificationCode): boolean =>
  code.state === 'live' && code.expires_at > now(state);

export const liveCode = (state: SandboxState, key: CodeKey): VerificationCode | undefined =>
  codesOf(state, key).findLast((code) => isLive(state, code));

/**
 * From when on another code may be sent, in milliseconds since 1970; 0 for at once.
 * @param sent what was sent before, whatever became of it, oldest first
 */
export function nextSendAt(state: SandboxState, sent: readonly VerificationCode[]): number {
  const ofDay = sent.filter(
    // The clock can also be moved back.
    ({ created_at }) => created_at > now(state) - 24 * HOUR_MS && created_at <= now(state),
  );
  const freeing = ofDay.at(-CODES_A_DAY);
  const newest = ofDay.at(-1);
  return freeing && newest ? Math.min(newest.created_at + HOUR_MS, freeing.created_at + 24 * HOUR_MS) : 0;
}

/** Seconds until another code of an account may be sent. */
export function resendWait(state: SandboxState, key: CodeKey): number {
  const former = liveCode(state, key);
  const soon = former ? former.created_at + RESEND_SECONDS * 1000 : 0;
  return secondsUntil(state, Math.max(soon, nextSendAt(state, codesOf(state, key))));
}

/** Whether wrong tries have locked a code: even the right one is refused from then on. */
export const isLocked = ({ tries }: VerificationCode) => tries >= WRONG_TRIES;

/** The newest of an account's codes, live or not. */
export const newestCode = (state: SandboxState, key: CodeKey): VerificationCode | undefined =>
  codesOf(state, key).at(-1);

/**
 * Verifies a code of an account, and marks it as used. A wrong one counts for the account, whose devices have a count of their own:
 * the code of a device comes from one that the account does not know, the others from a session.
 * @throws ApiError what `consumeCode` throws, and 429 `rate_limited` after too many wrong codes of the account
 */
export function consumeAccountCode(
  context: CallContext,
  kind: AccountKind,
  identifier: string,
  given: string,
): VerificationCode {
  const { state } = context;
  const code = requireLive(state, kind, identifier);
  const user = own(state.users, code.customer_id);
  if (!user) throw new ApiError('flow_expired', texts.flow_expired);
  const tryer = { email: user.email, known: kind !== 'device' };
  // Before the lock of the one code: another one would not be taken either.
  refuseTooManyTries(state, tryer, 'code');
  refuseLocked(code);
  if (!judgeTry(context, tryer, 'code', () => code.code === given)) throw wrongCode(code);
  code.state = 'used';
  return code;
}

/** @throws ApiError 400 `flow_expired`, `code_expired` */
export function requireLive(
  state: SandboxState,
  kind: VerificationCode['kind'],
  identifier: string,
): VerificationCode {
  const code = own(state.codes, identifier);
  if (code?.kind !== kind) throw new ApiError('flow_expired', texts.flow_expired);
  if (!isLive(state, code)) throw new ApiError('code_expired', texts.code_expired);
  return code;
}

/** @throws ApiError 429 `code_locked` */
export function refuseLocked(code: VerificationCode): void {
  if (isLocked(code)) throw new ApiError('code_locked', texts.code_locked, { details: { until: null } });
}

/** Counts a wrong code, and says how many more are let through. */
export function wrongCode(code: VerificationCode): ApiError {
  code.tries += 1;
  return new ApiError('code_invalid', texts.code_invalid, { details: triesLeft(code.tries) });
}

/** How many more wrong codes are let through, of which so many were sent. */
export const triesLeft = (tries: number): ErrorDetails['code_invalid'] => ({
  tries_left: Math.max(0, WRONG_TRIES - tries),
});
