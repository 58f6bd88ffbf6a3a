import { CODE_SECONDS } from '#contract/fields.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import type { ReauthMethod, ReauthPurpose } from '#contract/reauth-purposes.ts';
import { iso } from '../../core/clock.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import {
  grantProof,
  methodsOf,
  reauthRequired,
  rememberCode,
  sentCode,
  type Caller,
} from '../proofs/proofs.ts';
import { proofsSlice } from '../proofs/state.ts';
import { texts as proofTexts } from '../proofs/texts.ts';
import { verifyPassword } from '../users/users.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { consumeCode, issueCode, RESEND_SECONDS } from '../verification-codes/verification-codes.ts';
import { countWrongTry, refuseTooManyTries } from '../wrong-tries/wrong-tries.ts';
import { judgeSecret, tryerOf } from './judge-secret.ts';
import { consumeSecondFactor, judgeSecondFactor } from './second-factor.ts';
import { texts } from './texts.ts';

type Given = Readonly<Partial<Record<ReauthMethod, string | undefined>>>;

const handlers: Handlers<'reauth'> = {
  reauthenticate: ({ purpose, ...given }, call) => {
    const { state, user } = call;
    if (isMissing(methodsOf(state, user), given)) throw reauthRequired(call, purpose);
    if (user.password) requirePassword(call, given.password ?? '');
    judgeSecondFactor(call, given);
    // Used up last, so that a slip in another field does not cost a new one.
    if (!user.password) consumeEmailCode(call, purpose, given.email_code ?? '');
    consumeSecondFactor(call, given);
    return { data: { purpose, expires_at: iso(grantProof(call, purpose)) } };
  },

  requestReauthCode: ({ purpose }, call) => {
    const { state, sandbox, session, user, language } = call;
    if (user.password) throw reauthRequired(call, purpose);
    const { email, customer_id } = user;
    const code = issueCode(state, { kind: 'reauth', email, customer_id, device_id: session.device_id });
    rememberCode(call, purpose, code.identifier);
    mailCode(sandbox, code, language);
    return { data: { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS } };
  },
};

/** Whether something that has to be given was not. A recovery code stands in the place of a code of the app. */
const isMissing = (methods: readonly ReauthMethod[], given: Given): boolean =>
  methods.some(
    (method) => method !== 'recovery_code' && !given[method] && !(method === 'totp' && given.recovery_code),
  );

/**
 * Accepts the code that was sent for a purpose and to this session, once. A wrong one counts.
 * @throws ApiError 400 `flow_expired`, `code_expired`, `code_invalid`; 429 `code_locked`, `rate_limited`
 */
function consumeEmailCode(call: Caller, purpose: ReauthPurpose, given: string): void {
  const { state, user } = call;
  const identifier = sentCode(call, purpose);
  if (identifier === null) throw new ApiError('flow_expired', codeTexts.flow_expired);
  const tryer = tryerOf(user);
  refuseTooManyTries(state, tryer, 'code');
  try {
    consumeCode(state, 'reauth', identifier, given);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'code_invalid') countWrongTry(state, tryer, 'code');
    throw error;
  }
}

/** @throws ApiError 422 `password_invalid`; 429 `rate_limited` */
function requirePassword({ state, user }: Caller, password: string): void {
  if (!judgeSecret(state, user, 'password', () => verifyPassword(state, user, password)))
    throw new ApiError('password_invalid', paymentErrorTexts.password_invalid);
}

export const reauthFeature: Feature<'reauth'> = {
  handlers,
  texts: { ...proofTexts, ...texts },
  slices: [proofsSlice],
};
