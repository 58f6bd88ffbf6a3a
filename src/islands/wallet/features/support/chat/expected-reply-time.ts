import type { Messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural } from '#src/intl/plural.ts';

const MINUTE = 60;
const HOUR = 3600;

/** The usual time until an answer, rounded up: better an answer that comes early than one that comes late. @param seconds from the API. */
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
