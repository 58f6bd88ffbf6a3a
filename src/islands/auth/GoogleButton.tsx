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
  /** Shown when the answer failed or made no sense; a refusal without words is told alike everywhere (spec section 8). */
  failed: string;
}

/** The code is asked for with the first press: most people come by email. */
async function findAddress(): Promise<string | null> {
  const { googleAuthUrl } = await import('#src/stores/sign-in/google-sign-in.ts');
  return googleAuthUrl(new URL(PUBLIC_API_URL).origin);
}

export function GoogleButton({ label, busyLabel, messages, failed }: GoogleButtonProps) {
  const { busy, run } = useSingleFlight();
  const ready = useHydrated();

  const go = () =>
    run(async () => {
      try {
        const address = await findAddress();
        if (address !== null) {
          location.assign(address);
          return 'leaving';
        }
        // An address that nobody should follow.
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
      onClick={go}
    >
      <GoogleMark />
      {label}
    </Button>
  );
}
