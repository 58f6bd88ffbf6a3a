import { CODE_SECONDS } from '#contract/fields.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import { verify } from '../../core/secret-hash.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { consumeApproval, judgeApproval } from '../approval/approval.ts';
import { requirePassword } from '../approval/require-password.ts';
import { chooseNewPin, refuseWeak, requirePin } from '../pin/pin.ts';
import { isFrozen } from '../restrictions/restrictions.ts';
import { announceEnd, recordEvent } from '../security-events/record-event.ts';
import { releasePayments } from '../transfers/owner-hold.ts';
import { texts } from '../restrictions/texts.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import type { User } from '../users/state.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { consumeAccountCode, issueCode, resendWait } from '../verification-codes/verification-codes.ts';
import { presentSecurity } from '../security-summary/present-security.ts';
import { resetFollows } from '../security-summary/reset-follows.ts';

const handlers: Handlers<'security'> = {
  getSecurity: (_body, call) => ({ data: presentSecurity(call) }),

  setPin: ({ pin, password }, call) => {
    const { state, user } = call;
    if (user.pin) throw new ApiError('pin_already_set', paymentErrorTexts.pin_already_set);
    // A password alone would let whoever has stolen a session guess it without a code, and then approve payments.
    if (own(state.twoFactor, user.customer_id)?.enabled_at != null) requireProof(call, 'pin');
    else requirePasswordOrProof(call, password);
    chooseNewPin(callContext(call), user, pin, 'pin_set');
    consumeProof(call, 'pin');
    return { data: presentSecurity(call) };
  },

  changePin: ({ current_pin, pin }, call) => {
    const { user } = call;
    const context = callContext(call);
    requirePin(context, user, current_pin);
    if (user.pin && verify(user.pin, pin))
      throw new ApiError('pin_unchanged', paymentErrorTexts.pin_unchanged);
    chooseNewPin(context, user, pin, 'pin_changed');
    return { data: presentSecurity(call) };
  },

  requestPinReset: (_body, { state, sandbox, user, language }) => {
    refuseWithoutPin(user);
    const { email, customer_id } = user;
    const key = { kind: 'pin', email, customer_id } as const;
    const code = issueCode(state, key);
    mailCode(sandbox, code, language);
    return {
      data: {
        identifier: code.identifier,
        expires_in: CODE_SECONDS,
        resend_in: resendWait(state, key),
      },
    };
  },

  resetPin: ({ identifier = '', code = '', password, pin, totp }, call) => {
    const { state, session, user } = call;
    const context = callContext(call);
    refuseWithoutPin(user);
    // The code of the email is used up last, so that a slip in another field does not cost a new one.
    const isProven = requirePasswordOrProof(call, password) === 'proof';
    refuseWeak(user, pin);
    // A proof was made with it.
    const need = { pin: false, totp: !isProven };
    judgeApproval(context, user, { totp }, need);
    // Without a password the proof was made by a code of an email itself.
    if (user.password) {
      if (own(state.codes, identifier)?.customer_id !== user.customer_id)
        throw new ApiError('flow_expired', codeTexts.flow_expired);
      consumeAccountCode(context, 'pin', identifier, code);
    }
    consumeApproval(state, user, { totp }, need);
    const follows = resetFollows(state, user, session.device_id);
    const event = follows === null ? 'pin_reset' : (`pin_reset_after_${follows}` as const);
    chooseNewPin(context, user, pin, event);
    consumeProof(call, 'pin');
    return { data: presentSecurity(call) };
  },

  setSendingFrozen: ({ frozen, approval = {} }, call) => {
    const { state, user } = call;
    const context = callContext(call);
    const { customer_id } = user;
    if (frozen !== isFrozen(state, customer_id)) {
      const need = { pin: !frozen, totp: !frozen };
      judgeApproval(context, user, approval, need);
      consumeApproval(state, user, approval, need);
      if (frozen) state.sendingFrozen[customer_id] = now(state);
      else {
        remove(state.sendingFrozen, customer_id);
        releasePayments(state, user);
      }
      const event = frozen ? 'sending_frozen' : 'sending_unfrozen';
      recordEvent(context, user, event);
    }
    return { data: presentSecurity(call) };
  },
};

function refuseWithoutPin({ pin }: User): void {
  if (!pin) throw new ApiError('pin_not_set', paymentErrorTexts.pin_not_set);
}

/**
 * The password of the account; a proof where it was left out, or where there is none.
 * @throws ApiError 403 `reauth_required`; 422 `password_invalid`; 429 `rate_limited`
 */
function requirePasswordOrProof(call: SignedInContext, password: string | undefined): 'password' | 'proof' {
  const { user } = call;
  if (password === undefined || !user.password) {
    requireProof(call, 'pin');
    return 'proof';
  }
  requirePassword(callContext(call), user, password);
  return 'password';
}

export const securityFeature: Feature<'security'> = {
  handlers,
  texts,
  jobs: { restriction_ended: announceEnd },
};
