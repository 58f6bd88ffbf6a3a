import { useEffect, type RefObject } from 'react';

/**
 * Lifts an element with `popover="manual"` over the modal dialog that is open, or opens: the browser draws one over
 * everything else, whatever its z-index. Without such a dialog the element stays where it is.
 * @param content what the element shows; as it changes, it is lifted anew.
 */
export function useTopLayer(place: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return undefined;
    const lift = () => {
      const element = place.current;
      if (!element || !document.querySelector('dialog:modal')) return;
      // What is hidden for a moment would lose the focus.
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
  }, [place, content]);
}
