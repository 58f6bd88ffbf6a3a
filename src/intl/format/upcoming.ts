import type { Locale } from '../locale.ts';
import { formatMoment } from './timestamp.ts';
import { formatTime } from './time.ts';

/** Whether a time is on this day of the reader, on the next one, or later. Both in milliseconds since 1970. */
export function upcomingDay(at: number, now: number): 'today' | 'tomorrow' | 'later' {
  const day = new Date(at).toDateString();
  const today = new Date(now);
  if (at <= now || day === today.toDateString()) return 'today';
  // By the calendar: the day on which clocks go back has 25 hours.
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  return day === tomorrow.toDateString() ? 'tomorrow' : 'later';
}

/** The time of day of something that is to come; with its date where that is neither today nor tomorrow. */
export const formatUpcoming = (at: number, locale: Locale, now: number): string =>
  upcomingDay(at, now) === 'later' ? formatMoment(at, locale, { now }) : formatTime(at, locale);
