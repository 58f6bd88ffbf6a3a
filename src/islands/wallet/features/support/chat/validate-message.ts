import { messageRule, subjectRule } from '#contract/support.ts';
import { textLength, textProblem, tidyText, type TextRule } from '#contract/text/person-text.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';

type Words = Messages['walletChat'];

/** Characters left from which on their number is shown. */
const NEAR_END = 200;

function validate(
  text: string,
  rule: TextRule,
  empty: string | null,
  { locale, messages }: { locale: Locale; messages: Words },
): string | null {
  if (tidyText(text) === '') return empty;
  const problem = textProblem(text, rule);
  const over = textLength(text) - rule.longest;
  if (problem === 'long') return interpolate(plural(locale, over, messages.long), { count: over });
  return problem && messages.characters;
}

/** Why a message can't be sent as it is; null when it can. */
export const validateMessage = (text: string, locale: Locale, messages: Words): string | null =>
  validate(text, messageRule, messages.empty, { locale, messages });

/** Why a subject can't be sent as it is; null when it can. It may be left empty. */
export const validateSubject = (text: string, locale: Locale, messages: Words): string | null =>
  validate(text, subjectRule, null, { locale, messages });

/** How many characters are left; null while there are enough, and when there are none. */
export function leftText(text: string, locale: Locale, messages: Words): string | null {
  const left = messageRule.longest - textLength(text);
  return left < 0 || left > NEAR_END
    ? null
    : interpolate(plural(locale, left, messages.left), { count: left });
}
