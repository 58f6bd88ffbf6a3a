import { locales, type Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';

/**
 * The languages for a test of behaviour that does not depend on the language: tests/i18n covers the texts.
 * @param quick the language under `npm test`; the full run uses both.
 */
export const languages = (quick: Locale): readonly Locale[] =>
  matrix('languages', locales, (locale) => locale === quick);
