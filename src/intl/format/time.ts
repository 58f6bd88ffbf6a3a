import { timeZoneOf, type DayZone } from './day-zone.ts';
import { languageTags, type Locale } from '../locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The time of day: `10:38`.
 * @param timestamp ISO 8601, or milliseconds since 1970.
 * @param zone whose time; the reader's own when left out.
 */
export function formatTime(timestamp: string | number, locale: Locale, zone: DayZone = 'own'): string {
  const key = `${locale} ${zone}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(zone === 'own' ? {} : { timeZone: timeZoneOf(zone) }),
    });
    formatters.set(key, format);
  }
  return format.format(new Date(timestamp));
}

const clockFormatters = new Map<string, Intl.DateTimeFormat>();

/** The time of day with its seconds, in the reader's time zone: `10:38:05`. @param timestamp as of `formatTime`. */
export function formatClock(timestamp: string | number, locale: Locale): string {
  let format = clockFormatters.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    clockFormatters.set(locale, format);
  }
  return format.format(new Date(timestamp));
}

const utcFormatters = new Map<string, Intl.DateTimeFormat>();

/** Day and time in UTC, for pages that the server renders without knowing the reader's zone: `Nov 21, 09:42 UTC`. */
export function formatUtc(timestamp: string | number, locale: Locale): string {
  let format = utcFormatters.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
      timeZoneName: 'short',
    });
    utcFormatters.set(locale, format);
  }
  return format.format(new Date(timestamp));
}
