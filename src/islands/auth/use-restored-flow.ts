import { useEffect } from 'react';

/** Listens for this page's return from the back/forward cache, by which time a flow may have ended; returns the way to stop. */
export function onRestored(restored: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restored();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** Restores what this tab saved of a flow, when the page starts and when it comes back from the back/forward cache. */
export function useRestoredFlow(restore: () => void): void {
  useEffect(() => {
    restore();
    return onRestored(restore);
  }, [restore]);
}
