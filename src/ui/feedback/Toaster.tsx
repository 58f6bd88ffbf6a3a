import { createContext, useContext, useEffect, useRef, type FocusEvent } from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
// Imported as a URL: Astro would put the stylesheet, even of a lazy component, into every page that may show a toast.
import stylesheet from '#src/styles/toast.css?url';
import { maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { Icon } from '../icons/Icon.tsx';
import { check, close as cross, info, warn } from '../icons/form.ts';
import { ToastLayer } from './ToastLayer.tsx';

const icons = {
  success: <Icon d={check} />,
  error: <Icon d={warn} />,
  info: <Icon d={info} />,
  close: <Icon d={cross} />,
};

interface ToastItem {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** A second line. */
  readonly detail?: string | undefined;
  /** Milliseconds. */
  readonly duration: number;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToasterProps {
  items: readonly ToastItem[];
  /** Amounts in the texts are masked. */
  masked: boolean;
  region: string;
  close: string;
  onShown: (id: number) => void;
}

const Masked = createContext(false);

/** A toast's text. It reads the context, so that a toast that is already shown is masked with the rest of the page. */
function ToastText({ text }: { text: string }) {
  return <span>{useContext(Masked) ? maskAmounts(text) : text}</span>;
}

/** Top right, Alt+T moves the focus to them (spec section 9); sizes and times of movement are in the stylesheet. */
export function Toaster({ items, masked, region, close, onShown }: ToasterProps) {
  const container = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toasts. */
  const focusedBefore = useRef<EventTarget | null>(null);
  const { toasts } = useSonner();

  useEffect(() => {
    const returnFocus = () => {
      const hasFocus = container.current?.contains(document.activeElement) ?? false;
      if (hasFocus && focusedBefore.current instanceof HTMLElement)
        focusedBefore.current.focus({ preventScroll: true });
    };
    for (const { id, kind, text, detail, duration, action } of items) {
      toast[kind](<ToastText text={text} />, {
        id,
        description: detail && <ToastText text={detail} />,
        duration,
        action: action && { label: action.label, onClick: action.onPress },
        onDismiss: returnFocus,
        onAutoClose: returnFocus,
      });
      onShown(id);
    }
  }, [items, onShown]);

  // The library would return the focus to where it came from on every blur, and Tab would go round in a circle.
  const keepFocusFromLibrary = (event: FocusEvent) => {
    event.stopPropagation();
    if (event.type === 'focus' && !event.currentTarget.contains(event.relatedTarget))
      focusedBefore.current = event.relatedTarget;
  };

  return (
    <>
      {/* React waits for the stylesheet before it shows the toasts. */}
      <link rel="stylesheet" href={stylesheet} precedence="toast" />
      <ToastLayer isShown={toasts.length > 0} newest={items}>
        <div
          className="toasts"
          ref={container}
          onFocusCapture={keepFocusFromLibrary}
          onBlurCapture={keepFocusFromLibrary}
        >
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
      </ToastLayer>
    </>
  );
}
