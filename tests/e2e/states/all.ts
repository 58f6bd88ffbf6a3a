import { listStates } from './lists.ts';
import { loginStates } from './login.ts';
import { onboardingStates } from './onboarding.ts';
import { passageStates } from './passage.ts';
import { resetStates } from './reset.ts';
import { signUpStates } from './sign-up.ts';
import type { State } from './state.ts';

/** Every screen before the wallet, in each of its states that stay. */
export const walkedStates: readonly State[] = [
  ...signUpStates,
  ...loginStates,
  ...resetStates,
  ...passageStates,
  ...onboardingStates,
];

/** The same, with the lists that are open over one of them. */
export const allStates: readonly State[] = [...walkedStates, ...listStates];
