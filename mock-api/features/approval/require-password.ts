import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { enforce } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { User } from '../users/state.ts';
import { verifyPassword } from '../users/users.ts';

/**
 * Verifies the password of somebody who is signed in. Each try counts, so that a stolen session can't be used to guess it.
 * @throws ApiError 422 `password_invalid`; 429 `rate_limited`
 */
export function requirePassword(state: SandboxState, user: User, password: string): void {
  enforce(state, [`password ${user.customer_id}`]);
  if (!verifyPassword(state, user, password))
    throw new ApiError('password_invalid', paymentErrorTexts.password_invalid);
}
