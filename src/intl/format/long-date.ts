import { languageTags, type Locale } from '../locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(timestamp: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // British order for English: the product's first readers write the day before the month.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    formatters.set(key, (formatter = new Intl.DateTimeFormat(tag, options)));
  }
  return formatter.format(new Date(timestamp));
}

/** The day of a timestamp (ISO 8601) in the reader's time zone: `23 September 2025`, `2025年9月23日`. */
export const formatLongDate = (timestamp: string, locale: Locale): string =>
  format(timestamp, locale, { dateStyle: 'long' });

/** Its day in a year that is clear: `1 December`, `12月1日`. */
export const formatMonthDay = (timestamp: string, locale: Locale): string =>
  format(timestamp, locale, { day: 'numeric', month: 'long' });

/** Its month: `September 2025`, `2025年9月`. */
export const formatMonth = (timestamp: string, locale: Locale): string =>
  format(timestamp, locale, { month: 'long', year: 'numeric' });
