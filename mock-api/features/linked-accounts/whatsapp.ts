import { whatsapp } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';
import { issueCode, liveCode, spendCode } from '../auth/verification-codes.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { mailCode } from '../auth/start-session.ts';

export function serveWhatsapp(app: MockApp): void {
  serveEndpoint(app, whatsapp.link, ({ phone_number }, { state, sandbox, member, language, say }) => {
    const { user } = member();
    if (user.whatsapp?.linked_at) throw new Refusal(409, 'whatsapp_linked', 'whatsapp_linked');
    const taken = Object.values(state.users).some(
      (other) => other !== user && other.whatsapp?.linked_at && other.whatsapp.phone_number === phone_number,
    );
    if (taken) throw new Refusal(409, 'phone_taken', 'phone_taken');
    const code = issueCode(state, {
      kind: 'whatsapp',
      email: phone_number,
      customer_id: user.customer_id,
      device_id: null,
    });
    user.whatsapp = { phone_number, identifier: code.identifier, linked_at: null };
    mailCode(sandbox, code, language);
    return { message: say('whatsapp_code_sent'), expires_at: iso(code.expires_at) };
  });

  serveEndpoint(app, whatsapp.verify, ({ code }, { state, member, say }) => {
    const { user } = member();
    const { whatsapp: link } = user;
    if (link?.linked_at) throw new Refusal(409, 'whatsapp_linked', 'whatsapp_linked');
    if (!link) throw new Refusal(409, 'whatsapp_not_linked', 'whatsapp_not_started');
    const spent = spendCode(state, 'whatsapp', link.identifier, code);
    if (spent.customer_id !== user.customer_id) throw new Refusal(400, 'code_invalid', 'code_invalid');
    link.linked_at = iso(now(state));
    notifyUser(state, user, {
      type: 'security',
      text: 'note_whatsapp',
      values: { phone: masked(link.phone_number) },
      link: '/w/linked-accounts',
    });
    return { message: say('whatsapp_saved'), phone_number: link.phone_number };
  });

  serveEndpoint(app, whatsapp.unlink, (_body, { state, member, say }) => {
    const { user } = member();
    if (!user.whatsapp?.linked_at) throw new Refusal(409, 'whatsapp_not_linked', 'whatsapp_not_linked');
    const waiting = liveCode(state, 'whatsapp', user.whatsapp.phone_number);
    if (waiting?.customer_id === user.customer_id) waiting.state = 'replaced';
    user.whatsapp = null;
    return { message: say('whatsapp_removed') };
  });
}

/** All but the last four digits hidden: a list is read over shoulders. */
const masked = (phone: string) => `••• ${phone.slice(-4)}`;
