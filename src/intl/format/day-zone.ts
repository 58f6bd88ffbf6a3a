import { LAGOS_ZONE, lagosDate, startOfLagosDate } from '#contract/calendar-date.ts';

/** Whose days: the reader's own, or those of Africa/Lagos, which statements and filters by date count. */
export type DayZone = 'own' | 'lagos';

const DAY_MS = 86_400_000;

/** A day of a zone. Times are in milliseconds since 1970, `end` the first one after it. */
interface ZonedDay {
  /** Its calendar date: `2026-11-21`. */
  readonly date: string;
  /** Counts the days of the calendar since 1970. */
  readonly number: number;
  readonly begin: number;
  readonly end: number;
}

const pad = (count: number) => String(count).padStart(2, '0');

/** The day that a moment (milliseconds since 1970) is in. */
export function dayOf(moment: number, zone: DayZone): ZonedDay {
  if (zone === 'lagos') {
    const date = lagosDate(moment);
    const begin = startOfLagosDate(date);
    return { date, number: Date.parse(date) / DAY_MS, begin, end: begin + DAY_MS };
  }
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return {
    date: `${year}-${pad(month + 1)}-${pad(day)}`,
    // In UTC every day has 24 hours: a change to summer time does not count.
    number: Date.UTC(year, month, day) / DAY_MS,
    begin: new Date(year, month, day).getTime(),
    // By the calendar: the days on which clocks change have 23 or 25 hours.
    end: new Date(year, month, day + 1).getTime(),
  };
}

/** The time zone for Intl; undefined is the reader's own. */
export const timeZoneOf = (zone: DayZone): string | undefined => (zone === 'lagos' ? LAGOS_ZONE : undefined);

/** Whether the days of a zone are the reader's own at a moment (milliseconds since 1970). */
export const isOwnZone = (zone: DayZone, now: number): boolean =>
  dayOf(now, zone).begin === dayOf(now, 'own').begin;
