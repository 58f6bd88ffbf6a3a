import type { BodyOf } from '#contract/requests.ts';
import * as referral from '#contract/complete-referral.ts';
import { onboardingSteps, type OnboardingStep } from '#contract/me.ts';
import * as user from '#contract/onboarding.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { pathOfStep } from '#src/config/step-paths.ts';
import { formDraft } from '../interface/form-draft.ts';
import { $auth, checkStatus } from '../session/auth.ts';

/** The path of the first required step, in the server's order; /w when none is required. */
export function nextPath(required: readonly OnboardingStep[]): string {
  const step = required.find((name) => onboardingSteps.includes(name));
  return step ? pathOfStep[step] : '/w';
}

/**
 * Checks the status after a step and removes the step locally, in case the server lags behind. If the check fails and nothing
 * is known, /profile-setup checks again.
 * @returns the next path, and whether the step was the last one.
 */
export async function afterStep(done: OnboardingStep): Promise<{ path: string; finished: boolean }> {
  const knownRequired = $auth.get().userStatus?.required;
  const listed = (await checkStatus().catch(() => null))?.required ?? knownRequired;
  if (!listed) return { path: '/profile-setup', finished: false };
  const required = listed.filter((step) => step !== done);
  const current = $auth.get().userStatus;
  if (current) $auth.setKey('userStatus', { ...current, required });
  if (required.length === 0) local.remove('verified_identifier');
  return { path: nextPath(required), finished: required.length === 0 };
}

/**
 * A taken username as it was typed, and the free one that the server suggested for it, until a name is set (spec section 4,
 * Username).
 */
export const usernameDraft = formDraft('draft:set-username');

export const setPassword = (password: string) => call(user.setPassword, { body: { password } });
export const saveUserInfo = (body: BodyOf<typeof user.saveProfile>) => call(user.saveProfile, { body });
export const checkUsername = (username: string) => call(user.setUsername, { body: { username } });
export const completeReferral = (body: BodyOf<typeof referral.completeReferral>) =>
  call(referral.completeReferral, { body });
