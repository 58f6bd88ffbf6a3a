import { locales, type Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';

/**
 * The languages for a test of what a page does: one of them, by turns, under `npm test`, and both in the full run. That both
 * have every word, and the right one, is tested in tests/i18n.
 */
export const languageByTurn = (turn: number): readonly Locale[] =>
  matrix('languages', locales, (_, index) => index === turn % locales.length);
