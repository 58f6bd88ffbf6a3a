import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { confirmNewsletter, leaveNewsletter } from './newsletter-link.ts';
import { newsletter } from './newsletter.ts';

/** The forms that work without a script. Astro looks for this name. */
export const server = { consent, contact, newsletter, confirmNewsletter, leaveNewsletter };
