const FIELD = '.field, fieldset';
/** Pixels between a toast and what it stands below. */
const GAP = 8;
const TOP = '--toast-top';

/**
 * Moves the toasts below the field or button that has the focus, where they would cover it (WCAG 2.2, 2.4.11): whoever has just been
 * told of a mistake mends it there. They stay where they are when there is no room below.
 * @returns the way to stop.
 */
export function keepFocusVisible(host: HTMLElement): () => void {
  const move = () => {
    host.style.removeProperty(TOP);
    // A button that was pressed is under no toast: one that moved now would come between the press and its release.
    const focused = document.querySelector(':focus-visible');
    const toast = host.querySelector<HTMLElement>('[data-front="true"][data-removed="false"], [data-toast]');
    if (!toast || !focused || host.contains(focused)) return;
    const own = (focused.closest(FIELD) ?? focused).getBoundingClientRect();
    // By its layout: it slides in, and a transform would count.
    const top = Number.parseFloat(getComputedStyle(host).getPropertyValue(TOP));
    const isCovered = own.top < top + toast.offsetHeight && own.bottom > top;
    const isBeside = own.right < innerWidth - toast.offsetWidth - GAP;
    if (isCovered && !isBeside && own.bottom + GAP + toast.offsetHeight < innerHeight)
      host.style.setProperty(TOP, `${Math.round(own.bottom + GAP)}px`);
  };
  move();
  const observer = new MutationObserver(move);
  observer.observe(host, { subtree: true, childList: true });
  document.addEventListener('focusin', move);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', move);
  };
}
