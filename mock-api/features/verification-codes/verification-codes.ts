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

type Kind = VerificationCode['kind'];
/** Kinds that anybody asks for, by an address: how often a new code is sent, and five tries for each, bound their guesses. */
type OpenKind = 'signup' | 'reset';
/** Kinds that are reached by a password or a session: wrong tries count for the account, over all of them. */
type AccountKind = Exclude<Kind, OpenKind>;

export const freshIdentifier = (state: SandboxState) =>
  `idn_${next(state, 'identifier', state.id).slice(0, 32)}`;

export type NewVerificationCode = Pick<VerificationCode, 'kind' | 'email' | 'customer_id' | 'device_id'> & {
  /** A code that is not sent and never matches. */
  isDecoy?: boolean;
};

/**
 * Creates a code, which replaces the former one of the same kind for the address.
 * @throws ApiError 429 `resend_too_soon` when the former one is younger than 30 seconds, or after ten within 24 hours than an hour.
 */
export function issueCode(
  state: SandboxState,
  { isDecoy, ...request }: NewVerificationCode,
): VerificationCode {
  const wait = resendWait(state, request.kind, request.email);
  if (wait > 0)
    throw new ApiError(
      'resend_too_soon',
      wait > RESEND_SECONDS ? texts.too_many_codes : texts.resend_too_soon,
      {
        retryAfter: wait,
        values: { wait: { wait } },
        details: { resend_at: iso(now(state) + wait * 1000) },
      },
    );
  for (const code of Object.values(state.codes)) {
    const isSameKind = code.kind === request.kind && code.email === request.email;
    if (isSameKind && code.state === 'live') code.state = 'replaced';
  }
  const created = now(state);
  const code: VerificationCode = {
    ...request,
    identifier: freshIdentifier(state),
    code: isDecoy ? '' : randomCode(state, request),
    created_at: created,
    expires_at: created + CODE_SECONDS * 1000,
    tries: 0,
    state: 'live',
  };
  state.codes[code.identifier] = code;
  return code;
}

function randomCode(state: SandboxState, { kind, email }: Pick<VerificationCode, 'kind' | 'email'>): string {
  const reset = kind === 'reset';
  if (state.fixedCodes && email.endsWith(FIXED_CODE_SUFFIX)) return reset ? 'TEST4242' : '424242';
  const random = next(state, `code.${kind}`, email);
  return reset ? pickChars(random, CAPITALS, RESET_CODE_LENGTH) : pickChars(random, DIGITS, OTP_LENGTH);
}

export function liveCode(
  state: SandboxState,
  kind: VerificationCode['kind'],
  email: string,
): VerificationCode | undefined {
  return Object.values(state.codes).findLast(
    (code) =>
      code.kind === kind && code.email === email && code.state === 'live' && code.expires_at > now(state),
  );
}

/** Codes of a kind that were made for an address within 24 hours, whatever became of them, oldest first. */
const codesOfDay = (state: SandboxState, kind: Kind, email: string): VerificationCode[] =>
  Object.values(state.codes).filter(
    (code) =>
      code.kind === kind &&
      code.email === email &&
      code.created_at > now(state) - 24 * HOUR_MS &&
      // The clock can also be moved back.
      code.created_at <= now(state),
  );

/** Seconds until another code of the kind may be sent to an address. */
export function resendWait(state: SandboxState, kind: Kind, email: string): number {
  const former = liveCode(state, kind, email);
  const soon = former ? former.created_at + RESEND_SECONDS * 1000 : 0;
  const ofDay = codesOfDay(state, kind, email);
  const freeing = ofDay.at(-CODES_A_DAY);
  const newest = ofDay.at(-1);
  const afterMany =
    freeing && newest ? Math.min(newest.created_at + HOUR_MS, freeing.created_at + 24 * HOUR_MS) : 0;
  return secondsUntil(state, Math.max(soon, afterMany));
}

/** Whether wrong tries have locked a code: even the right one is refused from then on. */
export const isLocked = ({ tries }: VerificationCode) => tries >= WRONG_TRIES;

/** The newest code of a kind for an address, live or not. */
export function newestCode(
  state: SandboxState,
  kind: VerificationCode['kind'],
  email: string,
): VerificationCode | undefined {
  return Object.values(state.codes).findLast((code) => code.kind === kind && code.email === email);
}

/**
 * Verifies a code that anybody can ask for, and marks it as used.
 * @throws ApiError 400 `flow_expired`, `code_expired` or `code_invalid`; 429 `code_locked` after five wrong tries.
 */
export function consumeCode(
  state: SandboxState,
  kind: OpenKind,
  identifier: string,
  given: string,
): VerificationCode {
  const code = requireLive(state, kind, identifier);
  refuseLocked(code);
  return take(code, code.code === given);
}

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
  return take(
    code,
    judgeTry(context, tryer, 'code', () => code.code === given),
  );
}

/** @throws ApiError 400 `flow_expired`, `code_expired` */
function requireLive(state: SandboxState, kind: Kind, identifier: string): VerificationCode {
  const code = own(state.codes, identifier);
  if (code?.kind !== kind) throw new ApiError('flow_expired', texts.flow_expired);
  if (code.state !== 'live' || code.expires_at <= now(state))
    throw new ApiError('code_expired', texts.code_expired);
  return code;
}

/** @throws ApiError 429 `code_locked` */
function refuseLocked(code: VerificationCode): void {
  if (isLocked(code)) throw new ApiError('code_locked', texts.code_locked, { details: { until: null } });
}

/** @throws ApiError 400 `code_invalid` */
function take(code: VerificationCode, isRight: boolean): VerificationCode {
  if (!isRight) {
    code.tries += 1;
    throw new ApiError('code_invalid', texts.code_invalid, { details: triesLeft(code.tries) });
  }
  code.state = 'used';
  return code;
}

/** How many more wrong codes are let through, of which so many were sent. */
export const triesLeft = (tries: number): ErrorDetails['code_invalid'] => ({
  tries_left: Math.max(0, WRONG_TRIES - tries),
});
