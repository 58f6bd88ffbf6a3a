import { texts } from './texts.ts';
import type { OnboardingStep } from '#contract/me.ts';
import { ApiError } from '../../server/api-error.ts';
import type { User } from '../users/state.ts';

/** @throws ApiError 409 if the step is done. */
export function requireStep(user: User, step: OnboardingStep): void {
  if (!user.pendingSteps.includes(step))
    throw new ApiError('onboarding_step_done', texts.onboarding_step_done);
}
