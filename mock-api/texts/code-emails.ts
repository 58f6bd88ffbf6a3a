import { CODE_SECONDS } from '#contract/fields.ts';
import { iso } from '../core/clock.ts';
import type { VerificationCode } from '../features/auth/verification-codes.ts';
import type { NewMail } from '../core/mailbox.ts';
import type { TextKey } from './en.ts';
import { translate, type Language } from './translate.ts';

const texts = {
  signup: ['mail_signup_subject', 'mail_signup'],
  known: ['mail_signup_subject', 'mail_signup_known'],
  reset: ['mail_reset_subject', 'mail_reset'],
  device: ['mail_device_subject', 'mail_device'],
  whatsapp: ['mail_whatsapp_subject', 'mail_whatsapp'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;

/** The mail that carries a code, in the language of the page that asked for it. */
export function letterFor(code: VerificationCode, language: Language): NewMail {
  const [subject, text] = texts[code.kind === 'signup' && code.customer_id !== null ? 'known' : code.kind];
  return {
    to: code.email,
    kind: code.kind,
    subject: translate(language, subject),
    text: translate(language, text, { code: code.code, minutes: CODE_SECONDS / 60 }),
    code: code.code,
    identifier: code.identifier,
    expires_at: iso(code.expires_at),
  };
}
