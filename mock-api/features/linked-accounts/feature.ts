import { texts as codeTexts } from '../verification-codes/texts.ts';
import { texts } from './texts.ts';
import { own, remove } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { iso, now } from '../../core/clock.ts';
import { issueCode, liveCode, consumeCode } from '../verification-codes/verification-codes.ts';
import { clientIp } from '../../server/client-identity.ts';
import { jobContext } from '../../core/sandbox.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import { refuseRestrictedChange } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { whatsappLinksSlice } from './state.ts';

const handlers: Handlers<'linkedAccounts'> = {
  linkWhatsapp: ({ phone_number }, call) => {
    const { state, sandbox, session, user, language, text } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (link?.linked_at) throw new ApiError('whatsapp_linked', texts.whatsapp_linked);
    const isTaken = Object.values(state.whatsappLinks).some(
      (other) => other !== link && other.linked_at && other.phone_number === phone_number,
    );
    if (isTaken) throw new ApiError('phone_taken', texts.phone_taken);
    const code = issueCode(state, {
      kind: 'whatsapp',
      email: phone_number,
      customer_id: user.customer_id,
      device_id: null,
    });
    state.whatsappLinks[user.customer_id] = { phone_number, identifier: code.identifier, linked_at: null };
    mailCode(sandbox, code, language);
    return { message: text(texts.whatsapp_code_sent), expires_at: iso(code.expires_at) };
  },

  verifyWhatsapp: ({ code }, call) => {
    const { state, sandbox, c, session, user, text } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (link?.linked_at) throw new ApiError('whatsapp_linked', texts.whatsapp_linked);
    if (!link) throw new ApiError('whatsapp_not_linked', texts.whatsapp_not_started);
    const used = consumeCode(state, 'whatsapp', link.identifier, code);
    if (used.customer_id !== user.customer_id) throw new ApiError('code_invalid', codeTexts.code_invalid);
    link.linked_at = iso(now(state));
    consumeProof(call, 'whatsapp');
    recordEvent(jobContext(sandbox), user, 'whatsapp_linked', {
      session,
      ip: clientIp(c),
      values: { phone: masked(link.phone_number) },
    });
    return { message: text(texts.whatsapp_saved), phone_number: link.phone_number };
  },

  unlinkWhatsapp: (_body, call) => {
    const { state, user, text } = call;
    requireProof(call, 'whatsapp');
    const link = own(state.whatsappLinks, user.customer_id);
    if (!link?.linked_at) throw new ApiError('whatsapp_not_linked', texts.whatsapp_not_linked);
    const unused = liveCode(state, 'whatsapp', link.phone_number);
    if (unused?.customer_id === user.customer_id) unused.state = 'replaced';
    remove(state.whatsappLinks, user.customer_id);
    consumeProof(call, 'whatsapp');
    return { message: text(texts.whatsapp_removed) };
  },
};

/** Hides all but the last four digits, because others may see a list of notifications on the screen. */
const masked = (phone: string) => `••• ${phone.slice(-4)}`;

export const linkedAccountsFeature: Feature<'linkedAccounts'> = {
  handlers,
  texts,
  slices: [whatsappLinksSlice],
};
