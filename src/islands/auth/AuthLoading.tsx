import { useEffect, useRef, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { useRegisterDevice } from '#src/connected/session/use-register-device.ts';
import { localizePath } from '#src/intl/locale.ts';
import { carryToast, flashToast } from '#src/stores/interface/toasts.ts';
import { cameFromSignup } from '#src/stores/sign-in/signup.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { resolveSignInRoute } from './resolve-sign-in-route.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** The delay before the wallet opens (spec section 9). */
const OPEN_WALLET_DELAY_MS = 1500;

function AuthLoadingScreen({ locale, messages }: ScreenProps<'auth', 'loading'>) {
  const { screen, toasts } = messages;
  useRegisterDevice(toasts);
  const [isOffline, setIsOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const justVerified = useRef(false);

  useEffect(() => {
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (cameFromSignup()) justVerified.current = true;

    void resolveSignInRoute(toasts, justVerified.current).then((route) => {
      if (isCancelled) return;
      if (!route) {
        setIsOffline(true);
        return;
      }
      const openRoute = () => {
        if (route.notice) flashToast(route.notice.kind, route.notice.text);
        else carryToast();
        location.replace(localizePath(locale, route.path));
      };
      if (route.path === '/w') timer = setTimeout(openRoute, OPEN_WALLET_DELAY_MS);
      else openRoute();
    });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [attempt, locale, toasts]);

  return (
    <>
      {isOffline ? (
        <>
          <div role="alert">
            <h1>{screen.offline}</h1>
            <p className="soft under">{screen.offlineText}</p>
          </div>
          <Button
            variant="primary"
            wide
            onClick={() => {
              setIsOffline(false);
              setAttempt(attempt + 1);
            }}
          >
            {screen.again}
          </Button>
        </>
      ) : (
        <LoadingScreen
          heading={screen.heading}
          first={screen.first}
          waiting={screen.waiting}
          slow={toasts.stillWorking}
          exit={{ label: screen.back, href: localizePath(locale, '/login') }}
        />
      )}
      <Toasts messages={toasts} />
    </>
  );
}

export const AuthLoading = withErrorPage(AuthLoadingScreen);
