import type { ErrorDetails } from '#contract/error-codes.ts';
import { texts } from './texts.ts';
import { CODE_SECONDS, OTP_LENGTH, RESET_CODE_LENGTH } from '#contract/fields.ts';
import { ApiError } from '../../server/api-error.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import { CAPITALS, DIGITS, next, pickChars } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { VerificationCode } from './state.ts';

export const WRONG_TRIES = 5;
/** Shorter than the 300 s of the page's resend button, because a sign-up can be started again at once. */
export const RESEND_SECONDS = 30;
/** How long a new password can be set after the reset code was verified. */
export const GRANT_SECONDS = 900;

/** Addresses with fixed codes, 424242 and TEST4242, for tests that can't read emails. */
const FIXED_CODE_SUFFIX = '+test@example.com';

export const freshIdentifier = (state: SandboxState) =>
  `idn_${next(state, 'identifier', state.id).slice(0, 32)}`;

export type NewVerificationCode = Pick<VerificationCode, 'kind' | 'email' | 'customer_id' | 'device_id'> & {
  /** A code that is not sent and never matches. */
  isDecoy?: boolean;
};

/**
 * Creates a code, which replaces the former one of the same kind for the address.
 * @throws ApiError 429 `resend_too_soon` when the former one is younger than 30 seconds.
 */
export function issueCode(
  state: SandboxState,
  { isDecoy, ...request }: NewVerificationCode,
): VerificationCode {
  const wait = resendWait(state, request.kind, request.email);
  if (wait > 0)
    throw new ApiError('resend_too_soon', texts.resend_too_soon, {
      retryAfter: wait,
      values: { seconds: wait },
      details: { resend_at: iso(now(state) + wait * 1000) } satisfies ErrorDetails['resend_too_soon'],
    });
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

/** Seconds until another code of the kind may be sent to an address. */
export function resendWait(state: SandboxState, kind: VerificationCode['kind'], email: string): number {
  const former = liveCode(state, kind, email);
  return former ? secondsUntil(state, former.created_at + RESEND_SECONDS * 1000) : 0;
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
 * Verifies a code and marks it as used.
 * @throws ApiError 400 `flow_expired`, `code_expired` or `code_invalid`; 429 `code_locked` after five wrong tries.
 */
export function consumeCode(
  state: SandboxState,
  kind: VerificationCode['kind'],
  identifier: string,
  given: string,
): VerificationCode {
  const code = own(state.codes, identifier);
  if (code?.kind !== kind) throw new ApiError('flow_expired', texts.flow_expired);
  if (code.state !== 'live' || code.expires_at <= now(state))
    throw new ApiError('code_expired', texts.code_expired);
  if (isLocked(code)) throw new ApiError('code_locked', texts.code_locked);
  if (code.code !== given) {
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
