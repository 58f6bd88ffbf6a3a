import { useEffect, useRef, useState } from 'react';
import { gated } from '#src/connected/with-error-page.tsx';
import { Notices } from '#src/connected/Toasts.tsx';
import { useDevice } from '#src/connected/session/use-register-device.ts';
import { pathIn } from '#src/intl/locale.ts';
import { carryNotice } from '#src/stores/interface/carry-toast.ts';
import { notifyAfterNavigation } from '#src/stores/interface/toasts.ts';
import { cameFromSignup } from '#src/stores/sign-in/signup.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { signInRoute } from './resolve-sign-in-route.ts';
import { Waiting } from './LoadingScreen.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Milliseconds before the wallet opens (spec section 9). */
const OPENING = 1500;

function AuthLoadingScreen({ locale, words }: ScreenProps<'loading'>) {
  const { screen, toasts } = words;
  useDevice(toasts);
  const [offline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const justVerified = useRef(false);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (cameFromSignup()) justVerified.current = true;

    void signInRoute(toasts, justVerified.current).then((route) => {
      if (left) return;
      if (!route) {
        setOffline(true);
        return;
      }
      const go = () => {
        if (route.notice) notifyAfterNavigation(route.notice.kind, route.notice.text);
        else carryNotice();
        location.replace(pathIn(locale, route.path));
      };
      if (route.path === '/w') timer = setTimeout(go, OPENING);
      else go();
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [attempt, locale, toasts]);

  return (
    <>
      {offline ? (
        <>
          <div role="alert">
            <h1>{screen.offline}</h1>
            <p className="soft under">{screen.offlineText}</p>
          </div>
          <Button
            look="primary"
            wide
            onClick={() => {
              setOffline(false);
              setAttempt(attempt + 1);
            }}
          >
            {screen.again}
          </Button>
        </>
      ) : (
        <Waiting
          heading={screen.heading}
          first={screen.first}
          waiting={screen.waiting}
          slow={toasts.stillWorking}
          exit={{ label: screen.back, href: pathIn(locale, '/login') }}
        />
      )}
      <Notices words={toasts} />
    </>
  );
}

export const AuthLoading = gated(AuthLoadingScreen);
