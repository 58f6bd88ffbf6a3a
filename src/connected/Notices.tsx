import { useStore } from '@nanostores/react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { $notices, noticeShown, showFlash } from '#src/stores/notices.ts';
import type { Messages } from '#src/i18n/messages.ts';

const Toaster = lazy(async () => ({ default: (await import('#src/ui/Toaster.tsx')).Toaster }));

/** The place for toasts: one in every island's root. The library comes with the first toast. */
export function Notices({ words }: { words: Pick<Messages['toasts'], 'region' | 'close'> }) {
  const notices = useStore($notices, { ssr: 'initial' });
  const [wanted, setWanted] = useState(false);
  useEffect(showFlash, []);
  if (notices.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster items={notices} region={words.region} close={words.close} onShown={noticeShown} />
    </Suspense>
  );
}
