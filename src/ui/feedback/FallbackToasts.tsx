import { useEffect } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { check, close as cross, info, warn } from '../icons/form.ts';
import type { ToasterProps } from './Toaster.tsx';
import { ToastLayer } from './ToastLayer.tsx';

const icons = { success: check, error: warn, info };

/** Every number: the rules that tell an amount from other numbers come with the library. */
const NUMBER = /\p{N}[\p{N}.,]*/gu;

/** Toasts for as long as their library can't be fetched. The page brings plain-toasts.css: then a sheet can't be fetched either. */
export function FallbackToasts({ items, masked, close, onShown }: Omit<ToasterProps, 'region'>) {
  useEffect(() => {
    const timers = items.map(({ id, duration }) => setTimeout(onShown, duration, id));
    return () => timers.forEach(clearTimeout);
  }, [items, onShown]);
  const mask = (text: string) => (masked ? text.replace(NUMBER, '••••••') : text);
  const newestFirst = [...items].reverse();
  return (
    <ToastLayer isShown={items.length > 0} newest={newestFirst[0]?.id}>
      <div key={newestFirst[0]?.id} className="plain-toasts" role="alert">
        {newestFirst.map(({ id, kind, text, detail, action }) => (
          <div key={id} className={kind} data-toast="">
            <Icon d={icons[kind]} />
            <p>
              <span>{mask(text)}</span>
              {detail && <small>{mask(detail)}</small>}
            </p>
            {action && (
              <button
                className="act"
                type="button"
                onClick={() => {
                  action.onPress();
                  onShown(id);
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" aria-label={close} data-close-button="" onClick={() => onShown(id)}>
              <Icon d={cross} />
            </button>
          </div>
        ))}
      </div>
    </ToastLayer>
  );
}
