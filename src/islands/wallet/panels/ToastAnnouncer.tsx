import { useEffect, useState } from 'react';
import { $toasts, type Toast } from '#src/stores/interface/toasts.ts';
import { MaskedText } from '../money/MaskedText.tsx';

/**
 * The newest toast's words, for a screen reader. Toasts are drawn over a modal panel, but to whoever does not see them there
 * is nothing outside of it.
 */
export function ToastAnnouncer() {
  const [said, setSaid] = useState<Toast | null>(null);

  useEffect(
    () =>
      $toasts.listen((waiting) => {
        const newest = waiting.at(-1);
        if (newest) setSaid(newest);
      }),
    [],
  );
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), said.duration);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <div className="sr" aria-live="polite">
      {said && (
        <p key={said.id}>
          <MaskedText text={said.text} />
        </p>
      )}
    </div>
  );
}
