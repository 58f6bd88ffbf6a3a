import * as z from 'zod/mini';
import { FIRST_DATE, isCalendarDate, LAST_DATE } from './calendar-date.ts';
import type { FieldMessage } from './fields.ts';
import { integerParam } from './pagination.ts';

const invalid: FieldMessage = 'date.invalid';

/** A calendar date of a request: `2026-11-21`. */
export const calendarDate = z.iso
  .date({ error: invalid, abort: true })
  .check(z.refine((text) => isCalendarDate(text), invalid));

/** A moment of a request, with its offset from UTC: `2026-11-21T10:38:00+01:00`. */
export const moment = z.iso
  .datetime({ offset: true, error: invalid, abort: true })
  .check(z.refine((text) => isCalendarDate(text.slice(0, 10)), invalid));

/** A year that a calendar date may have. */
export const calendarYear = () =>
  integerParam(Number(LAST_DATE.slice(0, 4))).check(z.minimum(Number(FIRST_DATE.slice(0, 4))));

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone of a request, by its IANA name: `Africa/Lagos`. */
export const timeZone = z
  .string()
  .check(z.regex(/^[A-Z][\w+/-]{0,63}$/, { error: invalid, abort: true }), z.refine(isTimeZone, invalid));
