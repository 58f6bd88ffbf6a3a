import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import type { JobContext } from '../../core/jobs.ts';
import { ApiError } from '../../server/api-error.ts';
import type { User } from '../users/state.ts';
import { verifyPassword } from '../users/users.ts';
import { judgeTry, sessionTryer } from '../wrong-tries/wrong-tries.ts';

/**
 * Verifies the password of somebody who is signed in. A wrong one counts, so that a stolen session can't be used to guess it.
 * @throws ApiError 422 `password_invalid`; 429 `rate_limited`
 */
export function requirePassword(context: JobContext, user: User, password: string): void {
  const isRight = () => verifyPassword(user, password);
  if (!judgeTry(context, sessionTryer(user), 'password', isRight))
    throw new ApiError('password_invalid', paymentErrorTexts.password_invalid);
}
