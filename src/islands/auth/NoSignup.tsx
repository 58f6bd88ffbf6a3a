import { Toasts } from '#src/connected/Toasts.tsx';
import { useStorageAvailable } from '#src/connected/session/StorageNotice.tsx';
import { localizePath } from '#src/intl/locale.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

/** /otp-verification without a pending sign-up: no error, but a link that starts one. */
export function NoSignup({ locale, messages }: ScreenProps<'auth', 'otp'>) {
  const { screen, shared, toasts } = messages;
  const isStorageAvailable = useStorageAvailable();
  return (
    <>
      <div>
        <h1>{screen.none}</h1>
        <p className="soft under">{isStorageAvailable ? screen.noneText : shared.storage.lost}</p>
      </div>
      <a className="button primary wide" href={localizePath(locale, '/signup')}>
        {screen.again}
      </a>
      <Toasts messages={toasts} />
    </>
  );
}
