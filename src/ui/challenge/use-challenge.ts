import { useCallback, useRef, useState } from 'react';
import type { ChallengeHandle, ChallengeState } from './Challenge.tsx';

/** The state of a form's challenge. `passed` is also true when it is bypassed; the token is empty then. */
export function useChallenge() {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<ChallengeState>('loading');
  const handle = useRef<ChallengeHandle>(null);
  const reset = useCallback(() => handle.current?.reset(), []);
  return {
    token: token ?? '',
    passed: token !== null || state === 'bypassed',
    reset,
    props: { ref: handle, onToken: setToken, onState: setState },
  };
}
