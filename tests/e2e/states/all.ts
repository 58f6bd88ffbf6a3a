import { heldSignInStates } from './held-sign-in.ts';
import { listStates } from './lists.ts';
import { loginStates } from './login.ts';
import { notMeStates } from './not-me.ts';
import { onboardingStates } from './onboarding.ts';
import { passageStates } from './passage.ts';
import { resetStates } from './reset.ts';
import { signUpStates } from './sign-up.ts';
import type { State } from './state.ts';

/** Every auth and onboarding screen in each of its stable states. */
export const walkedStates: readonly State[] = [
  ...signUpStates,
  ...loginStates,
  ...resetStates,
  ...passageStates,
  ...notMeStates,
  ...heldSignInStates,
  ...onboardingStates,
];

/** The same, and the states with an open list. */
export const allStates: readonly State[] = [...walkedStates, ...listStates];
