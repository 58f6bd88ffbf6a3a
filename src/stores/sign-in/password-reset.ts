import { atom } from 'nanostores';
import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { clearCountdown, startResendTimer } from './resend-timer.ts';
import { ensureDeviceId } from '../session/device.ts';
import { clearFlow, saveFlow, loadFlow } from './stored-flow.ts';
import { clearSignup } from '../session/clear-signup.ts';

const KEY = 'draft:reset';

/** A reset that is past its first step: `code` waits for the code, `password` for the new password. */
export interface PasswordReset {
  readonly step: 'code' | 'password';
  readonly email: string;
  readonly identifier: string;
}

/** The reset of this tab; null without one, undefined until the browser's storage was looked at. */
export const $passwordReset = atom<PasswordReset | null | undefined>(undefined);

/** Counts resets of this document: an answer that belongs to an earlier one is dropped. */
let epoch = 0;

/**
 * Looks at what this tab kept of a reset. It counts only while the identifier is still its own: a sign-up or a login, in
 * another tab perhaps, has one identifier at a time with it.
 */
export function restorePasswordReset(): void {
  const kept = readKept();
  $passwordReset.set(isOurs(kept) ? kept : null);
}

function isOurs(reset: PasswordReset | null | undefined): boolean {
  return reset?.identifier !== undefined && reset.identifier === local.read('identifier');
}

function readKept(): PasswordReset | null {
  const kept = loadFlow(KEY);
  const step = kept?.rest.step;
  if (!kept || (step !== 'code' && step !== 'password')) return null;
  return { step, email: kept.email, identifier: kept.identifier };
}

function keep(reset: PasswordReset): void {
  local.write('identifier', reset.identifier);
  saveFlow(KEY, { email: reset.email, identifier: reset.identifier, rest: { step: reset.step } });
  $passwordReset.set(reset);
}

/**
 * Asks for a reset code, the first one or another. A known and an unknown address go the same way.
 * @returns the server's words, if it has any.
 * @throws ApiError
 */
export async function requestReset({ email, token }: { email: string; token: string }) {
  const began = epoch;
  const device_id = await ensureDeviceId();
  const reply = await call(auth.requestReset, { email, turnstile_token: token, device_id });
  // Whoever left meanwhile is not brought back by a late answer.
  if (began === epoch) {
    clearSignup();
    keep({ step: 'code', email, identifier: reply.identifier });
    startResendTimer();
  }
  return reply.message ?? '';
}

/**
 * Verifies the code; a new password may be set afterwards.
 * @throws ApiError
 */
export async function verifyReset({ code, token }: { code: string; token: string }): Promise<void> {
  const asked = $passwordReset.get();
  if (!asked) return;
  const { email, identifier } = asked;
  const began = epoch;
  const reply = await call(auth.verifyResetCode, { code, turnstile_token: token, identifier });
  if (began !== epoch) return;
  clearCountdown();
  keep({ step: 'password', email, identifier: reply.identifier });
}

/**
 * Sets the new password. Nobody is signed in by it.
 * @returns the server's words, if it has any.
 * @throws ApiError
 */
export async function resetPassword(password: string): Promise<string> {
  const { identifier = 'none' } = $passwordReset.get() ?? {};
  const reply = await call(auth.resetPassword, { password, identifier });
  cancelPasswordReset();
  return reply.message ?? '';
}

/**
 * Leaves the reset that is under way; an identifier that is another flow's by now stays. The screen stays as it is, for
 * the page that follows: `restorePasswordReset` shows the first step.
 */
export function cancelPasswordReset(): void {
  epoch += 1;
  if (isOurs($passwordReset.get())) {
    local.remove('identifier');
    clearCountdown();
  }
  clearFlow(KEY);
}
