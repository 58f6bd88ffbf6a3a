import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport an element still counts as near, in heights of the viewport: further than a fling goes in a frame. */
const MARGIN = '200% 0px';

type Observe = (element: Element, onChange: (entry: IntersectionObserverEntry) => void) => () => void;

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all elements: a list has hundreds. */
const observe: Observe = (element, onChange) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: MARGIN },
  );
  const shared = observer;
  listeners.set(element, onChange);
  shared.observe(element);
  return () => {
    shared.unobserve(element);
    listeners.delete(element);
  };
};

/**
 * Whether an element is near what is seen of the page. One that is not keeps its height, so that its content can be left out
 * and nothing moves. An element counts as near until the browser says otherwise, and while the focus is in it.
 * @param isWatched false: it is near wherever it is.
 */
export function useNearViewport<E extends HTMLElement>(
  isWatched: boolean,
): { readonly ref: RefObject<E | null>; readonly isNear: boolean } {
  const ref = useRef<E>(null);
  const [isFar, setIsFar] = useState(false);
  const isNear = !isWatched || !isFar;

  useEffect(() => {
    const element = ref.current;
    if (!isWatched || !element || !('IntersectionObserver' in globalThis)) return;
    return observe(element, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return;
      if (!isIntersecting) element.style.setProperty('block-size', `${boundingClientRect.height}px`);
      setIsFar(!isIntersecting);
    });
  }, [isWatched]);

  // Before the paint in which the content is back.
  useLayoutEffect(() => {
    if (isNear) ref.current?.style.removeProperty('block-size');
  }, [isNear]);

  return { ref, isNear };
}
