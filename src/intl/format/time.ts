import { languageTags, type Locale } from '../locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The person's own time zone; a moment is an ISO 8601 string or milliseconds since 1970. */
export function formatTime(moment: string | number, locale: Locale): string {
  let format = formatters.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTags[locale], {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(locale, format);
  }
  return format.format(new Date(moment));
}

const utcFormatters = new Map<string, Intl.DateTimeFormat>();

/** Day and time where the reader's zone is not known, as on a page that the server writes: `Nov 21, 09:42 UTC`. */
export function formatUtc(moment: string | number, locale: Locale): string {
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
  return format.format(new Date(moment));
}
