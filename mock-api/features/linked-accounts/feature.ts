import type { Feature, Handlers } from '../../server/feature.ts';
import { clientIp } from '../../server/client-identity.ts';
import { ApiError } from '../../server/api-error.ts';
import { jobContext } from '../../core/sandbox.ts';
import { consumeProof, requireProof } from '../proofs/proofs.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { unlinkGoogle } from '../sign-in/google-link.ts';
import { presentLinkedAccounts } from './present-linked-accounts.ts';
import { texts } from './texts.ts';
import { whatsappHandlers } from './whatsapp.ts';

const handlers: Handlers<'linkedAccounts'> = {
  ...whatsappHandlers,

  getLinkedAccounts: (_body, call) => ({ data: presentLinkedAccounts(call) }),

  unlinkGoogle: (_body, call) => {
    const { state, sandbox, c, session, user } = call;
    // Before anything is asked for: it would be of no use.
    if (user.googleSub === null) throw new ApiError('google_not_linked', texts.google_not_linked);
    if (user.password === null)
      throw new ApiError('last_authentication_method', texts.last_authentication_method);
    requireProof(call, 'google');
    unlinkGoogle(state, user);
    consumeProof(call, 'google');
    recordEvent(jobContext(sandbox), user, 'google_unlinked', { session, ip: clientIp(c) });
    return { data: presentLinkedAccounts(call) };
  },
};

export const linkedAccountsFeature: Feature<'linkedAccounts'> = { handlers, texts };
