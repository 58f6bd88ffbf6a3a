import { useEffect } from 'react';
import { $auth } from '#src/stores/session/auth.ts';

const isAway = () => document.documentElement.hasAttribute('data-away');
const hide = () => void document.documentElement.toggleAttribute('data-away', true);

/** Hides this document and loads it anew: the server decides what its viewer may see by now. */
export function reloadHidden(): void {
  hide();
  location.reload();
}

/**
 * The back/forward cache may bring this page back after its session has ended, or to another person, with all that was typed. In a
 * session the page is blank as it leaves, and loaded anew as it comes back; what this tab saved as a draft stays. A guest's page stays
 * as it was left: nobody's session ended.
 */
export function useReloadWhenRestored(): void {
  useEffect(() => {
    const onHide = () => {
      if ($auth.get().isAuthenticated) hide();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (isAway() || $auth.get().isAuthenticated)) reloadHidden();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
