import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { consumeApproval, judgeApproval } from '../approval/approval.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { consumeRecoveryCode, isRecoveryCode } from '../two-factor/two-factor.ts';
import { judgeTry, sessionTryer } from '../wrong-tries/wrong-tries.ts';
import { texts } from '../two-factor/texts.ts';

/** A code of the authenticator app, or a recovery code in its place. */
export interface SecondFactor {
  readonly totp?: string | undefined;
  readonly recovery_code?: string | undefined;
}

const need = { pin: false, totp: true };
const isOfApp = ({ totp, recovery_code }: SecondFactor) => Boolean(totp) || !recovery_code;

/**
 * Judges the second factor of who has one, and uses nothing up. A wrong one counts.
 * @throws ApiError 403 `totp_invalid`, `totp_used`, `recovery_code_invalid`; 429 `rate_limited`
 */
export function judgeSecondFactor(call: SignedInContext, given: SecondFactor): void {
  const { totp, recovery_code = '' } = given;
  const { state, user } = call;
  const factor = own(state.twoFactor, user.customer_id);
  if (!factor?.enabled_at) return;
  if (isOfApp(given)) {
    judgeApproval(callContext(call), user, { totp }, need);
    return;
  }
  const isRight = () => isRecoveryCode(factor, recovery_code);
  if (!judgeTry(callContext(call), sessionTryer(user), 'second_factor', isRight))
    throw new ApiError('recovery_code_invalid', texts.recovery_code_wrong);
}

/** Uses up a second factor that was judged. The owner is told of a recovery code. */
export function consumeSecondFactor(call: SignedInContext, given: SecondFactor): void {
  const { totp, recovery_code = '' } = given;
  const { state, user } = call;
  const factor = own(state.twoFactor, user.customer_id);
  if (!factor?.enabled_at) return;
  if (isOfApp(given)) {
    consumeApproval(state, user, { totp }, need);
    return;
  }
  consumeRecoveryCode(state, factor, recovery_code);
  const values = { left: factor.recovery.length };
  recordEvent(callContext(call), user, 'recovery_code_used', { values });
}
