import type { BodyOf } from '#contract/endpoint.ts';
import * as referral from '#contract/referral.ts';
import { onboardingSteps, type OnboardingStep } from '#contract/user.ts';
import * as user from '#contract/user.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { pathOfStep } from '#src/intl/step-paths.ts';
import { $auth, checkStatus } from './auth.ts';

/** The page of the first step that is required, in the server's order; /w when none is. */
export function nextPath(required: readonly OnboardingStep[]): string {
  const step = required.find((name) => onboardingSteps.includes(name));
  return step ? pathOfStep[step] : '/w';
}

/**
 * After a step: checks the status again and takes the step off, should the server be a moment behind.
 * @returns where to go, and whether the step was the last one.
 */
export async function afterStep(done: OnboardingStep): Promise<{ path: string; finished: boolean }> {
  const before = $auth.get().userStatus?.required ?? [];
  const status = await checkStatus().catch(() => null);
  const required = (status?.required ?? before).filter((step) => step !== done);
  const current = $auth.get().userStatus;
  if (current) $auth.setKey('userStatus', { ...current, required });
  if (required.length === 0) {
    local.remove('verified_identifier');
  }
  return { path: nextPath(required), finished: required.length === 0 };
}

export const setPassword = (password: string) => call(user.setPassword, { password });
export const saveUserInfo = (body: BodyOf<typeof user.saveProfile>) => call(user.saveProfile, body);
export const checkUsername = (username: string) => call(user.username, { username });
export const completeReferral = (body: BodyOf<typeof referral.complete>) => call(referral.complete, body);
