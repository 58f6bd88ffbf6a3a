import { contact } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { clientOf, letterLanguage } from '../http/asker.ts';
import { acknowledgement } from '../messages/form-letters.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { keepMessage, sameMessage } from '../state/contact.ts';
import { countCall } from '../state/limits.ts';
import { deliver } from '../state/sandbox.ts';

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
