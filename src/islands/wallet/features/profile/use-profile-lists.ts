import { loadProfileLists } from '#src/i18n/load-calling-codes.ts';
import type { Locale } from '#src/intl/locale.ts';
import { useLocalizedList } from '../../i18n/use-localized-list.ts';

/** What the form of a profile chooses from, in a language; null until it is loaded. */
export const useProfileLists = (locale: Locale) => useLocalizedList(loadProfileLists, locale);
