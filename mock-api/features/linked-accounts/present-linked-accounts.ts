import type { ErrorDetails } from '#contract/error-codes.ts';
import type { LinkedAccount, LinkedAccounts } from '#contract/linked-accounts.ts';
import { iso, now } from '../../core/clock.ts';
import { maskEmail } from '../../core/mask-word.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { changeRestriction } from '../restrictions/refuse-restricted-change.ts';
import type { User } from '../users/state.ts';
import { isLive, isLocked } from '../verification-codes/verification-codes.ts';
import type { WhatsappLink } from '../whatsapp-notices/state.ts';
import { maskPhone } from './mask-phone.ts';
import { whatsappResendWait } from './whatsapp-codes.ts';

type Reader = Pick<SignedInContext, 'state' | 'session' | 'user'>;

/** What is linked to the account of whoever asks, and how it is logged into. */
export function presentLinkedAccounts({ state, session, user }: Reader): LinkedAccounts {
  const { password, password_changed_at, googleSub, google_linked_at } = user;
  const refused = changeRestriction(state, user, session.device_id);
  const whatsapp = own(state.whatsappLinks, user.customer_id);
  return {
    as_of: iso(now(state)),
    items: [...(whatsapp?.linked_at == null ? [] : [presentWhatsapp(whatsapp)]), ...presentGoogle(user)],
    authentication_methods: [
      ...(password === null ? [] : [{ method: 'password' as const, since: password_changed_at }]),
      ...(googleSub === null ? [] : [{ method: 'google' as const, since: google_linked_at }]),
    ],
    whatsapp_code: codeOnItsWay(state, whatsapp),
    restricted:
      refused &&
      ({ reason: refused.reason, until: iso(refused.until) } satisfies ErrorDetails['change_restricted']),
  };
}

/** A number that was proved. */
export const presentWhatsapp = ({ phone_number, linked_at }: WhatsappLink): LinkedAccount => ({
  provider: 'whatsapp',
  handle_masked: maskPhone(phone_number),
  linked_at,
  can: ['security_notices'],
});

/** A Google account is linked by its address, which was the account's own then. */
function presentGoogle({ googleSub, google_linked_at, email }: User): LinkedAccount[] {
  if (googleSub === null) return [];
  return [
    { provider: 'google', handle_masked: maskEmail(email), linked_at: google_linked_at, can: ['sign_in'] },
  ];
}

/** The code that proves a number, while it can be entered. */
function codeOnItsWay(state: SandboxState, link: WhatsappLink | undefined): LinkedAccounts['whatsapp_code'] {
  const code = link?.linked_at === null ? own(state.codes, link.identifier) : undefined;
  if (!code || !isLive(state, code) || isLocked(code)) return null;
  return {
    phone_number: code.email,
    expires_at: iso(code.expires_at),
    resend_at: iso(now(state) + whatsappResendWait(state, code) * 1000),
  };
}
