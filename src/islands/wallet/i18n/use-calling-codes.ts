import { useEffect, useState } from 'react';
import { loadCallingCodes } from '#src/i18n/load-calling-codes.ts';
import type { Locale } from '#src/intl/locale.ts';

type Codes = Awaited<ReturnType<typeof loadCallingCodes>>;

/**
 * The calling codes in a language; null until they are loaded. A failure is thrown to the error boundary, whose "Try again"
 * loads them again.
 */
export function useCallingCodes(locale: Locale): Codes | null {
  const [codes, setCodes] = useState<Codes | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadCallingCodes(locale).then(
      (found) => {
        if (isCurrent) setCodes(found);
      },
      (error: unknown) => {
        if (isCurrent) setFailure({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (failure) throw failure.error;
  return codes;
}
