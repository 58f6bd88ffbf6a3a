import { useEffect } from 'react';

/**
 * Restores what this tab saved of a flow, when the page starts and when it comes back from the back/forward cache, by which
 * time the flow may have ended.
 */
export function useRestoredFlow(restore: () => void): void {
  useEffect(() => {
    restore();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [restore]);
}
