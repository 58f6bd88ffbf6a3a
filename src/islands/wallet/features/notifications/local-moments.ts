import type { Notification } from '#contract/notifications.ts';
import { formatUpcoming } from '#src/intl/format/upcoming.ts';
import type { Locale } from '#src/intl/locale.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';

/** A text of a notification with its moments in the reader's time zone, as screens write them. @param now as `useToday()` has it. */
export function withLocalMoments(
  text: string,
  moments: Notification['moments'],
  locale: Locale,
  now: number,
): string {
  return moments.reduce((written, moment) => {
    const local = formatUpcoming(moment.at, locale, now);
    return removeHanSpaces(written.replaceAll(moment.text, () => local));
  }, text);
}
