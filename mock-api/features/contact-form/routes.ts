import { contact } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clientIp, mailLanguage } from '../../server/client-identity.ts';
import { acknowledgement } from '../../texts/form-emails.ts';
import { implement } from '../../server/implement.ts';
import { saveMessage, sameMessage } from './contact-messages.ts';
import { enforce } from '../../core/rate-limit.ts';
import { deliver } from '../../core/sandbox.ts';

export function serveContact(app: MockApp): void {
  implement(app, contact.send, (body, { c, state, sandbox, language, text }) => {
    const email = body.email.toLowerCase();
    enforce(state, [`contact client ${clientIp(c)}`, `contact email ${email}`]);
    const given = { name: body.name, email, message: body.message, topic: body.topic ?? 'help' };
    let kept = sameMessage(state, given);
    if (!kept) {
      kept = saveMessage(state, given);
      deliver(sandbox, acknowledgement(kept, mailLanguage(body.language, language)));
    }
    const { reference } = kept;
    return { message: text('contact_received', { reference }), reference };
  });
}
