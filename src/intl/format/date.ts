import { languageTags, type Locale } from '../locale.ts';

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

/** The same for `datetime` attributes: `2026-11-17`. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
