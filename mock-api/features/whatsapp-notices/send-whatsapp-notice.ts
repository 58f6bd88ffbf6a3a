import type { JobContext } from '../../core/jobs.ts';
import { translate, type TextValues } from '../../server/translate.ts';
import { notificationTexts, type NotificationText } from '../notifications/texts.ts';
import { ownerLanguage } from '../users/owner-language.ts';
import type { User } from '../users/state.ts';
import { linkedNumber } from './state.ts';

/**
 * Sends the words of a notification to the number that an account has linked, in the language of its preferences. They have no link:
 * the email has it.
 */
export function sendWhatsappNotice(
  { state, deliver }: JobContext,
  { customer_id }: User,
  name: NotificationText,
  values: TextValues,
): void {
  const to = linkedNumber(state, customer_id);
  if (to === null) return;
  const language = ownerLanguage(state, customer_id);
  const { title, body } = notificationTexts[name];
  deliver({
    to,
    kind: 'whatsapp',
    subject: translate(language, title, values),
    text: translate(language, body, values),
    code: '',
    identifier: '',
    expires_at: null,
  });
}
