import { CODE_SECONDS, OTP_LENGTH, RESET_CODE_LENGTH } from '#contract/fields.ts';
import { ApiError } from '../../server/api-error.ts';
import { now, secondsUntil } from '../../core/clock.ts';
import { CAPITALS, DIGITS, next, pickChars } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

export const WRONG_TRIES = 5;
/** Short, because the page offers to resend after 300 s but a sign-up can be started again at once. */
export const RESEND_SECONDS = 30;
/** Time to think of a new password after the reset code was right. */
export const GRANT_SECONDS = 900;

export interface VerificationCode {
  identifier: string;
  kind: 'signup' | 'reset' | 'device' | 'whatsapp';
  /** Where it went: an address, or a number for `whatsapp`. */
  email: string;
  customer_id: string | null;
  device_id: string | null;
  /** Empty where no mail went out, so that no code can ever be right. */
  code: string;
  created_at: number;
  expires_at: number;
  tries: number;
  state: 'live' | 'used' | 'replaced';
}

export interface PasswordResetGrant {
  customer_id: string;
  expires_at: number;
}

/** Addresses whose codes are always 424242 and TEST4242 unless the mock was told otherwise, for tests that can't read mail. */
const FIXED = '+test@example.com';

export const freshIdentifier = (state: SandboxState) =>
  `idn_${next(state, 'identifier', state.id).slice(0, 32)}`;

export type NewVerificationCode = Pick<VerificationCode, 'kind' | 'email' | 'customer_id' | 'device_id'> & {
  mute?: boolean;
};

/**
 * A new code; the address's former one of the same kind is void from now on.
 * @throws Refusal 429 `resend_too_soon` when the former one is younger than 30 seconds.
 */
export function issueCode(state: SandboxState, { mute, ...wanted }: NewVerificationCode): VerificationCode {
  const former = liveCode(state, wanted.kind, wanted.email);
  const wait = former ? secondsUntil(state, former.created_at + RESEND_SECONDS * 1000) : 0;
  if (wait > 0)
    throw new ApiError(429, 'resend_too_soon', 'resend_too_soon', {
      retryAfter: wait,
      values: { seconds: wait },
    });
  for (const code of Object.values(state.codes)) {
    const same = code.kind === wanted.kind && code.email === wanted.email;
    if (same && code.state === 'live') code.state = 'replaced';
  }
  const created = now(state);
  const code: VerificationCode = {
    ...wanted,
    identifier: freshIdentifier(state),
    code: mute ? '' : randomCode(state, wanted),
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
  if (state.fixedCodes && email.endsWith(FIXED)) return reset ? 'TEST4242' : '424242';
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

/** The last code that was made for somebody, whatever became of it. */
export function newestCode(
  state: SandboxState,
  kind: VerificationCode['kind'],
  email: string,
): VerificationCode | undefined {
  return Object.values(state.codes).findLast((code) => code.kind === kind && code.email === email);
}

/**
 * Spends a code.
 * @throws Refusal 400 `unknown_identifier`, `code_expired` or `code_invalid`; 429 `code_locked` after five wrong tries.
 */
export function consumeCode(
  state: SandboxState,
  kind: VerificationCode['kind'],
  identifier: string,
  given: string,
): VerificationCode {
  const code = own(state.codes, identifier);
  if (code?.kind !== kind) throw new ApiError(400, 'unknown_identifier', 'unknown_identifier');
  if (code.state !== 'live' || code.expires_at <= now(state))
    throw new ApiError(400, 'code_expired', 'code_expired');
  if (code.tries >= WRONG_TRIES) throw new ApiError(429, 'code_locked', 'code_locked');
  if (code.code !== given) {
    code.tries += 1;
    throw new ApiError(400, 'code_invalid', 'code_invalid');
  }
  code.state = 'used';
  return code;
}
