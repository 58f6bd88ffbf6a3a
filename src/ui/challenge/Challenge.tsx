import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { PUBLIC_TURNSTILE_SITE_KEY } from 'astro:env/client';
import type { Locale } from '#src/intl/locale.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { Icon } from '../icons/Icon.tsx';
import { warn } from '../icons/form.ts';
import { Spinner } from '../feedback/Spinner.tsx';

/**
 * `loading` until the widget is rendered; `failed` when it could not be, or gave up; `bypassed` after `bypassAfter` without a
 * token (spec sections 4 and 9).
 */
export type ChallengeState = 'loading' | 'loaded' | 'failed' | 'bypassed';

export interface ChallengeHandle {
  /** Requests a new token: each is good for one call. */
  reset: () => void;
}

interface ChallengeProps {
  /** The name of the form in the provider's statistics. */
  action: string;
  locale: Locale;
  messages: { loading: string; failed: string; retry: string };
  /** Gets null when a token expired, was used, or could not be issued. */
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

/** The id of the script element. The page adds it: its Trusted Types policy allows no other script (docs/decisions/008). */
const SCRIPT_ID = 'cf-turnstile-script';

/** The bot check. Every state is as high as the widget, so that the page does not shift. Its page brings challenge.css. */
export function Challenge(props: ChallengeProps) {
  const { action, locale, messages, onToken, onState, bypassAfter, failAfter = 10_000, retry, ref } = props;
  const [view, setView] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [token, setToken] = useState<string | null>(null);
  const [isBypassed, setIsBypassed] = useState(false);
  /** Counts requested tokens: each has a bypass timer of its own. */
  const [round, setRound] = useState(0);
  // The widget needs a browser, and its container has inline styles, which the server's HTML may not.
  const isHydrated = useHydrated();
  const widget = useRef<TurnstileInstance>(null);

  const state: ChallengeState = isBypassed && token === null ? 'bypassed' : view;
  useEffect(() => onState?.(state), [state, onState]);
  useEffect(() => onToken(token), [token, onToken]);

  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID);
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
    const timer = setTimeout(() => setIsBypassed(true), bypassAfter);
    return () => clearTimeout(timer);
  }, [bypassAfter, round]);

  useImperativeHandle(ref, () => ({
    reset: () => {
      setToken(null);
      setIsBypassed(false);
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
