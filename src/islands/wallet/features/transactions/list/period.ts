import type { Locale } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatDate } from '#src/intl/format/date.ts';
import { formatDays, formatMonth } from '#src/intl/format/zoned-date.ts';
import type { TransactionFilter } from '#src/stores/transactions/transaction-filter.ts';

/** Days as a filter has them, both included. */
export type Period = Pick<TransactionFilter, 'from' | 'to'>;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A whole month: that of a day, or with `-1` the one before. @param today `2026-11-21`. */
export function monthAround(today: string, step: 0 | -1): { readonly from: string; readonly to: string } {
  const date = midnight(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + step];
  return {
    from: dayOf(new Date(Date.UTC(year, month, 1))),
    to: dayOf(new Date(Date.UTC(year, month + 1, 0))),
  };
}

/** A period in words: `November 2026`, `5–9 November 2026`, `From 5 November 2026`; null for none. */
export function periodText(
  { from, to }: Period,
  locale: Locale,
  messages: { readonly since: string; readonly until: string },
): string | null {
  if (from !== null && to !== null) {
    const month = monthAround(from, 0);
    return month.from === from && month.to === to
      ? formatMonth(midnight(from), locale)
      : formatDays(midnight(from), midnight(to), locale);
  }
  if (from !== null) return interpolate(messages.since, { date: formatDate(midnight(from), locale) });
  if (to !== null) return interpolate(messages.until, { date: formatDate(midnight(to), locale) });
  return null;
}
