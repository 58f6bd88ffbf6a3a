import { atom } from 'nanostores';
import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { clearResendTimer, startResendTimer } from './resend-timer.ts';
import { ensureDeviceId } from '../session/device.ts';
import { clearFlow, saveFlow, loadFlow } from './stored-flow.ts';
import { clearSignup } from '../session/clear-signup.ts';

const KEY = 'draft:reset';

/** A reset that is past its first step: `code` waits for the code, `password` for the new password. */
interface PasswordReset {
  readonly step: 'code' | 'password';
  readonly email: string;
  readonly identifier: string;
}

/** The reset of this tab; null without one, undefined until storage has been read. */
export const $passwordReset = atom<PasswordReset | null | undefined>(undefined);

/** Counts the resets of this document, so that the reply to a cancelled one is dropped. */
let epoch = 0;

/**
 * Restores the reset that this tab saved, unless a sign-up or login in another tab has replaced its identifier: there is one
 * for all flows.
 */
export function restorePasswordReset(): void {
  const saved = readSaved();
  $passwordReset.set(hasIdentifier(saved) ? saved : null);
}

function hasIdentifier(reset: PasswordReset | null | undefined): boolean {
  return reset?.identifier !== undefined && reset.identifier === local.read('identifier');
}

function readSaved(): PasswordReset | null {
  const saved = loadFlow(KEY);
  const step = saved?.rest.step;
  if (!saved || (step !== 'code' && step !== 'password')) return null;
  return { step, email: saved.email, identifier: saved.identifier };
}

function save(reset: PasswordReset): void {
  local.write('identifier', reset.identifier);
  saveFlow(KEY, { email: reset.email, identifier: reset.identifier, rest: { step: reset.step } });
  $passwordReset.set(reset);
}

/**
 * Requests a reset code, the first one or another. The reply is the same for known and unknown addresses.
 * @returns the server's message, or an empty string.
 * @throws ApiError
 */
export async function requestReset({ email, token }: { email: string; token: string }) {
  const startedIn = epoch;
  const device_id = await ensureDeviceId();
  const reply = await call(auth.requestPasswordReset, { body: { email, turnstile_token: token, device_id } });
  // A late reply does not bring back a reset that was cancelled.
  if (startedIn === epoch) {
    clearSignup();
    save({ step: 'code', email, identifier: reply.identifier });
    startResendTimer();
  }
  return reply.message ?? '';
}

/**
 * Verifies the code; a new password may be set afterwards.
 * @throws ApiError
 */
export async function verifyReset({ code, token }: { code: string; token: string }): Promise<void> {
  const pending = $passwordReset.get();
  if (!pending) return;
  const { email, identifier } = pending;
  const startedIn = epoch;
  const reply = await call(auth.verifyPasswordResetCode, {
    body: { code, turnstile_token: token, identifier },
  });
  if (startedIn !== epoch) return;
  clearResendTimer();
  save({ step: 'password', email, identifier: reply.identifier });
}

/**
 * Sets the new password, which starts no session.
 * @returns the server's message, or an empty string.
 * @throws ApiError
 */
export async function resetPassword(password: string): Promise<string> {
  const { identifier = 'none' } = $passwordReset.get() ?? {};
  const reply = await call(auth.resetPassword, { body: { password, identifier } });
  cancelPasswordReset();
  return reply.message ?? '';
}

/**
 * Cancels the reset; an identifier that belongs to another flow by now stays. The screen does not change, because another
 * page follows: call `restorePasswordReset` to show the first step.
 */
export function cancelPasswordReset(): void {
  epoch += 1;
  if (hasIdentifier($passwordReset.get())) {
    local.remove('identifier');
    clearResendTimer();
  }
  clearFlow(KEY);
}
