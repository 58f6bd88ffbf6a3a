import { loadCallingCodes } from '#src/i18n/load-calling-codes.ts';
import type { Locale } from '#src/intl/locale.ts';
import { useLocalizedList } from './use-localized-list.ts';

/** The calling codes in a language; null until they are loaded. */
export const useCallingCodes = (locale: Locale) => useLocalizedList(loadCallingCodes, locale);
