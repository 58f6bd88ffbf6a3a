import { languageTags, type Locale } from '../locale.ts';
import { dayOf } from './day-zone.ts';

const formatters = new Map<Locale, Intl.DateTimeFormat>();

/** A calendar day of the content, which is midnight UTC: `17 November 2026`, `2026年11月17日`. */
export function formatDate(day: Date, locale: Locale): string {
  let format = formatters.get(locale);
  if (!format) {
    // British order for English: the product's first readers write the day before the month.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    formatters.set(locale, format);
  }
  return format.format(day);
}

/**
 * The day of a moment in the reader's time zone, with its year: `17 November 2026`, `2026年11月17日`.
 * @param timestamp ISO 8601, or milliseconds since 1970
 */
export function formatOwnDate(timestamp: string | number, locale: Locale): string {
  return formatDate(new Date(dayOf(new Date(timestamp).getTime(), 'own').date), locale);
}

/** A calendar day for `datetime` attributes: `2026-11-17`. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
