import { useEffect, type RefObject } from 'react';

/**
 * Moves an element with `popover="manual"` over a modal dialog, which browsers draw over everything else, whatever its
 * z-index. Without an open modal dialog the element stays where it is.
 * @param content the element's content: when it changes, the element is moved to the top again.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return undefined;
    const lift = () => {
      const element = ref.current;
      if (!element || !document.querySelector('dialog:modal')) return;
      // Hidden for a moment, the element would lose the focus.
      if (element.contains(document.activeElement)) return;
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) lift();
    };
    lift();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [ref, content]);
}
