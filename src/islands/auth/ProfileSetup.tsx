import { useEffect, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { checkStatus, isAuthError } from '#src/stores/session/auth.ts';
import { carryToast } from '#src/stores/interface/carry-toast.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { showToast, flashToast } from '#src/stores/interface/toasts.ts';
import { nextPath } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

interface ProfileSetupProps extends ScreenProps<'auth', 'setup'> {
  loading: Messages['auth']['loading'];
}

/** Goes to the first step that is required. The server mostly does it before a page is seen; this is for when it could not. */
function ProfileSetupScreen({ locale, messages, loading }: ProfileSetupProps) {
  const { screen, toasts } = messages;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    checkStatus().then(
      ({ required }) => {
        if (left) return;
        carryToast();
        location.replace(localizePath(locale, nextPath(required)));
      },
      (error: unknown) => {
        if (left) return;
        if (!isAuthError(error)) {
          showToast('error', errorMessage(error, toasts.statusFailed));
          setFailed(true);
          return;
        }
        flashToast('error', toasts.unauthorized);
        location.replace(localizePath(locale, '/login'));
      },
    );
    return () => {
      left = true;
    };
  }, [attempt, locale, toasts]);

  return (
    <>
      {failed ? (
        <>
          <div role="alert">
            <h1>{screen.failed}</h1>
            <p className="soft under">{screen.failedText}</p>
          </div>
          <Button
            variant="primary"
            wide
            onClick={() => {
              setFailed(false);
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
