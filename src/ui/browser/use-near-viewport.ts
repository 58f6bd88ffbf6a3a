import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport an element still counts as near, in heights of the viewport. */
const MARGIN = '150% 0px';
/** How many items come in one frame: on a slow phone a dozen rows are a frame too long. */
const STEP = 4;

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all elements: a list has hundreds. */
function observe(element: Element, onChange: (entry: IntersectionObserverEntry) => void): () => void {
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
}

const turns = new Set<() => void>();

/** Calls back in a frame in which no other element has its turn. */
function inTurn(callback: () => void): () => void {
  const next = () => {
    const [first] = turns;
    if (!first) return;
    turns.delete(first);
    if (turns.size > 0) requestAnimationFrame(next);
    first();
  };
  turns.add(callback);
  if (turns.size === 1) requestAnimationFrame(next);
  return () => {
    turns.delete(callback);
  };
}

/**
 * How many of an element's items to render: none while it is far from what is seen of the page, and a few more with each frame
 * once it is near. Until all are there the element keeps the height that it had, so that nothing moves. An element with the focus
 * keeps its items.
 * @param isWatched false: all of them, wherever it is.
 */
export function useNearViewport<E extends HTMLElement>(
  count: number,
  isWatched: boolean,
): { readonly ref: RefObject<E | null>; readonly shown: number } {
  const ref = useRef<E>(null);
  const [rendered, setRendered] = useState(isWatched ? STEP : Infinity);
  const shown = isWatched ? Math.min(rendered, count) : count;

  useEffect(() => {
    const element = ref.current;
    if (!isWatched || !element || !('IntersectionObserver' in globalThis)) return;
    return observe(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) {
        setRendered((before) => before || STEP);
        return;
      }
      if (element.contains(document.activeElement)) return;
      element.style.setProperty('block-size', `${boundingClientRect.height}px`);
      setRendered(0);
    });
  }, [isWatched]);

  useEffect(() => {
    if (shown === 0 || shown === count) return;
    return inTurn(() => setRendered((before) => before && before + STEP));
  }, [shown, count]);

  // Before the paint in which the last of them are there.
  useLayoutEffect(() => {
    if (shown === count) ref.current?.style.removeProperty('block-size');
  }, [shown, count]);

  return { ref, shown };
}

/**
 * Calls back once an element comes near what is seen of the page: the end of a list, of which more can be loaded.
 * @param isWatched false: never.
 * @param resetKey another one asks anew where the element is, although it never went away.
 */
export function useWhenNear<E extends HTMLElement>(
  isWatched: boolean,
  resetKey: unknown,
  callback: () => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isWatched || !ref.current || !('IntersectionObserver' in globalThis)) return;
    return observe(ref.current, ({ isIntersecting }) => {
      if (isIntersecting) latest.current();
    });
  }, [isWatched, resetKey]);
  return ref;
}
