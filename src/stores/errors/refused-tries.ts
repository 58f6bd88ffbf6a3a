import type { TriedSecret } from '#contract/error-codes.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import type { Locale } from '#src/intl/locale.ts';
import { errorDetailsOf } from './error-details.ts';

/**
 * What the API refuses to look at, right or wrong, because too many wrong ones came: a password, a code that was sent, or one of the
 * second factor. Null for any other error.
 */
export const refusedSecret = (error: unknown): TriedSecret | null =>
  errorDetailsOf(error, 'rate_limited')?.secret ?? null;

/**
 * What is said of it: until when, in the reader's own time.
 * @param message with `{time}`. @param now milliseconds since 1970.
 * @returns null for any other error
 */
export function refusedTriesMessage(
  error: unknown,
  message: string,
  locale: Locale,
  now = Date.now(),
): string | null {
  const details = errorDetailsOf(error, 'rate_limited');
  return details?.secret ? withUpcoming(message, details.until, locale, now) : null;
}
