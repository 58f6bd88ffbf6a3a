import { activityCases } from './activity-cases.ts';
import { alertCases } from './alert-cases.ts';
import { addressCases } from './address-cases.ts';
import { brokenCases, faultCases, sessionCases } from './any-call-cases.ts';
import type { CallCase } from './call-case.ts';
import { formCases } from './form-cases.ts';
import { historyCases } from './history-cases.ts';
import { linkedAccountCases } from './linked-account-cases.ts';
import { loginCases } from './login-cases.ts';
import { marketCases } from './market-cases.ts';
import { memberCases } from './member-cases.ts';
import { newsCases } from './news-cases.ts';
import { passwordCases } from './password-cases.ts';
import { payeeCases } from './payee-cases.ts';
import { peopleCases } from './people-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { profileCases } from './profile-cases.ts';
import { reauthCases } from './reauth-cases.ts';
import { requestCases } from './request-cases.ts';
import { securityCases } from './security-cases.ts';
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
  ...addressCases,
  ...activityCases,
  ...alertCases,
  ...historyCases,
  ...linkedAccountCases,
  ...marketCases,
  ...newsCases,
  ...passwordCases,
  ...payeeCases,
  ...peopleCases,
  ...paymentCases,
  ...profileCases,
  ...reauthCases,
  ...requestCases,
  ...securityCases,
  ...shellCases,
  ...sessionCases,
  ...faultCases,
  ...brokenCases,
];
