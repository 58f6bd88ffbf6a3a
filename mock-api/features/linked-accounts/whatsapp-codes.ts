import { now, secondsUntil } from '../../core/clock.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import type { VerificationCode } from '../verification-codes/state.ts';
import { nextSendAt, refuseUntil, resendWait } from '../verification-codes/verification-codes.ts';
import { texts } from './texts.ts';

/** Numbers that a customer may have codes sent to within 24 hours: each may be somebody else's. */
const NUMBERS_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

const whatsappCodes = (state: SandboxState): VerificationCode[] =>
  Object.values(state.codes).filter(({ kind }) => kind === 'whatsapp');

/** From when on a number may get another message, whichever accounts those before were for. */
const numberFreeAt = (state: SandboxState, phone: string): number =>
  nextSendAt(
    state,
    whatsappCodes(state).filter(({ email }) => email === phone),
  );

/** Seconds until an account may have another code sent to a number. */
export const whatsappResendWait = (state: SandboxState, code: VerificationCode): number =>
  Math.max(resendWait(state, code), secondsUntil(state, numberFreeAt(state, code.email)));

/**
 * Refuses what would flood a number with messages: many accounts are as many as one. It reads as it does where they are all one's own.
 * @throws ApiError 429 `resend_too_soon` after ten within 24 hours than an hour
 */
export const refuseFlood = (state: SandboxState, phone: string): void =>
  refuseUntil(state, numberFreeAt(state, phone));

/** @throws ApiError 429 `rate_limited` until the newest code of one of the numbers is a day old */
export function refuseManyNumbers(state: SandboxState, { customer_id }: User, phone: string): void {
  /** When each number got its newest code. */
  const numbers = new Map<string, number>();
  for (const code of whatsappCodes(state)) {
    const isOfDay = code.created_at > now(state) - DAY_MS && code.created_at <= now(state);
    if (code.customer_id === customer_id && isOfDay) numbers.set(code.email, code.created_at);
  }
  if (numbers.has(phone) || numbers.size < NUMBERS_A_DAY) return;
  const wait = secondsUntil(state, Math.min(...numbers.values()) + DAY_MS);
  throw rateLimited(state, wait, texts.whatsapp_numbers, { limit: NUMBERS_A_DAY, wait: { wait } });
}
