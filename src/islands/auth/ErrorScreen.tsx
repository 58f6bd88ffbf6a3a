import { Toasts } from '#src/connected/Toasts.tsx';
import { localizePath } from '#src/intl/locale.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useHydrated } from '#src/ui/browser/use-hydrated.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { goToLogin } from './go-to-login.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** /error: a page of ours failed (spec section 2). Not wrapped in `withErrorPage`, which would open this page again. */
export function ErrorScreen({ locale, messages }: ScreenProps<'auth', 'error'>) {
  const { screen, toasts } = messages;
  const ready = useHydrated();
  const { busy, run } = useSingleFlight();
  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">{screen.text}</p>
      </div>
      <div className="acts">
        <Button
          wide
          disabled={!ready}
          busy={busy}
          busyLabel={screen.busy}
          slowLabel={toasts.stillWorking}
          onClick={() => void run(() => goToLogin(locale, toasts, toasts.loggedOut))}
        >
          {screen.login}
        </Button>
        <a className="button primary wide" href={localizePath(locale, '/w')}>
          {screen.home}
        </a>
      </div>
      <Toasts messages={toasts} />
    </>
  );
}
