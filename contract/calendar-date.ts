/**
 * The years of a calendar date, as the source of a regular expression. Another year is a slip (`26` in a browser's date field is the
 * year 0026), and no date of the product lies in it: a birthday is a lifetime ago at most, and a payment a few years.
 */
export const CALENDAR_YEAR = String.raw`(?:19|20)\d\d`;
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2099-12-31';
const FORMAT = new RegExp(String.raw`^${CALENDAR_YEAR}-\d\d-\d\d$`);

/**
 * Whether a text is a calendar date, written `YYYY-MM-DD`: the one rule for every day that somebody types, links to or asks the API
 * for. 30 February is none, nor is a month alone.
 */
export function isCalendarDate(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The IANA time zone whose days statements and filters count. */
export const LAGOS_ZONE = 'Africa/Lagos';
/** Nigeria is an hour ahead of UTC all year. */
const LAGOS_OFFSET_MS = 3_600_000;

/** The calendar date of Africa/Lagos that a moment (milliseconds since 1970) is in: `2026-11-21`. */
export const lagosDate = (moment: number): string =>
  new Date(moment + LAGOS_OFFSET_MS).toISOString().slice(0, 10);

/** When a calendar date begins in Africa/Lagos, in milliseconds since 1970. */
export const startOfLagosDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) - LAGOS_OFFSET_MS;
