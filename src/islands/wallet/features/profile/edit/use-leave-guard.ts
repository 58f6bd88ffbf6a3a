import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** Whether somebody wants to leave, and is asked. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  /** Goes where the link leads. */
  readonly leave: () => void;
}

/**
 * Asks before a link leads away from a screen with unsaved changes. Back and a reload lose none: the draft is there when the screen
 * opens again.
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<URL | null>(null);
  useEffect(() => {
    if (!hasChanges) return undefined;
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leadsAway(event, link)) return;
      event.preventDefault();
      // Before the router hears of it.
      event.stopPropagation();
      setWanted(new URL(link.href));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [hasChanges]);

  return {
    isAsked: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      setWanted(null);
      if (!wanted) return;
      const { pathname, search, hash, href } = wanted;
      if (pathname === '/w' || pathname.startsWith('/w/')) void navigate(pathname + search + hash);
      else location.assign(href);
    },
  };
}

/** A plain click on a link to another page of this site: anything else opens beside this one. */
function leadsAway(
  { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  link: HTMLAnchorElement,
): boolean {
  const isPlain = !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isHere =
    link.origin === location.origin && !link.download && (link.target === '' || link.target === '_self');
  return isPlain && isHere && link.pathname !== location.pathname;
}
