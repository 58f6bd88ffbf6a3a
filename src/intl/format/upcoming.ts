import { interpolate } from '../interpolate.ts';
import { languageTags, type Locale } from '../locale.ts';
import { removeHanSpaces } from '../text/remove-han-spaces.ts';
import { formatMoment } from './timestamp.ts';
import { formatTime } from './time.ts';

const relativeFormatters = new Map<Locale, Intl.RelativeTimeFormat>();

/** `tomorrow`, `明天`. */
function tomorrowIn(locale: Locale): string {
  let formatter = relativeFormatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' });
    relativeFormatters.set(locale, formatter);
  }
  return formatter.format(1, 'day');
}

/** By the calendar: the day on which clocks go back has 25 hours. */
function isDayAfter(date: Date, now: Date): boolean {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return date.toDateString() === next.toDateString();
}

/**
 * A moment that is to come, in the reader's time zone. Only a time of today stands without its day: `10:42`, `10:42 tomorrow`,
 * `23 Nov, 10:42`; `明天 10:42`. One that has passed meanwhile has its date too.
 * @param at ISO 8601, or milliseconds since 1970. @param now a moment of today, as `useToday()` has it.
 */
export function formatUpcoming(at: string | number, locale: Locale, now: number): string {
  if (!isDayAfter(new Date(at), new Date(now))) return formatMoment(at, locale, { now });
  const [time, tomorrow] = [formatTime(at, locale), tomorrowIn(locale)];
  return locale === 'cn' ? `${tomorrow} ${time}` : `${time} ${tomorrow}`;
}

/** A message with a moment that is to come in the place of its `{time}`; other names stay. Parameters as of `formatUpcoming`. */
export const withUpcoming = (message: string, at: string | number, locale: Locale, now: number): string =>
  removeHanSpaces(interpolate(message, { time: formatUpcoming(at, locale, now) }));
