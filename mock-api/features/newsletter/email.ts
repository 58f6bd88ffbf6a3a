import { CONFIRM_HOURS } from '#contract/newsletter.ts';
import { iso } from '../../core/clock.ts';
import type { NewMail } from '../../core/mailbox.ts';
import { DEFAULT_SITE } from '../../server/origins.ts';
import { translate } from '../../server/translate.ts';
import type { NewsletterToken } from './state.ts';
import { texts } from './texts.ts';

const emails = {
  confirm: { subject: texts.mail_newsletter_confirm_subject, body: texts.mail_newsletter_confirm },
  known: { subject: texts.mail_newsletter_known_subject, body: texts.mail_newsletter_known },
  welcome: { subject: texts.mail_newsletter_welcome_subject, body: texts.mail_newsletter_welcome },
};

/** The email with a link; to a subscriber, one that says so and leads to the page that unsubscribes. */
export function newsletterEmail(
  link: NewsletterToken,
  text: keyof typeof emails,
  site = DEFAULT_SITE,
): NewMail {
  const { email, key, purpose, language, created_at: created } = link;
  const prefix = language === 'zh-CN' ? '/cn' : '';
  return {
    to: email,
    kind: purpose === 'confirm' ? 'newsletter' : 'subscribed',
    subject: translate(language, emails[text].subject),
    text: translate(language, emails[text].body, { hours: CONFIRM_HOURS }),
    code: key,
    identifier: '',
    link: `${site}${prefix}/newsletter/${purpose}?key=${key}`,
    expires_at: purpose === 'confirm' ? iso(created + CONFIRM_HOURS * 3_600_000) : null,
  };
}
