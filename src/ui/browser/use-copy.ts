import { useEffect, useState } from 'react';

/** How long "Copied" is shown (spec section 2, Profile popup). */
const COPIED_MS = 2000;

export type CopyResult = 'copied' | 'notCopied';

/** Copies texts to the clipboard, and says for two seconds how that went. */
export function useCopy(): { result: CopyResult | null; copy: (text: string) => void } {
  const [result, setResult] = useState<CopyResult | null>(null);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = (text: string) => {
    // The types promise a clipboard everywhere; there is none without a secure context.
    const { clipboard } = navigator as Partial<Navigator>;
    // Where the browser or the person refuses, the text can still be selected by hand.
    if (!clipboard) setResult('notCopied');
    else
      clipboard.writeText(text).then(
        () => setResult('copied'),
        () => setResult('notCopied'),
      );
  };
  return { result, copy };
}
