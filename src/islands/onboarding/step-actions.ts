import type { OnboardingStep } from '#contract/me.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { clearSession } from '#src/stores/session/auth.ts';
import { failureMessage, type ErrorFallbacks } from '#src/stores/errors/error-message.ts';
import { isRejected, isUnauthenticated, isStepCompleted } from '#src/stores/errors/error-predicates.ts';
import {
  ONBOARDING_DURATION,
  carryToast,
  flashToast,
  showToast,
  type ToastKind,
} from '#src/stores/interface/toasts.ts';
import { afterStep } from '#src/stores/sign-in/onboarding.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';

const duration = ONBOARDING_DURATION;

/** What every step does when it is completed, and when it fails. */
export function createStepActions(step: OnboardingStep, locale: Locale, toasts: Messages['toasts']) {
  /** Shows a toast with the server's message, or with `text` if there is none. */
  const showStepToast = (kind: ToastKind, text: string, serverMessage?: string | null) =>
    showToast(kind, sanitizeText(serverMessage ?? '') || text, { duration });

  /** Checks the status again and opens the next step, or the wallet. The step's toast is shown there. */
  const continueFlow = async (): Promise<Outcome> => {
    const { path, finished } = await afterStep(step);
    if (step === 'password' && finished) {
      flashToast('success', toasts.profileCompleted, { duration });
    } else {
      carryToast();
    }
    location.replace(localizePath(locale, path));
    return 'leaving';
  };

  /** @param onRejected gets the text of an error that says something about what was typed. */
  const handleError = async (
    error: unknown,
    fallbacks: ErrorFallbacks,
    onRejected?: (text: string) => void,
  ): Promise<Outcome> => {
    if (isStepCompleted(error)) return continueFlow();
    if (isUnauthenticated(error)) {
      clearSession();
      flashToast('error', toasts.unauthorized);
      location.replace(localizePath(locale, '/login'));
      return 'leaving';
    }
    const text = failureMessage(error, toasts, fallbacks);
    showToast('error', text, { duration });
    if (isRejected(error)) onRejected?.(text);
    return undefined;
  };

  return { showStepToast, continueFlow, handleError };
}
