import { CALENDAR_YEAR, isCalendarDate } from '#contract/calendar-date.ts';
import { now } from '../../core/clock.ts';
import { lagosDay, lagosDays, type TimeRange } from '../../core/lagos-time.ts';
import type { SandboxState } from '../../core/state.ts';
import { paymentError } from '../payment-errors/payment-error.ts';

const forms = {
  month: new RegExp(`^(${CALENDAR_YEAR})-(0[1-9]|1[0-2])$`),
  quarter: new RegExp(`^(${CALENDAR_YEAR})-Q([1-4])$`),
  year: new RegExp(`^${CALENDAR_YEAR}$`),
};

function rangeOf(period: string): TimeRange | null {
  const months = (year: string | undefined, first: number, count: number): TimeRange => ({
    from: lagosDay(Number(year), first),
    to: lagosDay(Number(year), first + count),
  });
  const month = forms.month.exec(period);
  if (month) return months(month[1], Number(month[2]) - 1, 1);
  const quarter = forms.quarter.exec(period);
  if (quarter) return months(quarter[1], (Number(quarter[2]) - 1) * 3, 3);
  if (forms.year.test(period)) return months(period, 0, 12);
  const [from = '', to = '', ...rest] = period.split('..');
  return rest.length === 0 && isCalendarDate(from) && isCalendarDate(to) ? lagosDays(from, to) : null;
}

/**
 * When a period begins and ends: `2026-10`, `2026-Q4`, `2026`, `2026-10-01..2026-10-31`, in the time of Africa/Lagos.
 * @throws ApiError 422 `period_invalid` for another text, and for one that begins in the future
 */
export function readPeriod(state: SandboxState, period: string): TimeRange {
  const range = rangeOf(period);
  if (!range || range.from > now(state)) throw paymentError('period_invalid');
  return range;
}

/** `2026-10`. `month` counts from 0. */
export const monthPeriod = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
