import * as z from 'zod/mini';
import { contactMessage, email, language, senderName } from './fields.ts';
import { contactTopics } from './contact-form.ts';
import type { RequestSchemas } from './request.ts';

export const contactFormRequests = {
  sendContactMessage: {
    body: z.object({
      name: senderName,
      email,
      message: contactMessage,
      language: z.optional(language),
      /** Proposed: says which team reads the message. A body without it is valid, and goes to the help desk. */
      topic: z.optional(z.enum(contactTopics)),
    }),
  },
} satisfies RequestSchemas;
