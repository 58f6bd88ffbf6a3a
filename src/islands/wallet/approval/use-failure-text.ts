import { failureMessage } from '#src/stores/errors/error-message.ts';
import { isAmbiguousFailure, isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** The text of a change that failed: the API's own words for a refusal, and no promise where its answer was lost. */
export function useFailureText(): (error: unknown) => string {
  const { somethingHappened, ...toasts } = useMessages('toasts');
  const { unsure } = useI18n().messages;
  return (error) =>
    isAmbiguousFailure(error) && !isNetworkError(error)
      ? unsure
      : failureMessage(error, toasts, { refused: somethingHappened, failed: somethingHappened });
}
