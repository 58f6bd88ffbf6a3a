import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { confirmNewsletter, leaveNewsletter } from './newsletter-link.ts';
import { newsletter } from './newsletter.ts';

/** The actions behind forms that work without a script. Astro requires this export. */
export const server = { consent, contact, newsletter, confirmNewsletter, leaveNewsletter };
