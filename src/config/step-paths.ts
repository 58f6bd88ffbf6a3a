import type { OnboardingStep } from '#contract/me.ts';

/** Spec section 2, step-to-route map. */
export const pathOfStep: Readonly<Record<OnboardingStep, string>> = {
  password: '/set-password',
  user_info: '/user-info',
  username: '/set-username',
  referral: '/set-referral',
};
