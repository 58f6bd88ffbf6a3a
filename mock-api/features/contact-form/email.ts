import type { NewMail } from '../../core/mailbox.ts';
import { translate, type Language } from '../../server/translate.ts';
import type { ContactMessage } from './state.ts';
import { texts } from './texts.ts';

/**
 * Confirms that a message was received. Contains neither its name nor its text: the address is not verified, and anybody could
 * otherwise send any text to it in our name.
 */
export function acknowledgement({ email, reference }: ContactMessage, language: Language): NewMail {
  return {
    to: email,
    kind: 'contact',
    subject: translate(language, texts.mail_contact_subject, { reference }),
    text: translate(language, texts.mail_contact, { reference }),
    code: reference,
    identifier: reference,
    expires_at: null,
  };
}
