import { CODE_SECONDS } from '#contract/fields.ts';
import { iso } from '../../core/clock.ts';
import type { NewMail } from '../../core/mailbox.ts';
import { DEFAULT_SITE } from '../../server/origins.ts';
import { translate, type Language } from '../../server/translate.ts';
import type { VerificationCode } from './state.ts';
import { texts } from './texts.ts';

const emails = {
  signup: { subject: texts.mail_signup_subject, body: texts.mail_signup },
  reset: { subject: texts.mail_reset_subject, body: texts.mail_reset },
  device: { subject: texts.mail_device_subject, body: texts.mail_device },
  pin: { subject: texts.mail_pin_subject, body: texts.mail_pin },
  reauth: { subject: texts.mail_reauth_subject, body: texts.mail_reauth },
  whatsapp: { subject: texts.mail_whatsapp_subject, body: texts.mail_whatsapp },
};

/** The email with a code, in the language of the page that requested it. */
export function codeEmail(code: VerificationCode, language: Language): NewMail {
  const { subject, body } = emails[code.kind];
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

/**
 * The email to an address that was signed up with and has an account already: two links of the site, neither of which does anything
 * by itself, and no code.
 */
export function knownAddressEmail(to: string, language: Language, site = DEFAULT_SITE): NewMail {
  const prefix = language === 'zh-CN' ? '/cn' : '';
  const values = { login: `${site}${prefix}/login`, reset: `${site}${prefix}/forgot-password` };
  return {
    to,
    kind: 'signup',
    subject: translate(language, texts.mail_signup_known_subject),
    text: translate(language, texts.mail_signup_known, values),
    code: '',
    identifier: '',
    expires_at: null,
  };
}
