import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { $toasts, toastShown, showFlash } from '#src/stores/interface/toasts.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { ToasterProps } from '#src/ui/feedback/Toaster.tsx';
import { FallbackToasts } from '#src/ui/feedback/FallbackToasts.tsx';

const loadToaster = () => import('#src/ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster);

interface ToastsProps {
  messages: Pick<Messages['toasts'], 'region' | 'close'>;
  /** Whether amounts are hidden: the server's messages may contain some. */
  masked?: boolean;
}

/** Renders the toasts: once in every island's root. The library is loaded with the first toast. */
export function Toasts({ messages, masked = false }: ToastsProps) {
  const items = useStore($toasts, { ssr: 'initial' });
  /** Null when it could not be loaded, as without a connection: then plain toasts are shown. */
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>();
  useEffect(showFlash, []);
  useEffect(() => {
    if (items.length === 0 || Toaster) return;
    loadToaster().then(
      (found) => setToaster(() => found),
      () => setToaster(null),
    );
  }, [items, Toaster]);
  if (Toaster === null)
    return <FallbackToasts items={items} masked={masked} close={messages.close} onShown={toastShown} />;
  if (!Toaster) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        items={items}
        masked={masked}
        region={messages.region}
        close={messages.close}
        onShown={toastShown}
      />
    </Suspense>
  );
}
