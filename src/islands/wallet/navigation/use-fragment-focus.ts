import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives a heading the focus where the address names its place (`#settings`): the router does not follow fragments as the browser does.
 * @param fragment without its sign
 */
export function useFragmentFocus(fragment: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${fragment}`) return undefined;
    // After the shell has given the new screen the focus, and its top.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [fragment, hash, key]);
  return heading;
}
