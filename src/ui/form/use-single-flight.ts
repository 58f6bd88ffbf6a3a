import { useCallback, useEffect, useRef, useState } from 'react';

/** What an action may answer: `leaving` keeps the form busy until the next document is there. */
export type Outcome = 'leaving' | undefined;

/**
 * One request at a time: Enter, a click and a sixth digit together start one. The guard is a ref, because state is known
 * a render late. An action sees to its own errors.
 */
export function useSingleFlight(): { busy: boolean; run: (action: () => Promise<Outcome>) => Promise<void> } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // A page that comes back from the back/forward cache would still wait for the navigation that took it away.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const run = useCallback(async (action: () => Promise<Outcome>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let outcome: Outcome;
    try {
      outcome = await action();
    } finally {
      if (outcome !== 'leaving') {
        running.current = false;
        setBusy(false);
      }
    }
  }, []);

  return { busy, run };
}
