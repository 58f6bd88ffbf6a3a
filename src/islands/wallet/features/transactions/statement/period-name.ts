import type { Messages } from '#src/i18n/messages.ts';
import { formatDays, formatMonth } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { daysOf, type StatementPeriod } from '#src/stores/history/statement-period.ts';

/** `October 2026`, `Q4 2026`, `2026`, `5–9 October 2026`. */
export function periodName(
  period: StatementPeriod,
  locale: Locale,
  { quarterName, yearName }: Messages['statements']['period'],
): string {
  const { from, to } = daysOf(period);
  switch (period.kind) {
    case 'month':
      return formatMonth(new Date(from), locale);
    case 'quarter':
      return interpolate(quarterName, { quarter: period.quarter, year: period.year });
    case 'year':
      return interpolate(yearName, { year: period.year });
    case 'days':
      return formatDays(new Date(from), new Date(to), locale);
  }
}
