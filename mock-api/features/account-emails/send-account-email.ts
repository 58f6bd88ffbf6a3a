import { NOT_ME_DAYS } from '#contract/activities.ts';
import { iso } from '../../core/clock.ts';
import type { JobContext } from '../../core/jobs.ts';
import { translate, type TextValues } from '../../server/translate.ts';
import { ownerLanguage } from '../users/owner-language.ts';
import type { User } from '../users/state.ts';
import type { EmailText } from './email-text.ts';
import { notMeLine } from './security-texts.ts';
import { accountEmailTexts, type AccountEmail } from './texts.ts';

/**
 * Sends an email to the owner of an account, in the language of their preferences.
 * @param notMe the token of a link by which its owner can say that somebody else did it. It comes after a `#`, which no browser sends.
 */
export function sendAccountEmail(
  { state, deliver }: JobContext,
  { email, customer_id }: User,
  name: AccountEmail,
  values: TextValues = {},
  notMe: { token: string; expires_at: number } | null = null,
): void {
  const { kind, subject, body, link }: EmailText = accountEmailTexts[name];
  const language = ownerLanguage(state, customer_id);
  const text = translate(language, body, values);
  const isChinese = language === 'zh-CN';
  const mail = { to: email, kind, subject: translate(language, subject, values), code: '', identifier: '' };
  const inLanguage = (path: string) => (isChinese && !path.startsWith('/w') ? `/cn${path}` : path);
  if (!notMe) {
    deliver({ ...mail, text, ...(link === undefined ? {} : { link: inLanguage(link) }), expires_at: null });
    return;
  }
  const line = translate(language, notMeLine, { days: NOT_ME_DAYS });
  deliver({
    ...mail,
    text: `${text}${isChinese ? '' : ' '}${line}`,
    link: inLanguage(`/not-me#${notMe.token}`),
    expires_at: iso(notMe.expires_at),
  });
}
