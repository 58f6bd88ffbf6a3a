import type { OnboardingStep } from '#contract/session.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { sessionEnded } from '#src/stores/session/auth.ts';
import { carryNotice } from '#src/stores/interface/carry-toast.ts';
import { failureText, type Fallbacks } from '#src/stores/errors/error-message.ts';
import { isSignedOut, isStepDone } from '#src/stores/errors/error-predicates.ts';
import { ONBOARDING_DURATION, notify, notifyAfterNavigation, type NoticeKind } from '#src/stores/interface/toasts.ts';
import { afterStep } from '#src/stores/sign-in/onboarding.ts';
import type { Outcome } from '#src/ui/form/use-single-flight.ts';

const duration = ONBOARDING_DURATION;

/** What every step does when it is done, and when it fails. */
export function stepOf(step: OnboardingStep, locale: Locale, toasts: Messages['toasts']) {
  /** A toast of this page, with the server's words if it has any. */
  const say = (kind: NoticeKind, text: string, server?: string | null) =>
    notify(kind, cleanServerText(server ?? '') || text, { duration });

  /** Checks the status again and goes to the next step, or to the wallet; what was said goes along. */
  const goOn = async (): Promise<Outcome> => {
    const { path, finished } = await afterStep(step);
    if (step === 'password' && finished) {
      notifyAfterNavigation('success', toasts.profileCompleted, { duration });
    } else {
      carryNotice();
    }
    location.replace(pathIn(locale, path));
    return 'leaving';
  };

  const fail = async (error: unknown, fallbacks: Fallbacks): Promise<Outcome> => {
    if (isStepDone(error)) return goOn();
    if (isSignedOut(error)) {
      sessionEnded();
      notifyAfterNavigation('error', toasts.unauthorized);
      location.replace(pathIn(locale, '/login'));
      return 'leaving';
    }
    notify('error', failureText(error, toasts, fallbacks), { duration });
    return undefined;
  };

  return { say, goOn, fail };
}
