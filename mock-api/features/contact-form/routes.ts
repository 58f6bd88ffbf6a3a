import { contact } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clientOf, letterLanguage } from '../../server/client-identity.ts';
import { acknowledgement } from '../../texts/form-emails.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { keepMessage, sameMessage } from './contact-messages.ts';
import { countCall } from '../../core/rate-limit.ts';
import { deliver } from '../../core/sandbox.ts';

export function serveContact(app: MockApp): void {
  serveEndpoint(app, contact.send, (body, { c, state, sandbox, language, say }) => {
    const email = body.email.toLowerCase();
    countCall(state, [`contact client ${clientOf(c)}`, `contact email ${email}`]);
    const given = { name: body.name, email, message: body.message, topic: body.topic ?? 'help' };
    let kept = sameMessage(state, given);
    if (!kept) {
      kept = keepMessage(state, given);
      deliver(sandbox, acknowledgement(kept, letterLanguage(body.language, language)));
    }
    const { reference } = kept;
    return { message: say('contact_received', { reference }), reference };
  });
}
