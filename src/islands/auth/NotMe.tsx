import { useEffect, useRef, useState } from 'react';
import { withErrorPage } from '#src/connected/with-error-page.tsx';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath } from '#src/intl/locale.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { readNotMeLink, reportNotMe, type NotMeOutcome } from '#src/stores/sign-in/not-me.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { noteUsed, notedUse, takeNotMeToken } from './not-me-token.ts';
import type { ScreenProps } from '#src/connected/screen-props.ts';

type State =
  /** Before the browser has said whether there is a link. */
  | { readonly kind: 'starting' }
  /** Before the API has said what has become of it. */
  | { readonly kind: 'reading'; readonly token: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly token: string; readonly problem: 'offline' | 'failed' | null }
  | NotMeOutcome;

type Props = ScreenProps<'auth', 'notMe'>;

/** What the link "It wasn't me" of an email opens. Nothing happens before the button is pressed. */
function NotMeScreen({ locale, messages }: Props) {
  const { screen, toasts } = messages;
  const [state, setState] = useState<State>({ kind: 'starting' });
  const { busy, run } = useSingleFlight();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSent = useRef(false);

  useEffect(() => {
    const open = () => {
      const token = takeNotMeToken(locale);
      if (token !== '') void read(token);
      else setState((now) => (now.kind === 'starting' ? (notedUse() ?? { kind: 'none' }) : now));
    };
    const read = async (token: string) => {
      setState({ kind: 'reading', token });
      const known = await readNotMeLink(token);
      if (known?.kind === 'used') noteUsed(known.at);
      // Another link may have been opened over it meanwhile.
      setState((now) =>
        now.kind === 'reading' && now.token === token
          ? (known ?? { kind: 'ready', token, problem: null })
          : now,
      );
    };
    open();
    // A link that is opened over this page changes the address alone.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [locale]);

  useEffect(() => {
    // Once there is an answer the button is gone, and with it the focus.
    if (hasSent.current) heading.current?.focus();
  }, [state.kind]);

  if (state.kind === 'done' || state.kind === 'used' || state.kind === 'expired' || state.kind === 'none')
    return <Answer {...{ locale, messages, state, heading }} />;

  const send = (token: string) =>
    run(async () => {
      hasSent.current = true;
      try {
        const outcome = await reportNotMe(token);
        if (outcome.kind !== 'expired') noteUsed(null);
        setState(outcome);
      } catch (error) {
        setState({ kind: 'ready', token, problem: isNetworkError(error) ? 'offline' : 'failed' });
      }
      return undefined;
    });
  const problem = state.kind === 'ready' ? state.problem : null;

  return (
    <>
      <div>
        <h1>{screen.heading}</h1>
        <p className="soft under">{screen.text}</p>
      </div>
      <ul className="not-me">
        {screen.does.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {/* Always there, so that what it says is announced. */}
      <div role="alert">{problem && <p className="notice error">{screen[problem]}</p>}</div>
      <Button
        variant="primary"
        wide
        disabled={state.kind !== 'ready'}
        busy={busy}
        busyLabel={screen.busy}
        slowLabel={toasts.stillWorking}
        onClick={() => {
          if (state.kind === 'ready') void send(state.token);
        }}
      >
        {problem ? screen.again : screen.submit}
      </Button>
      <p className="alt">{screen.itWasMe}</p>
    </>
  );
}

interface AnswerProps extends Props {
  state: NotMeOutcome | { readonly kind: 'none' };
  heading: React.RefObject<HTMLHeadingElement | null>;
}

/** What has become of it, and what to do next. */
function Answer({ locale, messages: { screen }, state, heading }: AnswerProps) {
  const words = screen[state.kind];
  const isSecured = state.kind === 'done' || state.kind === 'used';
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="soft under">
          <span>
            {state.kind === 'used' && state.at !== null
              ? interpolate(screen.usedAt, { date: formatOwnDate(state.at, locale) })
              : words.text}
          </span>
          {state.kind === 'done' && state.held > 0 && <span>{` ${screen.held}`}</span>}
        </p>
      </div>
      {isSecured && (
        <section aria-labelledby="next">
          <h2 id="next">{screen.next.heading}</h2>
          <ol className="not-me">
            {screen.next.steps.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="acts">
        <a
          className={`button ${isSecured ? 'primary' : ''} wide`.replace('  ', ' ')}
          href={localizePath(locale, '/forgot-password')}
        >
          {screen.reset}
        </a>
        <a className="button wide" href={localizePath(locale, isSecured ? '/login' : '/contact')}>
          {isSecured ? screen.login : screen.support}
        </a>
      </div>
    </>
  );
}

export const NotMe = withErrorPage(NotMeScreen);
