import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a heading that gets the focus when another view is shown: what had it before is gone.
 * @param view its name; null while nothing is shown yet. The first one leaves the focus where it is.
 */
export function useHeadingFocus(view: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== null && shown.current !== view) heading.current?.focus();
    shown.current = view;
  }, [view]);
  return heading;
}
