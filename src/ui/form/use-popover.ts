import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Room between the button and what it opens, and between that and the edge of the window, in pixels. */
const GAP = 4;

/**
 * Places the popover below its button, or above where there is more room. It is in the browser's top layer and scrolls with
 * the page, so its place is the page's.
 */
function place(popover: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isAbove = popover.offsetHeight + GAP > below && top > below;
  const start = isAbove ? top - popover.offsetHeight - GAP : bottom + GAP;
  const { clientWidth } = document.documentElement;
  // It ends where its button does, unless it would begin outside the window.
  const end = Math.min(clientWidth - right, clientWidth - popover.offsetWidth - GAP);
  popover.style.setProperty('inset-block-start', `${Math.round(start + scrollY)}px`);
  popover.style.setProperty('inset-inline-end', `${Math.round(Math.max(GAP, end))}px`);
}

/**
 * What a button opens beside itself: it closes by a press elsewhere and when Tab leaves it. Escape is the popover's, by `close`.
 * @param firstOf what has the focus when it opens
 */
export function usePopover<Popover extends HTMLElement>(firstOf: (popover: Popover) => HTMLElement | null) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<Popover>(null);
  // Read when it opens, so that a new function is no reason to open again.
  const first = useRef(firstOf);

  useLayoutEffect(() => {
    if (!isOpen || !popover.current || !button.current) return;
    // Browsers without popovers show it in its place.
    if ('showPopover' in popover.current) popover.current.showPopover();
    place(popover.current, button.current);
    first.current(popover.current)?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => {
      const isInside = [popover, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return {
    isOpen,
    popover,
    /** Closes it and gives the focus back. */
    close: () => {
      setIsOpen(false);
      button.current?.focus();
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(!isOpen),
    },
    popoverProps: {
      ref: popover,
      id,
      popover: 'manual' as const,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Tab leads on to the rest of the page; a click beside it, or another window, has no target.
        if (relatedTarget && !popover.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
