/** Nigeria is an hour ahead of UTC all year (IANA time zone Africa/Lagos). */
const OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** When the day of Africa/Lagos began that a moment is in. All are in milliseconds since 1970. */
export const startOfDay = (moment: number): number =>
  Math.floor((moment + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

export const startOfNextDay = (moment: number): number => startOfDay(moment) + DAY_MS;

/** When a day of Africa/Lagos begins. Months are counted from 0, days from 1; both may be out of range, as in `Date.UTC`. */
export const lagosDay = (year: number, month: number, day = 1): number =>
  Date.UTC(year, month, day) - OFFSET_MS;

/** The year and the month (from 0) of Africa/Lagos that a moment is in. */
export function lagosMonth(moment: number): { year: number; month: number } {
  const local = new Date(moment + OFFSET_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() };
}

/** `2026-11-21 10:42:00`, as a clock in Lagos showed it. */
export const lagosText = (moment: number): string =>
  new Date(moment + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** When a month of Africa/Lagos begins: `months` after the one that a moment is in. */
export function startOfMonth(moment: number, months = 0): number {
  const { year, month } = lagosMonth(moment);
  return lagosDay(year, month + months);
}

/** A stretch of time in milliseconds since 1970: from its first moment to the first one after it. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The days of Africa/Lagos from one date (`2026-10-01`) to another, both included; null unless the first is the earlier one. */
export function lagosDays(from: string | undefined, to: string | undefined): TimeRange | null {
  const range = {
    from: from === undefined ? -Infinity : Date.parse(from) - OFFSET_MS,
    to: to === undefined ? Infinity : Date.parse(to) + DAY_MS - OFFSET_MS,
  };
  return range.from < range.to ? range : null;
}
