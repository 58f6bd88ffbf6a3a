import { localizePath, type Locale } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { continueHeldSignIn, stopHeldSignIn, type HeldSignIn as Held } from '#src/stores/sign-in/oauth.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';

interface HeldSignInProps {
  locale: Locale;
  messages: Messages['auth']['held'];
  toasts: Messages['toasts'];
  held: Held;
}

const pages = {
  session: '/auth-loading',
  second_factor: '/verify',
  link_google: '/login?link=google',
} as const;

/** Asks before a sign-in with Google takes the place of another customer's session. */
export function HeldSignIn({ locale, messages, toasts, held }: HeldSignInProps) {
  const { busy, run } = useSingleFlight();
  const name = held.username === null ? held.email : `@${held.username}`;

  const stop = () =>
    run(async () => {
      // Without an answer it is over after ten minutes, or with the session.
      await stopHeldSignIn().catch(() => undefined);
      location.replace(localizePath(locale, '/w'));
      return 'leaving';
    });

  const goOn = () =>
    run(async () => {
      try {
        location.replace(localizePath(locale, pages[await continueHeldSignIn()]));
        return 'leaving';
      } catch (error) {
        const fallback = { refused: toasts.googleLoginFailed, failed: toasts.googleLoginFailed };
        showToast('error', failureMessage(error, toasts, fallback));
        return undefined;
      }
    });

  return (
    <>
      <div>
        <h1>{interpolate(messages.heading, { name })}</h1>
        <p className="soft under">{messages.text}</p>
      </div>
      <Button
        wide
        variant="primary"
        busy={busy}
        busyLabel={messages.going}
        slowLabel={toasts.stillWorking}
        onClick={() => void goOn()}
      >
        {messages.go}
      </Button>
      <Button wide disabled={busy} onClick={() => void stop()}>
        {messages.stop}
      </Button>
    </>
  );
}
