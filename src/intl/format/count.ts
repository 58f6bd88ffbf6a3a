import { numberTag, type NumberLocale } from './number-locale.ts';

/** How many, in the groups of the reader's number format: `10,000`. */
export const formatCount = (count: number, locale: NumberLocale): string =>
  new Intl.NumberFormat(numberTag(locale)).format(count);
