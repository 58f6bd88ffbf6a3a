import { useEffect } from 'react';

/** Marks a history entry as the last one before the second step, or as one past it. */
type Mark = 'before' | 'past';

function markOf(state: unknown): Mark | null {
  const mark = typeof state === 'object' && state !== null && 'reset' in state ? state.reset : null;
  return mark === 'before' || mark === 'past' ? mark : null;
}

const mark = (reset: Mark | null) => history.replaceState({ reset }, '');

/**
 * Past the first step, the Back button leaves the reset (spec section 4, Forgot password). An extra history entry lets this
 * page handle Back without being unloaded.
 * @param past whether the reset is past its first step; undefined until storage has been read.
 */
export function useBackGuard(past: boolean | undefined, leave: () => void): void {
  useEffect(() => {
    if (past === undefined) return;
    if (!past) {
      // The reset was started over on a marked entry, and Back from the first step must work as on any page.
      if (markOf(history.state) === 'past') mark(null);
      return;
    }
    if (markOf(history.state) !== 'past') {
      mark('before');
      history.pushState({ reset: 'past' satisfies Mark }, '');
    }
    const onPopState = ({ state }: PopStateEvent) => {
      const to = markOf(state);
      if (to === 'before') leave();
      // A link within the page added an entry: nobody went back.
      else if (to === null) mark('past');
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [past, leave]);
}
