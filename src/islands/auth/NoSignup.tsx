import { Toasts } from '#src/connected/Toasts.tsx';
import { localizePath } from '#src/intl/locale.ts';
import type { ScreenProps } from './screen-props.ts';

/** The code's page without a sign-up under way: nothing is wrong, and there is a way on. */
export function NoSignup({ locale, words }: ScreenProps<'otp'>) {
  const { screen, toasts } = words;
  return (
    <>
      <div>
        <h1>{screen.none}</h1>
        <p className="soft under">{screen.noneText}</p>
      </div>
      <a className="button primary wide" href={localizePath(locale, '/signup')}>
        {screen.again}
      </a>
      <Toasts words={toasts} />
    </>
  );
}
