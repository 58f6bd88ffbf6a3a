import { locales, type Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';

/**
 * The languages for a test of what the product does, whichever it speaks: tests/i18n hold the words.
 * @param quick the one that it speaks under `npm test`; both in the full run.
 */
export const languages = (quick: Locale): readonly Locale[] =>
  matrix('languages', locales, (locale) => locale === quick);
