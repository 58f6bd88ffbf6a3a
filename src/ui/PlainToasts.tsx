import { useEffect } from 'react';
import type { ToasterProps } from './Toaster.tsx';

/** Toasts as bare words, for as long as their library can't be fetched. Their style is every page's own. */
export function PlainToasts({ items, onShown }: Pick<ToasterProps, 'items' | 'onShown'>) {
  useEffect(() => {
    const timers = items.map(({ id, duration }) => setTimeout(onShown, duration, id));
    return () => timers.forEach(clearTimeout);
  }, [items, onShown]);
  return (
    <div className="plain-toasts" role="alert">
      {items.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
