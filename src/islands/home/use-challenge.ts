import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which an untouched box no longer waits for the challenge (spec section 9: home with no email typed). */
export const PASSED_OVER_AFTER = 3000;

export type ChallengeState = 'loading' | 'loaded' | 'failed' | 'bypassed';

/** The box's side of the security check: its token, whether one can still come, and a new try. */
export function useChallenge(isEmpty: boolean) {
  const token = useRef<string | null>(null);
  const [hasToken, setHasToken] = useState(false);
  const [state, setState] = useState<ChallengeState>('loading');
  const [passedOver, setPassedOver] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isEmpty || hasToken || passedOver) return;
    const timer = setTimeout(() => setPassedOver(true), PASSED_OVER_AFTER);
    return () => clearTimeout(timer);
  }, [isEmpty, hasToken, passedOver]);

  const take = (given: string | null) => {
    token.current = given;
    setHasToken(given !== null);
  };
  return {
    /** What goes with the request; empty without one: the server decides. */
    token: () => token.current ?? '',
    hasToken,
    isPossible: !passedOver && state !== 'failed' && state !== 'bypassed',
    round,
    onToken: take,
    onState: setState,
    /** A token is good for one request. */
    renew: () => {
      take(null);
      setRound((count) => count + 1);
    },
  };
}
