import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element is at least so many `rem` wide: how much a row may show depends on its card's width, which the window's does
 * not tell. Measured before the first paint. Where nothing is laid out, there is room.
 */
export function useHasWidth<Box extends HTMLElement>(rem: number) {
  const ref = useRef<Box>(null);
  const [hasWidth, setHasWidth] = useState(true);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setHasWidth(box.clientWidth === 0 || box.clientWidth >= rem * unit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [rem]);
  return { ref, hasWidth };
}
