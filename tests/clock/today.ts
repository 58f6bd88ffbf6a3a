/** The middle of a working day in the middle of a month, so that no test is near the end of a day, a month or a year by chance. */
const DEFAULT_TODAY = '2026-11-18T11:00:00Z';

/**
 * A moment at which the personas have entries in the open month, and the year has other months. A test whose subject is a month begins
 * here, whatever day it is (TODAY).
 */
export const MID_NOVEMBER = DEFAULT_TODAY;

/** The time zone of the tests and of their pages; a test about another zone names it. */
export const ZONE = process.env.COWRIE_ZONE || 'Africa/Lagos';

/** The moment at which every test begins, in milliseconds since 1970: `COWRIE_TODAY`, an ISO 8601 time, moves it. */
export const TODAY = momentOf(process.env.COWRIE_TODAY || DEFAULT_TODAY);

/** @throws Error for a text that is no ISO 8601 time with a zone, which would mean another moment on another machine. */
function momentOf(text: string): number {
  const moment = Date.parse(text);
  if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment))
    throw new Error(`COWRIE_TODAY is "${text}": it must be an ISO 8601 time such as ${DEFAULT_TODAY}.`);
  return moment;
}
