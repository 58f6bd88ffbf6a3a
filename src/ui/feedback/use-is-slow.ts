import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is worth a word: no call has a time limit (spec section 7). */
export const SLOW_AFTER = 10_000;

/** True once something has been busy for that long; false again when it is over. */
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
