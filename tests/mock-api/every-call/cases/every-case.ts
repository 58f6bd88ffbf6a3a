import { brokenCases, faultCases, sessionCases } from './any-call-cases.ts';
import type { CallCase } from './call-case.ts';
import { formCases } from './form-cases.ts';
import { loginCases } from './login-cases.ts';
import { memberCases } from './member-cases.ts';
import { shellCases } from './shell-cases.ts';
import { secondStepCases } from './second-step-cases.ts';
import { signupCases } from './signup-cases.ts';

/** Every call with all that it answers. */
export const everyCase: readonly CallCase[] = [
  ...loginCases,
  ...signupCases,
  ...memberCases,
  ...secondStepCases,
  ...formCases,
  ...shellCases,
  ...sessionCases,
  ...faultCases,
  ...brokenCases,
];
