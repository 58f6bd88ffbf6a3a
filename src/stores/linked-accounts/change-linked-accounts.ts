import * as contract from '#contract/linked-accounts.ts';
import { call } from '#src/api/call.ts';
import {
  applyLinkedAccount,
  applyLinkedAccounts,
  applyWhatsappCode,
  linkedAccountOf,
  readLinkedAccounts,
  type Provider,
  type WhatsappCode,
} from './linked-accounts.ts';

/**
 * A change of what is linked, for `useReauth`: each wants a proof of who makes it. `readOutcome` says what became of one whose answer
 * was lost: what it would have answered, or null when it was not carried out.
 */
export interface Change<Answer> {
  readonly send: () => Promise<Answer>;
  readonly readOutcome: () => Promise<Answer | null>;
}

/**
 * Sends a code to a number.
 * @param phone as E.164. @param former the code that was sent before; null for none.
 */
export const sendWhatsappCode = (phone: string, former: WhatsappCode | null): Change<WhatsappCode> => ({
  send: async () => {
    const { expires_in, resend_in } = await call(contract.linkWhatsapp, { body: { phone_number: phone } });
    const at = Date.now();
    const code = { phone, expiresAt: at + expires_in * 1000, resendAt: at + resend_in * 1000 };
    applyWhatsappCode(code);
    return code;
  },
  readOutcome: async () => {
    const { whatsappCode: found } = await readLinkedAccounts();
    if (found?.phone !== phone) return null;
    return former?.phone !== phone || isNewer(found, former) ? found : null;
  },
});

/** The times of one code that is read twice differ by what the two answers took on their way. */
const SAME_CODE_MS = 5000;
const isNewer = (found: WhatsappCode, former: WhatsappCode) =>
  found.expiresAt - former.expiresAt > SAME_CODE_MS;

/** Links the number that a code was sent to. */
export const linkWhatsapp = (code: string): Change<true> => ({
  send: async () => {
    const { linked_account } = await call(contract.verifyWhatsapp, { body: { code } });
    applyLinkedAccount('whatsapp', linked_account);
    return true;
  },
  readOutcome: async () => linkedAccountOf(await readLinkedAccounts(), 'whatsapp') !== null || null,
});

const isUnlinked = async (provider: Provider) =>
  linkedAccountOf(await readLinkedAccounts(), provider) === null || null;

export const unlinkWhatsapp: Change<true> = {
  send: async () => {
    await call(contract.unlinkWhatsapp);
    applyLinkedAccount('whatsapp', null);
    return true;
  },
  readOutcome: () => isUnlinked('whatsapp'),
};

export const unlinkGoogle: Change<true> = {
  send: async () => {
    applyLinkedAccounts((await call(contract.unlinkGoogle)).data);
    return true;
  },
  readOutcome: () => isUnlinked('google'),
};
