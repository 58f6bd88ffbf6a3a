import { PUBLIC_API_URL } from 'astro:env/client';
import { errorText } from '#src/stores/error-text.ts';
import { notify } from '#src/stores/notices.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/hydrated.ts';
import { useInFlight } from '#src/ui/in-flight.ts';

interface GoogleButtonProps {
  label: string;
  busyLabel: string;
  slowLabel: string;
  /** Shown for whatever keeps the browser from going there, unless the API has words for it (spec section 8). */
  failed: string;
}

/** The code is asked for with the first press: most people come by email. */
async function findAddress(): Promise<string | null> {
  const { googleAddress } = await import('#src/stores/google.ts');
  return googleAddress(new URL(PUBLIC_API_URL).origin);
}

export function GoogleButton({ label, busyLabel, slowLabel, failed }: GoogleButtonProps) {
  const { busy, run } = useInFlight();
  const ready = useHydrated();

  const go = () =>
    run(async () => {
      try {
        const address = await findAddress();
        if (address !== null) {
          location.assign(address);
          return 'leaving';
        }
        notify('error', failed);
      } catch (error) {
        notify('error', errorText(error, failed));
      }
      return undefined;
    });

  return (
    <Button wide disabled={!ready} busy={busy} busyLabel={busyLabel} slowLabel={slowLabel} onClick={go}>
      <span className="g" aria-hidden="true">
        G
      </span>
      {label}
    </Button>
  );
}
