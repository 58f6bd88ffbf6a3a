import { defaultPreferences } from '#contract/preference-choices.ts';
import type { JobContext } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import { translate, type TextValues } from '../../server/translate.ts';
import type { User } from '../users/state.ts';
import { accountEmailTexts, type AccountEmail } from './texts.ts';

/** Sends an email to the owner of an account, in the language of their preferences. */
export function sendAccountEmail(
  { state, deliver }: JobContext,
  { email, customer_id }: User,
  name: AccountEmail,
  values: TextValues = {},
): void {
  const { kind, subject, body } = accountEmailTexts[name];
  // Not by the preferences' own feature, which needs the PIN, whose lock is announced by email.
  const language = own(state.preferences, customer_id)?.language ?? defaultPreferences.language;
  deliver({
    to: email,
    kind,
    subject: translate(language, subject, values),
    text: translate(language, body, values),
    code: '',
    identifier: '',
    expires_at: null,
  });
}
