import type { Messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';

const MINUTE = 60;
const HOUR = 3600;

/** How long an answer takes as a rule, rounded up: who waits is better told too much. @param seconds as the API says. */
export function expectedReplyTime(
  seconds: number,
  locale: Locale,
  messages: Messages['walletChat']['expected'],
): string {
  if (seconds <= MINUTE) return messages.minute;
  const inHours = seconds > HOUR;
  const count = Math.ceil(seconds / (inHours ? HOUR : MINUTE));
  return interpolate(plural(locale, count, inHours ? messages.hours : messages.minutes), { count });
}
