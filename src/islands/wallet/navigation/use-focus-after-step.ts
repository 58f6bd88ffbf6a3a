import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Begins a step at the page's top and gives its heading the focus, where the press that led on has taken away what had it: the shell does
 * so between screens, not between the steps of one. Neither where a page is opened nor on Back and Forward.
 */
export function useFocusAfterStep<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const navigationType = useNavigationType();
  const [wasLedTo] = useState(navigationType !== NavigationType.Pop);
  useEffect(() => {
    if (!wasLedTo || document.activeElement !== document.body) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [wasLedTo]);
  return heading;
}
