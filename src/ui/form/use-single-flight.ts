import { useCallback, useEffect, useRef, useState } from 'react';

/** The result of an action: `leaving` keeps the form busy until the next page replaces it. */
export type Outcome = 'leaving' | undefined;

/**
 * Runs one action at a time: Enter, a click and the last digit of a code together start one request. The guard is a ref,
 * because state changes only with the next render. Actions handle their own errors.
 */
export function useSingleFlight(): { busy: boolean; run: (action: () => Promise<Outcome>) => Promise<void> } {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // A page that comes back from the back/forward cache is still busy with the navigation that left it.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const run = useCallback(async (action: () => Promise<Outcome>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    let outcome: Outcome;
    try {
      outcome = await action();
    } finally {
      if (outcome !== 'leaving') {
        isRunning.current = false;
        setBusy(false);
      }
    }
  }, []);

  return { busy, run };
}
