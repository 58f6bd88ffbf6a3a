import { useLayoutEffect } from 'react';
import { $flow, type Flow } from '#src/stores/interface/flow.ts';

/**
 * Makes the screen a flow while it is shown: on a phone the header has the way back in place of the person's picture, and a `GoBar` stands
 * in place of the menu.
 * @param back path and search of the step before, or of where the flow was entered; null once the flow is over.
 */
export function useFlow(back: Flow['back'] | null, isLeaving: boolean, hasMenu = false): void {
  useLayoutEffect(() => {
    $flow.set(back === null ? null : { back, isLeaving, hasMenu });
    return () => $flow.set(null);
  }, [back, isLeaving, hasMenu]);
}
