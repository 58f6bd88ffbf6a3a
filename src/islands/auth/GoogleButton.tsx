import { PUBLIC_API_URL } from 'astro:env/client';
import type { Messages } from '#src/i18n/messages.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { GoogleMark } from '#src/ui/brand/GoogleMark.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';

interface GoogleButtonProps {
  label: string;
  busyLabel: string;
  messages: Pick<Messages['toasts'], 'stillWorking' | 'offline' | 'authorizationFailed' | 'googleFailed'>;
  /** The text for a 5xx or unusable reply; a 4xx without a message has one text on every page (spec section 8). */
  failed: string;
}

/** Loads the code with the first press: most people sign in by email. */
async function loadAuthUrl(): Promise<string | null> {
  const { googleAuthUrl } = await import('#src/stores/sign-in/google-sign-in.ts');
  return googleAuthUrl(new URL(PUBLIC_API_URL).origin);
}

export function GoogleButton({ label, busyLabel, messages, failed }: GoogleButtonProps) {
  const { busy, run } = useSingleFlight();
  const ready = useHydrated();

  const signIn = () =>
    run(async () => {
      try {
        const url = await loadAuthUrl();
        if (url !== null) {
          location.assign(url);
          return 'leaving';
        }
        // The address is neither Google's nor the API's.
        showToast('error', messages.googleFailed);
      } catch (error) {
        showToast('error', failureMessage(error, messages, { refused: messages.googleFailed, failed }));
      }
      return undefined;
    });

  return (
    <Button
      wide
      disabled={!ready}
      busy={busy}
      busyLabel={busyLabel}
      slowLabel={messages.stillWorking}
      onClick={signIn}
    >
      <GoogleMark />
      <span>{label}</span>
    </Button>
  );
}
