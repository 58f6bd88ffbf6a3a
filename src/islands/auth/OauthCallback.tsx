import { useEffect } from 'react';
import { gated } from '#src/connected/with-error-page.tsx';
import { pathIn } from '#src/intl/locale.ts';
import { notifyAfterNavigation } from '#src/stores/interface/toasts.ts';
import { oauthEmail, rememberOauth } from '#src/stores/sign-in/oauth.ts';
import { takeCallbackQuery } from './oauth-callback-query.ts';
import { Waiting } from './LoadingScreen.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Judges what the address said, and goes on (spec section 4, OAuth callback). */
function OauthCallbackScreen({ locale, words }: ScreenProps<'loading'>) {
  const { screen, toasts } = words;

  useEffect(() => {
    const email = oauthEmail(takeCallbackQuery());
    if (email !== null) rememberOauth(email);
    else notifyAfterNavigation('error', toasts.invalidOauth);
    location.replace(pathIn(locale, email === null ? '/login' : '/auth-loading'));
  }, [locale, toasts]);

  return (
    <Waiting
      heading={screen.heading}
      first={screen.first}
      waiting={screen.waiting}
      slow={toasts.stillWorking}
      exit={{ label: screen.back, href: pathIn(locale, '/login') }}
    />
  );
}

export const OauthCallback = gated(OauthCallbackScreen);
