import { useEffect, useState } from 'react';
import { loadWords } from '#src/i18n/load-messages.ts';
import { useWallet } from '../../i18n/i18n.ts';
import type { PlaceWords } from './searchable-screens.ts';

/**
 * What screens are called in English, which a search understands in any language. Null while it is not there, and where it
 * can't be had: then the language of the moment has to do.
 */
export function useEnglish(): PlaceWords | null {
  const { locale } = useWallet();
  const [english, setEnglish] = useState<PlaceWords | null>(null);
  useEffect(() => {
    if (locale === 'en') return undefined;
    let wanted = true;
    Promise.all([loadWords('wallet', 'en'), loadWords('walletSearch', 'en')]).then(
      ([{ screens }, { also }]) => {
        if (wanted) setEnglish({ screens, also });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return english;
}
