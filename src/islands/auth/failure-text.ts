import type { Messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { failureMessage, type ErrorFallbacks } from '#src/stores/errors/error-message.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';

/**
 * The text for a failed call of a sign-in. After too many wrong tries it says until when they are refused, in the reader's time; what
 * writes that is fetched then, because few people ever read it.
 */
export async function failureText(
  failure: unknown,
  messages: Pick<Messages['toasts'], 'offline' | 'authorizationFailed' | 'tooManyTries'>,
  fallback: ErrorFallbacks,
  locale: Locale,
): Promise<string> {
  if (hasErrorCode(failure, 'rate_limited')) {
    try {
      const { refusedTriesMessage } = await import('#src/stores/errors/refused-tries.ts');
      const text = refusedTriesMessage(failure, messages.tooManyTries, locale);
      if (text !== null) return text;
    } catch {
      // Without it, the API's own words say how long.
    }
  }
  return failureMessage(failure, messages, fallback);
}
