import { CALENDAR_YEAR, isCalendarDate } from '#contract/calendar-date.ts';

/** The days that a statement has: those of Africa/Lagos, written `2026-10-31`. Months and quarters count from 1. */
export type StatementPeriod =
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'quarter'; readonly year: number; readonly quarter: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'days'; readonly from: string; readonly to: string };
export type PeriodKind = StatementPeriod['kind'];

const PERIOD = new RegExp(`^(${CALENDAR_YEAR})(?:-(0[1-9]|1[0-2]|Q[1-4]))?$`);

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** A period as the API names it; null for another text, and for days that end before they begin. */
export function parsePeriod(text: string | null): StatementPeriod | null {
  const [, year, part] = PERIOD.exec(text ?? '') ?? [];
  if (year !== undefined) {
    if (part === undefined) return { kind: 'year', year: Number(year) };
    return part.startsWith('Q')
      ? { kind: 'quarter', year: Number(year), quarter: Number(part.slice(1)) }
      : { kind: 'month', year: Number(year), month: Number(part) };
  }
  const [from = '', to = '', ...rest] = (text ?? '').split('..');
  const isPeriod = rest.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to;
  return isPeriod ? { kind: 'days', from, to } : null;
}

/** `2026-10`, `2026-Q4`, `2026`, `2026-10-01..2026-10-31`. */
export function periodId(period: StatementPeriod): string {
  switch (period.kind) {
    case 'month':
      return `${period.year}-${pad(period.month, 2)}`;
    case 'quarter':
      return `${period.year}-Q${period.quarter}`;
    case 'year':
      return String(period.year);
    case 'days':
      return `${period.from}..${period.to}`;
  }
}

/** Its first and its last day. */
export function daysOf(period: StatementPeriod): { readonly from: string; readonly to: string } {
  if (period.kind === 'days') return { from: period.from, to: period.to };
  const { year } = period;
  const [first, count] =
    period.kind === 'month'
      ? [period.month, 1]
      : period.kind === 'quarter'
        ? [period.quarter * 3 - 2, 3]
        : [1, 12];
  // Day 0 is the last one of the month before.
  return { from: dayOf(year, first, 1), to: dayOf(year, first + count, 0) };
}

/** The period of a kind that has a day. */
export function periodWith(kind: Exclude<PeriodKind, 'days'>, day: string): StatementPeriod {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  if (kind === 'month') return { kind, year, month };
  return kind === 'quarter' ? { kind, year, quarter: Math.ceil(month / 3) } : { kind, year };
}

/** The period before (-1) or after (1) one, of the same kind; null for days of one's own. */
export function neighbourOf(period: StatementPeriod, step: -1 | 1): StatementPeriod | null {
  if (period.kind === 'days') return null;
  const { from, to } = daysOf(period);
  const edge = new Date(step < 0 ? from : to);
  edge.setUTCDate(edge.getUTCDate() + step);
  return periodWith(period.kind, edge.toISOString().slice(0, 10));
}

interface DayProblems {
  readonly from?: 'missing' | 'invalid' | 'future';
  readonly to?: 'missing' | 'invalid' | 'order';
}

/**
 * What is wrong with days that somebody typed, by field; an empty object for nothing.
 * @param days as date fields have them: null for what is no whole date.
 */
export function checkDays(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  today: string,
): DayProblems {
  const isRight = (day: string | null) => day !== null && isCalendarDate(day);
  const problem = (day: string | null) => (day === '' ? 'missing' : isRight(day) ? undefined : 'invalid');
  const wrongFrom = problem(from) ?? ((from ?? '') > today ? 'future' : undefined);
  const wrongTo = problem(to) ?? (isRight(from) && (to ?? '') < (from ?? '') ? 'order' : undefined);
  return { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) };
}

/** The query string with some parameters changed; null takes one away, and the others stay. */
export function withParameters(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
