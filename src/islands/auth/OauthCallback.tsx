import { useEffect, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { Toasts } from '#src/connected/Toasts.tsx';
import { localizePath } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { flashToast } from '#src/stores/interface/toasts.ts';
import {
  acceptOauthCallback,
  getHeldSignIn,
  parseOauthCallback,
  type HeldSignIn as Held,
} from '#src/stores/sign-in/oauth.ts';
import { takeCallbackQuery } from './oauth-callback-query.ts';
import { HeldSignIn } from './HeldSignIn.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import type { ScreenProps } from '#src/connected/screen-props.ts';

export interface OauthCallbackProps extends ScreenProps<'auth', 'loading'> {
  held: Messages['auth']['held'];
}

/**
 * Validates the callback's query and opens the next page (spec section 4, OAuth callback). Where another customer is signed in here,
 * the API has held the sign-in back, and the person is asked first.
 */
function OauthCallbackScreen({ locale, messages, held: heldMessages }: OauthCallbackProps) {
  const { screen, toasts } = messages;
  const [held, setHeld] = useState<Held | null>(null);

  useEffect(() => {
    const query = takeCallbackQuery();
    const email = parseOauthCallback(query);
    const goOn = () => {
      if (email !== null) acceptOauthCallback(email);
      else flashToast('error', toasts.invalidOauth);
      location.replace(localizePath(locale, email === null ? '/login' : '/auth-loading'));
    };
    if (email === null || !query.has('held')) {
      goOn();
      return;
    }
    getHeldSignIn().then(
      (found) => {
        if (found) setHeld(found);
        // Nobody waits: a forged link, or one that was opened before.
        else goOn();
      },
      () => {
        flashToast('error', toasts.googleLoginFailed);
        location.replace(localizePath(locale, '/w'));
      },
    );
  }, [locale, toasts]);

  if (held)
    return (
      <>
        <HeldSignIn locale={locale} messages={heldMessages} toasts={toasts} held={held} />
        <Toasts messages={toasts} />
      </>
    );
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
