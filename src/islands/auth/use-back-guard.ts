import { useEffect } from 'react';

/** What `history.state` says of an entry: the first step was left from it, or it is past that step. */
type Mark = 'before' | 'past';

function markOf(state: unknown): Mark | null {
  const mark = typeof state === 'object' && state !== null && 'reset' in state ? state.reset : null;
  return mark === 'before' || mark === 'past' ? mark : null;
}

const mark = (reset: Mark | null) => history.replaceState({ reset }, '');

/**
 * Past the first step the browser's way back leaves (spec section 4, Forgot password). An entry of the history is put
 * between, so that going back is noticed here and does not unload the page.
 * @param past undefined while nobody knows.
 */
export function useBackGuard(past: boolean | undefined, leave: () => void): void {
  useEffect(() => {
    if (past === undefined) return;
    if (!past) {
      // Begun anew, on an entry that was past the step once: what lies before it may be another page by now.
      if (markOf(history.state) === 'past') mark(null);
      return;
    }
    if (markOf(history.state) !== 'past') {
      mark('before');
      history.pushState({ reset: 'past' satisfies Mark }, '');
    }
    const onMove = ({ state }: PopStateEvent) => {
      const to = markOf(state);
      if (to === 'before') leave();
      // A link within the page made an entry of its own: nobody went back.
      else if (to === null) mark('past');
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [past, leave]);
}
