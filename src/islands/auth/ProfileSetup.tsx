import { useEffect, useState } from 'react';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { pathIn } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { checkStatus, isRefused } from '#src/stores/session/auth.ts';
import { carryNotice } from '#src/stores/interface/carry-toast.ts';
import { errorText } from '#src/stores/errors/error-message.ts';
import { notify, notifyAfterNavigation } from '#src/stores/interface/toasts.ts';
import { nextPath } from '#src/stores/sign-in/onboarding.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Waiting } from './LoadingScreen.tsx';
import type { ScreenProps } from './screen-props.ts';

interface ProfileSetupProps extends ScreenProps<'setup'> {
  loading: Messages['auth']['loading'];
}

/** Goes to the first step that is required. The server mostly does it before a page is seen; this is for when it could not. */
function ProfileSetupScreen({ locale, words, loading }: ProfileSetupProps) {
  const { screen, toasts } = words;
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    checkStatus().then(
      ({ required }) => {
        if (left) return;
        carryNotice();
        location.replace(pathIn(locale, nextPath(required)));
      },
      (error: unknown) => {
        if (left) return;
        if (!isRefused(error)) {
          notify('error', errorText(error, toasts.statusFailed));
          setFailed(true);
          return;
        }
        notifyAfterNavigation('error', toasts.unauthorized);
        location.replace(pathIn(locale, '/login'));
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
            look="primary"
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
        <Waiting
          heading={screen.heading}
          first={loading.first}
          waiting={loading.waiting}
          slow={toasts.stillWorking}
          exit={{ label: loading.back, href: pathIn(locale, '/login') }}
        />
      )}
      <Notices words={toasts} />
    </>
  );
}

export const ProfileSetup = gated(ProfileSetupScreen);
