import { useEffect } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { localizePath } from '#src/intl/locale.ts';
import { flashToast } from '#src/stores/interface/toasts.ts';
import { parseOauthCallback, acceptOauthCallback } from '#src/stores/sign-in/oauth.ts';
import { takeCallbackQuery } from './oauth-callback-query.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** Validates the callback's query and opens the next page (spec section 4, OAuth callback). */
function OauthCallbackScreen({ locale, messages }: ScreenProps<'auth', 'loading'>) {
  const { screen, toasts } = messages;

  useEffect(() => {
    const email = parseOauthCallback(takeCallbackQuery());
    if (email !== null) acceptOauthCallback(email);
    else flashToast('error', toasts.invalidOauth);
    location.replace(localizePath(locale, email === null ? '/login' : '/auth-loading'));
  }, [locale, toasts]);

  return (
    <LoadingScreen
      heading={screen.heading}
      first={screen.first}
      waiting={screen.waiting}
      slow={toasts.stillWorking}
      exit={{ label: screen.back, href: localizePath(locale, '/login') }}
    />
  );
}

export const OauthCallback = withErrorPage(OauthCallbackScreen);
