import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Gives the heading of a step the focus as it appears, where the press that led on has taken away what had it: the shell moves the focus
 * between screens, not between the steps of one. Neither where a page is opened nor on Back and Forward.
 */
export function useFocusAfterStep<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const navigationType = useNavigationType();
  const [wasLedTo] = useState(navigationType !== NavigationType.Pop);
  useEffect(() => {
    if (wasLedTo && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [wasLedTo]);
  return heading;
}
