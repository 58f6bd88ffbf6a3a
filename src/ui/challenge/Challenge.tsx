import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { PUBLIC_TURNSTILE_SITE_KEY } from 'astro:env/client';
import type { Locale } from '#src/intl/locale.ts';
import '#src/styles/challenge.css';
import { useHydrated } from '../browser/use-hydrated.ts';
import { Icon } from '../icons/Icon.tsx';
import { warn } from '../icons/form.ts';
import { Spinner } from '../feedback/Spinner.tsx';

/**
 * `loading` until the widget stands; `failed` when it could not, or gave up; `bypassed` once it has had its time where it
 * may be passed over (spec sections 4 and 9).
 */
export type ChallengeState = 'loading' | 'loaded' | 'failed' | 'bypassed';

export interface ChallengeHandle {
  /** Asks for a new token: one is good for one call. */
  reset: () => void;
}

interface ChallengeProps {
  /** The form's name for the provider's figures. */
  action: string;
  locale: Locale;
  messages: { loading: string; failed: string; retry: string };
  /** Null when a token expired, was used, or could not be had. */
  onToken: (token: string | null) => void;
  onState?: (state: ChallengeState) => void;
  /** Milliseconds without a token after which the form may be sent without one; never if absent. */
  bypassAfter?: number;
  /** Milliseconds without a widget after which it counts as failed. */
  failAfter?: number;
  /** What `Retry` does; reloads the page if absent. */
  retry?: () => void;
  ref?: Ref<ChallengeHandle>;
}

/** The page's own script element: a policy of Trusted Types lets nobody else add one (docs/decisions/008). */
const SCRIPT = 'cf-turnstile-script';

/** The bot check, as high in every state as the widget that it waits for. */
export function Challenge(props: ChallengeProps) {
  const { action, locale, messages, onToken, onState, bypassAfter, failAfter = 10_000, retry, ref } = props;
  const [view, setView] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [token, setToken] = useState<string | null>(null);
  const [bypassed, setBypassed] = useState(false);
  /** Counts tokens asked for: each has its own time. */
  const [round, setRound] = useState(0);
  // The server can't draw the widget, and its container carries styles.
  const isHydrated = useHydrated();
  const widget = useRef<TurnstileInstance>(null);

  const state: ChallengeState = bypassed && token === null ? 'bypassed' : view;
  useEffect(() => onState?.(state), [state, onState]);
  useEffect(() => onToken(token), [token, onToken]);

  useEffect(() => {
    const script = document.getElementById(SCRIPT);
    const fail = () => setView('failed');
    if (script?.dataset.failed) fail();
    script?.addEventListener('error', fail);
    return () => script?.removeEventListener('error', fail);
  }, []);

  useEffect(() => {
    if (view !== 'loading') return;
    const timer = setTimeout(() => setView('failed'), failAfter);
    return () => clearTimeout(timer);
  }, [view, failAfter]);

  useEffect(() => {
    if (bypassAfter === undefined) return;
    const timer = setTimeout(() => setBypassed(true), bypassAfter);
    return () => clearTimeout(timer);
  }, [bypassAfter, round]);

  useImperativeHandle(ref, () => ({
    reset: () => {
      setToken(null);
      setBypassed(false);
      setRound((count) => count + 1);
      if (view === 'loaded') widget.current?.reset();
    },
  }));

  return (
    <div className="challenge-place">
      {view === 'loading' && (
        <div className="challenge" role="status">
          <Spinner />
          <span>{messages.loading}</span>
        </div>
      )}
      {view === 'failed' && (
        <div className="challenge failed" role="alert">
          <Icon d={warn} />
          <span>{messages.failed}</span>
          <button type="button" onClick={retry ?? (() => location.reload())}>
            {messages.retry}
          </button>
        </div>
      )}
      {isHydrated && (
        <Turnstile
          ref={widget}
          className={view === 'loaded' ? 'widget' : 'widget beneath'}
          siteKey={PUBLIC_TURNSTILE_SITE_KEY}
          injectScript={false}
          options={{ action, language: locale === 'cn' ? 'zh-cn' : 'en', size: 'flexible', theme: 'auto' }}
          onWidgetLoad={() => setView('loaded')}
          onSuccess={(answer) => {
            setView('loaded');
            setToken(answer);
          }}
          onExpire={() => setToken(null)}
          onTimeout={() => setToken(null)}
          onUnsupported={() => setView('failed')}
          onError={() => {
            setToken(null);
            setView('failed');
          }}
        />
      )}
    </div>
  );
}
