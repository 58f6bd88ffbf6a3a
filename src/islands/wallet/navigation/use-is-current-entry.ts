import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What the router calls an entry that has no key: the one with which the document was opened. */
const FIRST_KEY = 'default';

/** The key that the router has given to the entry that the browser is at now. */
function keyOfCurrentEntry(): string {
  const state = history.state as { readonly key?: string } | null;
  return state?.key ?? FIRST_KEY;
}

/**
 * Tells whether the browser is still at the entry of the history that the component shows, or has shown last. Between a render and its
 * effects, and while an answer is waited for, somebody may press Back: whoever navigates without a press asks this first, or the screen
 * that Back has led to is replaced, and lost.
 * @returns a function that stays the same.
 */
export function useIsCurrentEntry(): () => boolean {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
  }, [key]);
  return useCallback(() => shown.current === keyOfCurrentEntry(), []);
}
