import { languageTags, type Locale } from '../locale.ts';

// Dates of documents, which are the same wherever they are read. Elsewhere the wallet shows the reader's own time.

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formatters.get(key);
  if (!format) {
    // British order for English: the product's first readers write the day before the month.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    formatters.set(key, (format = new Intl.DateTimeFormat(tag, options)));
  }
  return format;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A month of a calendar day that is midnight UTC: `October 2026`, `2026年10月`. */
export const formatMonth = (day: Date, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);

/** The days from one to another, both midnight UTC: `5 – 9 October 2026`, `2026年10月5日至10月9日`; a single one as itself. */
export function formatDays(first: Date, last: Date, locale: Locale): string {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const dated = formatter(locale, { ...day, year: 'numeric' });
  if (locale === 'en') return dated.formatRange(first, last);
  // Of a range, Intl has Chinese only in digits and slashes.
  if (first.getTime() === last.getTime()) return dated.format(first);
  const isSameYear = first.getUTCFullYear() === last.getUTCFullYear();
  return `${dated.format(first)}至${(isSameYear ? formatter(locale, day) : dated).format(last)}`;
}

/** Day and time in a zone, in the least room: `29 Oct, 19:55`. @param timestamp ISO 8601. */
export const formatZonedTime = (timestamp: string, locale: Locale, timeZone: string): string =>
  formatter(locale, { day: 'numeric', month: 'short', ...clock, timeZone }).format(new Date(timestamp));

/** A day in a zone: `31 October`, `10月31日`. @param timestamp ISO 8601. */
export const formatZonedDay = (timestamp: string, locale: Locale, timeZone: string): string =>
  formatter(locale, { day: 'numeric', month: 'long', timeZone }).format(new Date(timestamp));

/** The same with the year, for a document: `21 November 2026 at 10:42`. @param timestamp ISO 8601. */
export const formatZonedMoment = (timestamp: string, locale: Locale, timeZone: string): string =>
  formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', ...clock, timeZone }).format(
    new Date(timestamp),
  );
