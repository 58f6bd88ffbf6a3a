import { MESSAGE_CHARACTERS, MESSAGE_LENGTH, SUBJECT_CHARACTERS } from '#contract/support.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';

type Words = Messages['walletChat'];

/** Characters left from which on their number is shown. */
const NEAR_END = 200;

/** Why a message can't be sent as it is; null when it can. */
export function validateMessage(text: string, locale: Locale, messages: Words): string | null {
  const typed = text.trim();
  const over = typed.length - MESSAGE_LENGTH;
  if (typed === '') return messages.empty;
  if (over > 0) return interpolate(plural(locale, over, messages.long), { count: over });
  return MESSAGE_CHARACTERS.test(typed) ? null : messages.characters;
}

/** Why a subject can't be sent as it is; null when it can. The field takes no more than it may have. */
export function validateSubject(text: string, messages: Words): string | null {
  const typed = text.trim();
  if (typed === '') return messages.emptySubject;
  return SUBJECT_CHARACTERS.test(typed) ? null : messages.characters;
}

/** How many characters are left; null while there are enough, and when there are none. */
export function leftText(text: string, locale: Locale, messages: Words): string | null {
  const left = MESSAGE_LENGTH - text.trim().length;
  return left < 0 || left > NEAR_END
    ? null
    : interpolate(plural(locale, left, messages.left), { count: left });
}
