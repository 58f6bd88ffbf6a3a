import { useEffect, useState } from 'react';
import { loadProfileLists, type ProfileLists } from '#src/i18n/load-calling-codes.ts';
import type { Locale } from '#src/intl/locale.ts';

/**
 * What the form of a profile chooses from, in a language; null until it is loaded. A failure is thrown to the error boundary, whose
 * "Try again" loads it again.
 */
export function useProfileLists(locale: Locale): ProfileLists | null {
  const [lists, setLists] = useState<ProfileLists | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadProfileLists(locale).then(
      (found) => {
        if (isCurrent) setLists(found);
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
  return lists;
}
