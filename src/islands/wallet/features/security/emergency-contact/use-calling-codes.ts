import { useEffect, useState } from 'react';
import { loadCallingCodes } from '#src/i18n/load-calling-codes.ts';
import type { Locale } from '#src/intl/locale.ts';

type Codes = Awaited<ReturnType<typeof loadCallingCodes>>;

/**
 * The calling codes, in the language of the moment; null until they are there. What can't be had throws to the boundary,
 * whose "Try again" asks anew.
 */
export function useCallingCodes(locale: Locale): Codes | null {
  const [codes, setCodes] = useState<Codes | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadCallingCodes(locale).then(
      (found) => {
        if (wanted) setCodes(found);
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  if (failure) throw failure.error;
  return codes;
}
