import type { AreaDocs } from './area-docs.ts';

export const contactFormDocs: AreaDocs<'contactForm'> = {
  about: 'Messages to the team, from anybody.',
  calls: {
    sendContactMessage: {
      summary: 'Send a message by the contact form',
      description:
        'Files the message and sends an email with its reference to the address. The email contains neither the name nor the message, because the address is unproved. The same message from the same address within ten minutes gets the reference that it has, so that a form which is sent twice is read once. A topic that is left out means `help`.',
      errors: {
        rate_limited: 'Five messages in ten minutes from this client, or from this address.',
      },
      rateLimit: 'Five in ten minutes, for a client and for an address.',
      example: {
        body: {
          name: 'Ada Nwafor',
          email: 'ann@example.com',
          message: 'Where is my card? I ordered it a week ago.',
          language: 'en',
        },
      },
    },
  },
};
