import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import type { PaymentErrorDetails } from '#contract/payment-error-details.ts';
import { pinWeakness } from '#contract/pin.ts';
import { iso, now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import { hash, verify } from '../../core/secret-hash.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { CallContext } from '../../server/call-context.ts';
import type { SecurityEvent } from '../security-events/event-table.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { User } from '../users/state.ts';
import type { PinTries } from './state.ts';

/** How a PIN comes to be, or to be another one. */
export type PinEvent = Extract<SecurityEvent, 'pin_set' | 'pin_changed' | `pin_reset${string}`>;

export const WRONG_PINS = 5;
const MINUTE = 60_000;
/** How long the PIN is locked after each five wrong ones in a row; the last one again and again. */
const LOCKS = [15 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE] as const;

/** Until when the PIN is locked, in milliseconds since 1970; null when it is not. */
export function lockedUntil(state: SandboxState, { customer_id }: User): number | null {
  const until = own(state.pinTries, customer_id)?.locked_until ?? null;
  return until !== null && until > now(state) ? until : null;
}

/**
 * Verifies a PIN and counts the wrong ones.
 * @throws ApiError 403 `pin_not_set`, `pin_required`, `pin_invalid`; 423 `pin_locked`
 */
export function requirePin(context: CallContext, user: User, pin: string | undefined): void {
  const { state } = context;
  if (!user.pin) throw new ApiError('pin_not_set', paymentErrorTexts.pin_not_set);
  refuseLocked(state, user);
  if (pin === undefined || pin === '') throw new ApiError('pin_required', paymentErrorTexts.pin_required);
  if (verify(user.pin, pin)) {
    remove(state.pinTries, user.customer_id);
    return;
  }
  const tries = (state.pinTries[user.customer_id] ??= { wrong: 0, locks: 0, locked_until: null });
  tries.wrong += 1;
  if (tries.wrong < WRONG_PINS) {
    if (tries.wrong === 3) recordEvent(context, user, 'pin_wrong');
    const tries_left = WRONG_PINS - tries.wrong;
    throw new ApiError('pin_invalid', paymentErrorTexts.pin_invalid, {
      details: { tries_left } satisfies PaymentErrorDetails['pin_invalid'],
      values: { tries_left },
    });
  }
  lock(context, user, tries);
  refuseLocked(state, user);
}

function lock(context: CallContext, user: User, tries: PinTries): void {
  const { state } = context;
  const length = LOCKS[Math.min(tries.locks, LOCKS.length - 1)] ?? LOCKS[0];
  Object.assign(tries, { wrong: 0, locks: tries.locks + 1, locked_until: now(state) + length });
  recordEvent(context, user, 'pin_locked', { values: { minutes: length / MINUTE } });
}

function refuseLocked(state: SandboxState, user: User): void {
  const until = lockedUntil(state, user);
  if (until === null) return;
  throw new ApiError('pin_locked', paymentErrorTexts.pin_locked, {
    retryAfter: Math.ceil((until - now(state)) / 1000),
    details: { until: iso(until) } satisfies PaymentErrorDetails['pin_locked'],
    values: { minutes: Math.ceil((until - now(state)) / MINUTE) },
  });
}

/** Stores a PIN. It unlocks what wrong ones have locked. */
export function setPin(state: SandboxState, user: User, pin: string): void {
  user.pin = hash(state, pin, `pin:${user.customer_id}`);
  remove(state.pinTries, user.customer_id);
}

/**
 * Replaces the PIN, or sets the first one, and tells the owner.
 * @throws ApiError 422 `pin_weak`
 */
export function chooseNewPin(context: CallContext, user: User, pin: string, event: PinEvent): void {
  refuseWeak(user, pin);
  setPin(context.state, user, pin);
  recordEvent(context, user, event);
}

/** @throws ApiError 422 `pin_weak` */
export function refuseWeak({ profile }: User, pin: string): void {
  const reason = pinWeakness(pin, profile ?? {});
  if (reason === null) return;
  throw new ApiError('pin_weak', paymentErrorTexts.pin_weak, {
    details: { reason } satisfies PaymentErrorDetails['pin_weak'],
  });
}
