import { whatsapp } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';
import { issueCode, liveCode, consumeCode } from '../auth/verification-codes.ts';
import { notify } from '../notifications/notifications.ts';
import { mailCode } from '../auth/start-session.ts';

export function serveWhatsapp(app: MockApp): void {
  implement(app, whatsapp.link, ({ phone_number }, { state, sandbox, requireSession, language, text }) => {
    const { user } = requireSession();
    if (user.whatsapp?.linked_at) throw new ApiError(409, 'whatsapp_linked', 'whatsapp_linked');
    const taken = Object.values(state.users).some(
      (other) => other !== user && other.whatsapp?.linked_at && other.whatsapp.phone_number === phone_number,
    );
    if (taken) throw new ApiError(409, 'phone_taken', 'phone_taken');
    const code = issueCode(state, {
      kind: 'whatsapp',
      email: phone_number,
      customer_id: user.customer_id,
      device_id: null,
    });
    user.whatsapp = { phone_number, identifier: code.identifier, linked_at: null };
    mailCode(sandbox, code, language);
    return { message: text('whatsapp_code_sent'), expires_at: iso(code.expires_at) };
  });

  implement(app, whatsapp.verify, ({ code }, { state, requireSession, text }) => {
    const { user } = requireSession();
    const { whatsapp: link } = user;
    if (link?.linked_at) throw new ApiError(409, 'whatsapp_linked', 'whatsapp_linked');
    if (!link) throw new ApiError(409, 'whatsapp_not_linked', 'whatsapp_not_started');
    const spent = consumeCode(state, 'whatsapp', link.identifier, code);
    if (spent.customer_id !== user.customer_id) throw new ApiError(400, 'code_invalid', 'code_invalid');
    link.linked_at = iso(now(state));
    notify(state, user, {
      type: 'security',
      text: 'note_whatsapp',
      values: { phone: masked(link.phone_number) },
      link: '/w/linked-accounts',
    });
    return { message: text('whatsapp_saved'), phone_number: link.phone_number };
  });

  implement(app, whatsapp.unlink, (_body, { state, requireSession, text }) => {
    const { user } = requireSession();
    if (!user.whatsapp?.linked_at) throw new ApiError(409, 'whatsapp_not_linked', 'whatsapp_not_linked');
    const waiting = liveCode(state, 'whatsapp', user.whatsapp.phone_number);
    if (waiting?.customer_id === user.customer_id) waiting.state = 'replaced';
    user.whatsapp = null;
    return { message: text('whatsapp_removed') };
  });
}

/** All but the last four digits hidden: a list is read over shoulders. */
const masked = (phone: string) => `••• ${phone.slice(-4)}`;
