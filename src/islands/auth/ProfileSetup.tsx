import { useEffect, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { checkStatus } from '#src/stores/session/auth.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { deviceVerificationOf, isAuthError } from '#src/stores/errors/error-predicates.ts';
import { carryToast, flashToast, showToast } from '#src/stores/interface/toasts.ts';
import { nextPath } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

interface ProfileSetupProps extends ScreenProps<'auth', 'setup'> {
  loading: Messages['auth']['loading'];
}

/** Opens the first required step, where the server could not redirect to it because the status call failed. */
function ProfileSetupScreen({ locale, messages, loading }: ProfileSetupProps) {
  const { screen, toasts } = messages;
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    checkStatus().then(
      ({ required }) => {
        if (isCancelled) return;
        carryToast();
        location.replace(localizePath(locale, nextPath(required)));
      },
      (error: unknown) => {
        if (isCancelled) return;
        const demand = deviceVerificationOf(error);
        if (demand) {
          flashToast('error', sanitizeText(demand.message ?? '') || toasts.deviceNeedsVerification);
          location.replace(localizePath(locale, '/device-verification'));
          return;
        }
        if (!isAuthError(error)) {
          showToast('error', errorMessage(error, toasts.statusFailed));
          setHasFailed(true);
          return;
        }
        flashToast('error', toasts.unauthorized);
        location.replace(localizePath(locale, '/login'));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt, locale, toasts]);

  return (
    <>
      {hasFailed ? (
        <>
          <div role="alert">
            <h1>{screen.failed}</h1>
            <p className="soft under">{screen.failedText}</p>
          </div>
          <Button
            variant="primary"
            wide
            onClick={() => {
              setHasFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {loading.again}
          </Button>
        </>
      ) : (
        <LoadingScreen
          heading={screen.heading}
          first={loading.first}
          waiting={loading.waiting}
          slow={toasts.stillWorking}
          exit={{ label: loading.back, href: localizePath(locale, '/login') }}
        />
      )}
      <Toasts messages={toasts} />
    </>
  );
}

export const ProfileSetup = withErrorPage(ProfileSetupScreen);
