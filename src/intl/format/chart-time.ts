import { languageTags, type Locale } from '../locale.ts';
import { formatDayHeading, isToday } from './timestamp.ts';

const DAY_MS = 86_400_000;
/** Longer charts have points days apart: their dates have a year and no time of day. */
const LONG_DAYS = 60;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    // British order for English: the product's first readers write the day before the month.
    found = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTags[locale], options);
    formatters.set(key, found);
  }
  return found;
}

const day = { day: 'numeric', month: 'short' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A day of a chart, in the reader's time zone: `11 Nov 2025`. @param at ISO 8601. */
export function formatChartDay(at: string, locale: Locale): string {
  return formatter(locale, { ...day, year: 'numeric' }).format(new Date(at));
}

/**
 * A point of a chart, in the reader's time zone: `Wed 11 Nov, 06:00`, of a chart of many months `11 Nov 2025`.
 * @param at ISO 8601. @param span milliseconds from the chart's first point to its last.
 */
export function formatChartTime(at: string, locale: Locale, span: number): string {
  if (span > LONG_DAYS * DAY_MS) return formatChartDay(at, locale);
  return formatter(locale, { weekday: 'short', ...day, ...clock }).format(new Date(at));
}

/**
 * The same under the axis, in the least room: `06:00`, `11 Nov`, `Nov 2025`.
 * @param now milliseconds since 1970, with which the day of now is named (`Today`) where days are; left out, it is a date too.
 */
export function formatAxisTime(at: string, locale: Locale, span: number, now?: number): string {
  if (span <= 2 * DAY_MS) return formatter(locale, clock).format(new Date(at));
  if (now !== undefined && isToday(at, { now })) return formatDayHeading(now, locale, { now });
  const options = span > LONG_DAYS * DAY_MS ? ({ month: 'short', year: 'numeric' } as const) : day;
  return formatter(locale, options).format(new Date(at));
}
