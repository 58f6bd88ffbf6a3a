import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
// As an address: an imported stylesheet, even of a lazy part, would be written into every page that may show a toast.
import stylesheet from '#src/styles/toast.css?url';
import { Icon } from './Icon.tsx';
import { check, close as cross, info, warn } from './icon-paths.ts';

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
  /** Milliseconds. */
  readonly duration: number;
}

export interface ToasterProps {
  items: readonly ToastItem[];
  region: string;
  close: string;
  onShown: (id: number) => void;
}

/** Top right, Alt+T moves the focus to them (spec section 9); sizes and times of movement are in the stylesheet. */
export function Toaster({ items, region, close, onShown }: ToasterProps) {
  useEffect(() => {
    for (const { id, kind, text, duration } of items) {
      toast[kind](text, { id, duration });
      onShown(id);
    }
  }, [items, onShown]);
  return (
    <>
      {/* React waits for it before it shows the toasts. */}
      <link rel="stylesheet" href={stylesheet} precedence="toast" />
      <Sonner
        position="top-right"
        hotkey={['altKey', 'KeyT']}
        visibleToasts={5}
        closeButton
        icons={icons}
        containerAriaLabel={region}
        toastOptions={{ closeButtonAriaLabel: close }}
      />
    </>
  );
}
