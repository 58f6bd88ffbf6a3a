import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { $toasts, toastShown, showFlash } from '#src/stores/interface/toasts.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { ToasterProps } from '#src/ui/feedback/Toaster.tsx';
import { FallbackToasts } from '#src/ui/feedback/FallbackToasts.tsx';

const findToaster = () => import('#src/ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster);

interface NoticesProps {
  messages: Pick<Messages['toasts'], 'region' | 'close'>;
  /** Amounts are hidden: the server's own words may have some. */
  masked?: boolean;
}

/** The place for toasts: one in every island's root. The library comes with the first toast. */
export function Toasts({ messages, masked = false }: NoticesProps) {
  const items = useStore($toasts, { ssr: 'initial' });
  /** Null when it could not be had: without a connection there is most to say, and no library to say it. */
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>();
  useEffect(showFlash, []);
  useEffect(() => {
    if (items.length === 0 || Toaster) return;
    findToaster().then(
      (found) => setToaster(() => found),
      () => setToaster(null),
    );
  }, [items, Toaster]);
  if (Toaster === null) return <FallbackToasts items={items} masked={masked} onShown={toastShown} />;
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
