import { CODE_SECONDS } from '#contract/fields.ts';
import type { ReauthMethod, ReauthPurpose } from '#contract/reauth-purposes.ts';
import { iso } from '../../core/clock.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { requirePassword } from '../approval/require-password.ts';
import { grantProof, methodsOf, reauthRequired, rememberCode, sentCode } from '../proofs/proofs.ts';
import { proofsSlice } from '../proofs/state.ts';
import { texts as proofTexts } from '../proofs/texts.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import { texts } from '../two-factor/texts.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { consumeAccountCode, issueCode, resendWait } from '../verification-codes/verification-codes.ts';
import { consumeSecondFactor, judgeSecondFactor } from './second-factor.ts';

type Given = Readonly<Partial<Record<ReauthMethod, string | undefined>>>;

const handlers: Handlers<'reauth'> = {
  reauthenticate: ({ purpose, ...given }, call) => {
    const { state, user } = call;
    if (isMissing(methodsOf(state, user), given)) throw reauthRequired(call, purpose);
    if (user.password) requirePassword(callContext(call), user, given.password ?? '');
    judgeSecondFactor(call, given);
    // Used up last, so that a slip in another field does not cost a new one.
    if (!user.password) consumeEmailCode(call, purpose, given.email_code ?? '');
    consumeSecondFactor(call, given);
    return { data: { purpose, expires_at: iso(grantProof(call, purpose)) } };
  },

  requestReauthCode: ({ purpose }, call) => {
    const { state, sandbox, user, language } = call;
    if (user.password) throw reauthRequired(call, purpose);
    const { email, customer_id } = user;
    const key = { kind: 'reauth', email, customer_id } as const;
    const code = issueCode(state, key);
    rememberCode(call, purpose, code.identifier);
    mailCode(sandbox, code, language);
    return { data: { expires_in: CODE_SECONDS, resend_in: resendWait(state, key) } };
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
function consumeEmailCode(call: SignedInContext, purpose: ReauthPurpose, given: string): void {
  const identifier = sentCode(call, purpose);
  if (identifier === null) throw new ApiError('flow_expired', codeTexts.flow_expired);
  consumeAccountCode(callContext(call), 'reauth', identifier, given);
}

export const reauthFeature: Feature<'reauth'> = {
  handlers,
  texts: { ...proofTexts, recovery_code_invalid: texts.recovery_code_wrong },
  slices: [proofsSlice],
};
