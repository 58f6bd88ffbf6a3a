import { createContext, useContext, useEffect, useRef, type FocusEvent } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
// As an address: an imported stylesheet, even of a lazy part, would be written into every page that may show a toast.
import stylesheet from '#src/styles/toast.css?url';
import { maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { Icon } from '../icons/Icon.tsx';
import { check, close as cross, info, warn } from '../icons/form.ts';
import { useTopLayer } from './use-top-layer.ts';

const icons = {
  success: <Icon d={check} />,
  error: <Icon d={warn} />,
  info: <Icon d={info} />,
  close: <Icon d={cross} />,
};

export interface ToastItem {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A second line. */
  readonly detail?: string | undefined;
  /** Milliseconds. */
  readonly duration: number;
}

export interface ToasterProps {
  items: readonly ToastItem[];
  /** No amount is shown. */
  masked: boolean;
  region: string;
  close: string;
  onShown: (id: number) => void;
}

const Masked = createContext(false);

/** The words of a toast: one that stands there already changes with the rest of the page. */
function Words({ text }: { text: string }) {
  return useContext(Masked) ? maskAmounts(text) : text;
}

/** Top right, Alt+T moves the focus to them (spec section 9); sizes and times of movement are in the stylesheet. */
export function Toaster({ items, masked, region, close, onShown }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came to the toasts. */
  const before = useRef<EventTarget | null>(null);
  useTopLayer(place, items);

  useEffect(() => {
    const leave = () => {
      const isHere = place.current?.contains(document.activeElement) ?? false;
      if (isHere && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
    for (const { id, kind, text, detail, duration } of items) {
      const description = detail && <Words text={detail} />;
      toast[kind](<Words text={text} />, { id, description, duration, onDismiss: leave, onAutoClose: leave });
      onShown(id);
    }
  }, [items, onShown]);

  // The library would send the focus back to where it came from by any way out, and Tab would turn in a circle.
  const holdBack = (event: FocusEvent) => {
    event.stopPropagation();
    if (event.type === 'focus' && !event.currentTarget.contains(event.relatedTarget))
      before.current = event.relatedTarget;
  };

  return (
    <>
      {/* React waits for it before it shows the toasts. */}
      <link rel="stylesheet" href={stylesheet} precedence="toast" />
      <div className="toasts" popover="manual" ref={place} onFocusCapture={holdBack} onBlurCapture={holdBack}>
        <Masked value={masked}>
          <Sonner
            position="top-right"
            hotkey={['altKey', 'KeyT']}
            visibleToasts={5}
            closeButton
            icons={icons}
            containerAriaLabel={region}
            toastOptions={{ closeButtonAriaLabel: close }}
          />
        </Masked>
      </div>
    </>
  );
}
