import { useEffect, useState } from 'react';
import type { Locale } from '#src/intl/locale.ts';

/**
 * A list that is loaded in a language; null until it is there. A failure is thrown to the error boundary, whose "Try again" loads it
 * again.
 * @param load the same function at each render
 */
export function useLocalizedList<List>(load: (locale: Locale) => Promise<List>, locale: Locale): List | null {
  const [list, setList] = useState<List | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(locale).then(
      (found) => {
        if (isCurrent) setList(found);
      },
      (error: unknown) => {
        if (isCurrent) setFailure({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale]);
  if (failure) throw failure.error;
  return list;
}
