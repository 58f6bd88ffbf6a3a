import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { enqueueNavigation } from '../panels/panel-navigation.ts';
import { guardNavigation } from './guard-navigation.ts';

/** Nothing leaves; something would, and the person is asked; it does. */
type Leaving = null | { readonly state: 'asked' | 'agreed'; readonly leave: () => unknown };

interface LeaveGuard {
  /** Whether the person is being asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Keeps a screen until the person agrees to leave it, while it is guarded. `LeaveQuestion` asks. */
export function useLeaveGuard(isGuarded: boolean): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [leaving, setLeaving] = useState<Leaving>(null);
  const hasAgreed = leaving?.state === 'agreed';

  useEffect(() => {
    if (!isGuarded || hasAgreed) return undefined;
    return guardNavigation(navigator, (leave) => setLeaving({ state: 'asked', leave }));
  }, [isGuarded, hasAgreed, navigator]);

  // After the guard has ended, and after the question has left its entry of the history.
  useEffect(() => {
    if (leaving?.state !== 'agreed') return;
    enqueueNavigation(() => {
      const outcome = leaving.leave();
      // A log-out that fails leaves the screen as it was.
      if (outcome instanceof Promise) void outcome.finally(() => setLeaving(null));
    });
  }, [leaving]);

  return {
    isAsking: isGuarded && leaving?.state === 'asked',
    stay: () => setLeaving(null),
    leave: () => setLeaving(leaving && { ...leaving, state: 'agreed' }),
  };
}
