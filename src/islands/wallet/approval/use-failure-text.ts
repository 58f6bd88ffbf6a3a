import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isAmbiguousFailure, isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { refusedTriesMessage } from '#src/stores/errors/refused-tries.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/**
 * The text of a change that failed: the API's own words for a refusal, of too many wrong tries until when they are refused, and no
 * promise where its answer was lost.
 */
export function useFailureText(): (error: unknown) => string {
  const { somethingHappened, ...toasts } = useMessages('toasts');
  const { locale, messages } = useI18n();
  const { unsure } = messages;
  return (error) =>
    refusedTriesMessage(error, toasts.tooManyTries, locale) ??
    (isAmbiguousFailure(error) && !isNetworkError(error)
      ? unsure
      : failureMessage(error, toasts, { refused: somethingHappened, failed: somethingHappened }));
}
