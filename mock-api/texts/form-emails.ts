import { CONFIRM_HOURS } from '#contract/newsletter.ts';
import { iso } from '../core/clock.ts';
import type { ContactMessage } from '../features/contact-form/contact-messages.ts';
import type { NewMail } from '../core/mailbox.ts';
import type { NewsletterToken } from '../features/newsletter/newsletter.ts';
import { translate, type Language } from './translate.ts';

/**
 * Says that a message has come. Neither the name nor the words are in it: the address is unproved, and nobody's text is
 * to be sent to strangers in our name.
 */
export function acknowledgement({ email, reference }: ContactMessage, language: Language): NewMail {
  return {
    to: email,
    kind: 'contact',
    subject: translate(language, 'mail_contact_subject', { reference }),
    text: translate(language, 'mail_contact', { reference }),
    code: reference,
    identifier: reference,
    expires_at: null,
  };
}

/** The letter with a link; to who is on the list already, one that says so and leads off it. */
export function newsletterLetter(
  link: NewsletterToken,
  text: 'newsletter_confirm' | 'newsletter_known' | 'newsletter_welcome',
  site: string,
): NewMail {
  const { email, key, purpose, language, created_at: created } = link;
  const prefix = language === 'zh' ? '/cn' : '';
  return {
    to: email,
    kind: purpose === 'confirm' ? 'newsletter' : 'subscribed',
    subject: translate(language, `mail_${text}_subject`),
    text: translate(language, `mail_${text}`, { hours: CONFIRM_HOURS }),
    code: key,
    identifier: '',
    link: `${site}${prefix}/newsletter/${purpose}?key=${key}`,
    expires_at: purpose === 'confirm' ? iso(created + CONFIRM_HOURS * 3_600_000) : null,
  };
}
