import { texts } from './texts.ts';
import { clientNetwork, mailLanguage } from '../../server/client-identity.ts';
import { acknowledgement } from './email.ts';
import { findDuplicate, saveMessage } from './contact-messages.ts';
import { enforce } from '../../core/rate-limit.ts';
import { deliver } from '../../core/sandbox.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { contactMessagesSlice } from './state.ts';

const handlers: Handlers<'contactForm'> = {
  sendContactMessage: (body, { c, state, sandbox, language, text }) => {
    const email = body.email.toLowerCase();
    enforce(state, [`contact client ${clientNetwork(c)}`, `contact email ${email}`]);
    const given = { name: body.name, email, message: body.message, topic: body.topic ?? 'help' };
    let message = findDuplicate(state, given);
    if (!message) {
      message = saveMessage(state, given);
      deliver(sandbox, acknowledgement(message, mailLanguage(body.language, language)));
    }
    const { reference } = message;
    return { message: text(texts.contact_received, { reference }), reference };
  },
};

export const contactFormFeature: Feature<'contactForm'> = {
  handlers,
  texts,
  slices: [contactMessagesSlice],
};
