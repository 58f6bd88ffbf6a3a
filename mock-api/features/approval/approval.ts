import type { Approval } from '#contract/approval.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { CallContext } from '../../server/call-context.ts';
import { requirePin } from '../pin/pin.ts';
import { consumeTotp, isTotpUsed, shownCode, verifyTotp } from '../two-factor/two-factor.ts';
import type { TwoFactor } from '../two-factor/state.ts';
import type { User } from '../users/state.ts';
import { judgeTry, refuseTooManyTries, sessionTryer } from '../wrong-tries/wrong-tries.ts';

/** What has to be proven. A code of the authenticator app is asked only of those who have one. */
export interface ApprovalNeed {
  readonly pin: boolean;
  readonly totp: boolean;
}

export const hasAuthenticator = (state: SandboxState, { customer_id }: User): boolean =>
  Boolean(own(state.twoFactor, customer_id)?.enabled_at);

/**
 * Judges an approval. A wrong PIN and a wrong code are counted; a code is not used up before `consumeApproval`.
 * @throws ApiError 403 `pin_not_set`, `pin_required`, `pin_invalid`, `totp_required`, `totp_invalid`, `totp_used`; 423 `pin_locked`;
 * 429 `rate_limited` after too many wrong codes
 */
export function judgeApproval(
  context: CallContext,
  user: User,
  { pin, totp }: Approval,
  need: ApprovalNeed,
): void {
  const { state } = context;
  if (need.pin) requirePin(context, user, pin);
  const factor = own(state.twoFactor, user.customer_id);
  if (!need.totp || !factor?.enabled_at) return;
  if (totp === undefined || totp === '') throw new ApiError('totp_required', paymentErrorTexts.totp_required);
  const tryer = sessionTryer(user);
  // Before a used code is named: that too would say that it is right.
  refuseTooManyTries(state, tryer, 'second_factor');
  refuseUsed(state, factor, totp);
  const isRight = () => verifyTotp(state, factor, totp);
  if (!judgeTry(context, tryer, 'second_factor', isRight))
    throw new ApiError('totp_invalid', paymentErrorTexts.totp_invalid);
}

/** @throws ApiError 403 `totp_used` */
function refuseUsed(state: SandboxState, factor: TwoFactor, totp: string): void {
  if (!isTotpUsed(state, factor, totp)) return;
  const seconds = shownCode(state, factor).seconds_left;
  throw new ApiError('totp_used', paymentErrorTexts.totp_used, { details: { seconds }, values: { seconds } });
}

/**
 * Uses up the code of an approval that was judged: it approves nothing else. It comes before what is approved, because another call
 * may have used the code since it was judged.
 * @throws ApiError 403 `totp_used`
 */
export function consumeApproval(
  state: SandboxState,
  user: User,
  { totp }: Approval,
  need: ApprovalNeed,
): void {
  const factor = own(state.twoFactor, user.customer_id);
  if (!need.totp || !factor?.enabled_at || totp === undefined) return;
  refuseUsed(state, factor, totp);
  consumeTotp(state, factor, totp);
}
