import { texts as codeTexts } from '../verification-codes/texts.ts';
import { texts } from './texts.ts';
import { own, remove } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import {
  issueCode,
  liveCode,
  consumeAccountCode,
  resendWait,
} from '../verification-codes/verification-codes.ts';
import { clientIp } from '../../server/client-identity.ts';
import { deliver, jobContext, type Sandbox } from '../../core/sandbox.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import { refuseRestrictedChange } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import type { VerificationCode } from '../verification-codes/state.ts';
import { translate, type Language } from '../../server/translate.ts';
import type { Handlers } from '../../server/feature.ts';
import type { User } from '../users/state.ts';
import { maskPhone } from './mask-phone.ts';
import { presentWhatsapp } from './present-linked-accounts.ts';

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
    const isTaken = isLinkedElsewhere(state, user, phone_number);
    refuseManyNumbers(state, user, phone_number);
    const code = issueCode(state, {
      kind: 'whatsapp',
      email: phone_number,
      customer_id: user.customer_id,
      isDecoy: isTaken,
    });
    state.whatsappLinks[user.customer_id] = { phone_number, identifier: code.identifier, linked_at: null };
    if (isTaken) tellOwner(sandbox, code, language);
    else mailCode(sandbox, code, language);
    return {
      message: text(texts.whatsapp_code_sent),
      expires_at: iso(code.expires_at),
      expires_in: secondsUntil(state, code.expires_at),
      resend_in: resendWait(state, code),
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
    if (asked && isLinkedElsewhere(state, user, link.phone_number)) asked.code = '';
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

const isLinkedElsewhere = (state: SandboxState, { customer_id }: User, phone: string): boolean =>
  Object.entries(state.whatsappLinks).some(
    ([owner, { linked_at, phone_number }]) =>
      owner !== customer_id && linked_at !== null && phone_number === phone,
  );

/** Numbers that a customer may have codes sent to within 24 hours: each may be somebody else's. */
const NUMBERS_A_DAY = 3;
const DAY_MS = 24 * 3_600_000;

/** @throws ApiError 429 `rate_limited` until the newest code of one of the numbers is a day old */
function refuseManyNumbers(state: SandboxState, { customer_id }: User, phone: string): void {
  /** When each number got its newest code. */
  const numbers = new Map<string, number>();
  for (const code of Object.values(state.codes)) {
    const isOfDay = code.created_at > now(state) - DAY_MS && code.created_at <= now(state);
    if (code.kind === 'whatsapp' && code.customer_id === customer_id && isOfDay)
      numbers.set(code.email, code.created_at);
  }
  if (numbers.has(phone) || numbers.size < NUMBERS_A_DAY) return;
  const wait = secondsUntil(state, Math.min(...numbers.values()) + DAY_MS);
  throw rateLimited(state, wait, texts.whatsapp_numbers, { limit: NUMBERS_A_DAY, wait: { wait } });
}

/** Tells whoever has a linked number that somebody wanted to link it to another account. */
function tellOwner(sandbox: Sandbox, { email: to }: VerificationCode, language: Language): void {
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
