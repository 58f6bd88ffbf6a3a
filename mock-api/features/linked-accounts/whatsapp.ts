import { texts as codeTexts } from '../verification-codes/texts.ts';
import { texts } from './texts.ts';
import { own, remove } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { issueCode, liveCode, consumeAccountCode } from '../verification-codes/verification-codes.ts';
import { clientIp } from '../../server/client-identity.ts';
import { deliver, jobContext, type Sandbox } from '../../core/sandbox.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import { refuseRestrictedChange } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import type { VerificationCode } from '../verification-codes/state.ts';
import { translate } from '../../server/translate.ts';
import type { Handlers } from '../../server/feature.ts';
import { ownerLanguage } from '../users/owner-language.ts';
import type { User } from '../users/state.ts';
import { maskPhone } from './mask-phone.ts';
import { presentWhatsapp } from './present-linked-accounts.ts';
import { refuseFlood, refuseManyNumbers, whatsappResendWait } from './whatsapp-codes.ts';

export const whatsappHandlers: Pick<
  Handlers<'linkedAccounts'>,
  'linkWhatsapp' | 'verifyWhatsapp' | 'unlinkWhatsapp'
> = {
  linkWhatsapp: ({ phone_number }, call) => {
    const { state, sandbox, session, user, language, text } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (link?.linked_at) throw new ApiError('whatsapp_linked', texts.whatsapp_linked);
    // Whoever asks reads the same either way: else they could find out who has an account here.
    const owner = otherOwner(state, user, phone_number);
    refuseFlood(state, phone_number);
    refuseManyNumbers(state, user, phone_number);
    const code = issueCode(state, {
      kind: 'whatsapp',
      email: phone_number,
      customer_id: user.customer_id,
      isDecoy: owner !== undefined,
    });
    state.whatsappLinks[user.customer_id] = { phone_number, identifier: code.identifier, linked_at: null };
    if (owner === undefined) mailCode(sandbox, code, language);
    else tellOwner(sandbox, owner, code);
    return {
      message: text(texts.whatsapp_code_sent),
      expires_at: iso(code.expires_at),
      expires_in: secondsUntil(state, code.expires_at),
      resend_in: whatsappResendWait(state, code),
    };
  },

  verifyWhatsapp: ({ code }, call) => {
    const { state, session, user, text } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (link?.linked_at) throw new ApiError('whatsapp_linked', texts.whatsapp_linked);
    if (!link) throw new ApiError('whatsapp_not_linked', texts.whatsapp_not_started);
    const context = callContext(call);
    // Somebody else may have proved it first: from then on no code is right.
    const asked = own(state.codes, link.identifier);
    if (asked && otherOwner(state, user, link.phone_number) !== undefined) asked.code = '';
    if (asked?.customer_id !== user.customer_id) throw new ApiError('flow_expired', codeTexts.flow_expired);
    consumeAccountCode(context, 'whatsapp', link.identifier, code);
    link.linked_at = iso(now(state));
    consumeProof(call, 'whatsapp');
    recordEvent(context, user, 'whatsapp_linked', { values: { phone: maskPhone(link.phone_number) } });
    return {
      message: text(texts.whatsapp_saved),
      phone_number: link.phone_number,
      linked_account: presentWhatsapp(link),
    };
  },

  unlinkWhatsapp: (_body, call) => {
    const { state, sandbox, c, session, user, text } = call;
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (!link?.linked_at) throw new ApiError('whatsapp_not_linked', texts.whatsapp_not_linked);
    const { customer_id } = user;
    const unused = liveCode(state, { kind: 'whatsapp', email: link.phone_number, customer_id });
    if (unused) unused.state = 'replaced';
    consumeProof(call, 'whatsapp');
    // While it is linked: a stolen session that unlinks a number can't keep that from whoever has it.
    recordEvent(jobContext(sandbox), user, 'whatsapp_unlinked', {
      session,
      ip: clientIp(c),
      values: { phone: maskPhone(link.phone_number) },
    });
    remove(state.whatsappLinks, user.customer_id);
    return { message: text(texts.whatsapp_removed) };
  },
};

/** The customer id of another account that has linked a number; undefined for none. */
const otherOwner = (state: SandboxState, { customer_id }: User, phone: string): string | undefined =>
  Object.entries(state.whatsappLinks).find(
    ([owner, { linked_at, phone_number }]) =>
      owner !== customer_id && linked_at !== null && phone_number === phone,
  )?.[0];

/** Tells whoever has a linked number that somebody wanted to link it to another account, in their own language. */
function tellOwner(sandbox: Sandbox, ownerId: string, { email: to }: VerificationCode): void {
  const language = ownerLanguage(sandbox.state, ownerId);
  deliver(sandbox, {
    to,
    kind: 'whatsapp',
    subject: translate(language, texts.mail_whatsapp_taken_subject),
    text: translate(language, texts.mail_whatsapp_taken),
    code: '',
    identifier: '',
    expires_at: null,
  });
}
