import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is explained: no call has a time limit (spec section 7). */
const SLOW_AFTER = 10_000;

/** True once `busy` has lasted for `after` milliseconds; false again when it ends. */
export function useIsSlow(busy: boolean, after = SLOW_AFTER): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy, after]);
  return slow;
}
