import { useEffect, useState } from 'react';
import { $toasts, type Toast } from '#src/stores/interface/toasts.ts';
import { MaskedText } from '../money/MaskedText.tsx';

/**
 * Announces the newest toast inside a modal panel. Toasts are painted above the panel, but a screen reader is told that
 * everything outside a modal dialog is inert.
 */
export function ToastAnnouncer() {
  const [announced, setAnnounced] = useState<Toast | null>(null);

  useEffect(
    () =>
      $toasts.listen((queue) => {
        const newest = queue.at(-1);
        if (newest) setAnnounced(newest);
      }),
    [],
  );
  useEffect(() => {
    if (!announced) return undefined;
    const timer = setTimeout(() => setAnnounced(null), announced.duration);
    return () => clearTimeout(timer);
  }, [announced]);

  return (
    <div className="sr" aria-live="polite">
      {announced && (
        <p key={announced.id}>
          <MaskedText text={announced.text} />
        </p>
      )}
    </div>
  );
}
