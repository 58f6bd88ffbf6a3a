import { useEffect, useState } from 'react';
import { loadMessages } from '#src/i18n/load-messages.ts';
import { useI18n } from '../../i18n/i18n.ts';
import type { PlaceWords } from './places.ts';

/**
 * What places are called in English, which a search understands in any language. Null while it is not there, and where it
 * can't be had: then the language of the moment has to do.
 */
export function useEnglishNames(): PlaceWords | null {
  const { locale } = useI18n();
  const [english, setEnglish] = useState<PlaceWords | null>(null);
  useEffect(() => {
    if (locale === 'en') return undefined;
    let wanted = true;
    Promise.all([loadMessages('wallet', 'en'), loadMessages('walletSearch', 'en')]).then(
      ([{ screens }, search]) => {
        if (wanted) setEnglish({ screens, search });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return english;
}
