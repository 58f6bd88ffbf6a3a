import { CODE_SECONDS } from '#contract/fields.ts';
import { iso } from '../../core/clock.ts';
import type { NewMail } from '../../core/mailbox.ts';
import { translate, type Language } from '../../server/translate.ts';
import type { VerificationCode } from './state.ts';
import { texts } from './texts.ts';

const emails = {
  signup: { subject: texts.mail_signup_subject, body: texts.mail_signup },
  known: { subject: texts.mail_signup_subject, body: texts.mail_signup_known },
  reset: { subject: texts.mail_reset_subject, body: texts.mail_reset },
  device: { subject: texts.mail_device_subject, body: texts.mail_device },
  pin: { subject: texts.mail_pin_subject, body: texts.mail_pin },
  reauth: { subject: texts.mail_reauth_subject, body: texts.mail_reauth },
  whatsapp: { subject: texts.mail_whatsapp_subject, body: texts.mail_whatsapp },
};

/** The email with a code, in the language of the page that requested it. */
export function codeEmail(code: VerificationCode, language: Language): NewMail {
  const { subject, body } = emails[code.kind === 'signup' && code.customer_id !== null ? 'known' : code.kind];
  return {
    to: code.email,
    kind: code.kind,
    subject: translate(language, subject),
    text: translate(language, body, { code: code.code, minutes: CODE_SECONDS / 60 }),
    code: code.code,
    identifier: code.identifier,
    expires_at: iso(code.expires_at),
  };
}
