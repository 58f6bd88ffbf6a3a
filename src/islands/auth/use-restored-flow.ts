import { useEffect } from 'react';

/**
 * Looks at what this tab kept of a flow, once the page runs and when it comes back from the back/forward cache: the flow
 * may be over by then.
 */
export function useRestoredFlow(find: () => void): void {
  useEffect(() => {
    find();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) find();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [find]);
}
