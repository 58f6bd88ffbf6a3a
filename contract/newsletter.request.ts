import * as z from 'zod/mini';
import { email, language } from './fields.ts';
import { LINK_KEY } from './newsletter.ts';
import type { RequestSchemas } from './request.ts';

const key = z.string().check(z.regex(LINK_KEY));

export const newsletterRequests = {
  subscribeToNewsletter: {
    body: z.object({ email, language: z.optional(language) }),
  },
  confirmNewsletterSubscription: {
    body: z.object({ key }),
  },
  unsubscribeFromNewsletter: {
    body: z.object({ key }),
  },
} satisfies RequestSchemas;
