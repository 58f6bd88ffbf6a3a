import { useEffect } from 'react';
import type { ToasterProps } from './Toaster.tsx';

/** Without the library there is nothing finer to tell an amount by either. */
const FIGURE = /\p{N}[\p{N}.,]*/gu;

/** Over the dialog that is open, where a browser knows how. */
function lift(place: HTMLElement | null): void {
  if (place && 'togglePopover' in place && document.querySelector(':modal')) place.togglePopover(true);
}

/** Toasts as bare words, for as long as their library can't be fetched. Their style is every page's own. */
export function FallbackToasts({
  items,
  masked,
  onShown,
}: Pick<ToasterProps, 'items' | 'masked' | 'onShown'>) {
  useEffect(() => {
    const timers = items.map(({ id, duration }) => setTimeout(onShown, duration, id));
    return () => timers.forEach(clearTimeout);
  }, [items, onShown]);
  return (
    <div key={items[0]?.id} className="plain-toasts" role="alert" popover="manual" ref={lift}>
      {items.map(({ id, text, detail }) => {
        const words = detail ? `${text}. ${detail}` : text;
        return <p key={id}>{masked ? words.replace(FIGURE, '••••••') : words}</p>;
      })}
    </div>
  );
}
