import { languageTags, type Locale } from '../locale.ts';
import { dayOf, timeZoneOf, type DayZone } from './day-zone.ts';
import { formatTime } from './time.ts';

/** From here on a weekday's name would be that of a nearer day too. */
const DAYS_PER_WEEK = 7;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatDay(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // British order for English: the product's first readers write the day before the month.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    formatters.set(key, (formatter = new Intl.DateTimeFormat(tag, options)));
  }
  return formatter.format(date);
}

const relativeFormatters = new Map<Locale, Intl.RelativeTimeFormat>();

function relativeFormatter(locale: Locale): Intl.RelativeTimeFormat {
  let formatter = relativeFormatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' });
    relativeFormatters.set(locale, formatter);
  }
  return formatter;
}

interface DayStyle {
  readonly month: 'long' | 'short';
  readonly zone: DayZone;
}

/** `17 Nov` in the year of `today`, `17 Nov 2025` in any other. */
function formatCalendarDay(date: Date, today: Date, locale: Locale, { month, zone }: DayStyle): string {
  const yearOf = (moment: Date) => dayOf(moment.getTime(), zone).date.split('-', 1)[0];
  const isThisYear = yearOf(date) === yearOf(today);
  return formatDay(date, locale, {
    day: 'numeric',
    month,
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...inZone(zone),
  });
}

const inZone = (zone: DayZone) => (zone === 'own' ? {} : { timeZone: timeZoneOf(zone) });

/** Midnights of a time zone from one timestamp to another. */
const calendarDaysBetween = (earlier: Date, later: Date, zone: DayZone = 'own'): number =>
  dayOf(later.getTime(), zone).number - dayOf(earlier.getTime(), zone).number;

/** Whether a timestamp (ISO 8601) is of the reader's day that `now` (milliseconds since 1970) is of, or after it. */
export const isToday = (timestamp: string, { now }: { readonly now: number }): boolean =>
  calendarDaysBetween(new Date(timestamp), new Date(now)) <= 0;

interface TimestampOptions {
  /** Milliseconds since 1970. Components pass `useToday()`, so that a row is rendered anew after midnight. */
  readonly now: number;
  /** Names the weekday in the week before today (`Fri`), as messages and mails do; lists of money give the date. */
  readonly weekdays?: boolean;
}

/**
 * A timestamp in the least room, in the reader's time zone: `10:38` today, `17 Nov` in this year, `17 Nov 2025` before.
 * @param timestamp ISO 8601, or milliseconds since 1970.
 */
export function formatTimestamp(
  timestamp: string | number,
  locale: Locale,
  { now, weekdays = false }: TimestampOptions,
): string {
  const date = new Date(timestamp);
  const today = new Date(now);
  const daysAgo = calendarDaysBetween(date, today);
  // A server's clock may be ahead of this one: nothing in these lists is really in the future.
  if (daysAgo <= 0) return formatTime(timestamp, locale);
  if (weekdays && daysAgo < DAYS_PER_WEEK) return formatDay(date, locale, { weekday: 'short' });
  return formatCalendarDay(date, today, locale, { month: 'short', zone: 'own' });
}

/**
 * The day of a timestamp as a heading: `Today`, `Yesterday`, `Friday`, `17 November`, `17 November 2025`.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`. `zone`: whose day; the reader's own when left out.
 */
export function formatDayHeading(
  timestamp: string | number,
  locale: Locale,
  { now, zone = 'own' }: { readonly now: number; readonly zone?: DayZone },
): string {
  const date = new Date(timestamp);
  const today = new Date(now);
  const daysAgo = calendarDaysBetween(date, today, zone);
  if (daysAgo === 0 || daysAgo === 1) {
    return inStyle(relativeFormatter(locale).format(-daysAgo, 'day'), locale, 'label');
  }
  if (daysAgo > 1 && daysAgo < DAYS_PER_WEEK)
    return formatDay(date, locale, { weekday: 'long', ...inZone(zone) });
  return formatCalendarDay(date, today, locale, { month: 'long', zone });
}

/**
 * The day of a timestamp in full, in the reader's time zone: `24 November 2026`, `2026年11月24日`.
 * @param timestamp ISO 8601, or milliseconds since 1970.
 */
export const formatFullDate = (timestamp: string | number, locale: Locale): string =>
  formatDay(new Date(timestamp), locale, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * A timestamp with its time of day, in the reader's time zone: `10:38` today, `17 Nov, 10:38` in this year,
 * `17 Nov 2025, 10:38` before.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`.
 */
export function formatMoment(
  timestamp: string | number,
  locale: Locale,
  { now }: { readonly now: number },
): string {
  const date = new Date(timestamp);
  const today = new Date(now);
  if (calendarDaysBetween(date, today) === 0) return formatTime(timestamp, locale);
  return formatDay(date, locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  });
}

/** Between a day and its time, as `formatDayAndTime` writes them. */
const joints = {
  label: { en: ', ', cn: ' ' },
  sentence: { en: ' at ', cn: ' ' },
} as const;

/**
 * A past timestamp with the name of its day, in the reader's time zone: `Today, 06:15`, `Wed 25 Nov, 21:40` within the last week,
 * `17 Nov, 08:24` and `17 Nov 2025, 08:24` before. A time without its day would be taken for another day's.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`. `style`: `sentence` is for the middle of one (`today at 06:15`).
 */
export function formatDayAndTime(
  timestamp: string | number,
  locale: Locale,
  { now, style = 'label' }: { readonly now: number; readonly style?: keyof typeof joints },
): string {
  const date = new Date(timestamp);
  // As everywhere in these lists, nothing is in the future: a server's clock may be ahead.
  const daysAgo = Math.max(0, calendarDaysBetween(date, new Date(now)));
  const day =
    daysAgo <= 1
      ? inStyle(relativeFormatter(locale).format(-daysAgo, 'day'), locale, style)
      : daysAgo < DAYS_PER_WEEK
        ? formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
        : formatCalendarDay(date, new Date(now), locale, { month: 'short', zone: 'own' });
  return `${day}${joints[style][locale]}${formatTime(timestamp, locale)}`;
}

const inStyle = (day: string, locale: Locale, style: keyof typeof joints): string =>
  style === 'sentence' ? day : day.charAt(0).toLocaleUpperCase(languageTags[locale]) + day.slice(1);

/**
 * The date of a day that `formatDayHeading` names: `27 November`; empty where that is the date itself.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`.
 */
export function formatDateBesideDay(
  timestamp: string | number,
  locale: Locale,
  { now }: { readonly now: number },
): string {
  const date = new Date(timestamp);
  const today = new Date(now);
  return calendarDaysBetween(date, today) < DAYS_PER_WEEK
    ? formatCalendarDay(date, today, locale, { month: 'long', zone: 'own' })
    : '';
}

/**
 * The day of a timestamp in full as a heading: `Today, 27 November`, `Friday, 30 October`, `Friday, 14 November 2025`.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`. `zone`: whose day.
 */
export function formatFullDayHeading(
  timestamp: string | number,
  locale: Locale,
  { now, zone }: { readonly now: number; readonly zone: DayZone },
): string {
  const date = new Date(timestamp);
  const today = new Date(now);
  const daysAgo = calendarDaysBetween(date, today, zone);
  const name =
    daysAgo === 0 || daysAgo === 1
      ? formatDayHeading(timestamp, locale, { now, zone })
      : formatDay(date, locale, { weekday: 'long', ...inZone(zone) });
  return `${name}${joints.label[locale]}${formatCalendarDay(date, today, locale, { month: 'long', zone })}`;
}

/**
 * A date in a sentence, past or to come, in the reader's time zone: `27 April` in the year of `now`, `14 December 2025` in any other.
 * @param timestamp ISO 8601, or milliseconds since 1970, as `now`.
 */
export const formatCalendarDate = (
  timestamp: string | number,
  locale: Locale,
  { now }: { readonly now: number },
): string => formatCalendarDay(new Date(timestamp), new Date(now), locale, { month: 'long', zone: 'own' });
