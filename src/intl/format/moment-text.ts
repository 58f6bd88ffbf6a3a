import { languageTags, type Locale } from '../locale.ts';
import { formatTime } from './time.ts';

const DAY = 86_400_000;
/** Days back that a weekday's name tells apart. */
const WEEK = 7;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(moment: Date, locale: Locale, key: string, options: Intl.DateTimeFormatOptions): string {
  const name = `${locale} ${key}`;
  let found = formatters.get(name);
  if (!found) {
    // British order for English, as for every other date.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    formatters.set(name, (found = new Intl.DateTimeFormat(tag, options)));
  }
  return found.format(moment);
}

/** Whole days of the reader's own calendar between two moments. */
function daysBetween(earlier: Date, later: Date): number {
  const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.round((dayOf(later) - dayOf(earlier)) / DAY);
}

/** The day of a moment as a heading: `Today`, `Yesterday`, `Friday`, `17 November`, `17 November 2025`. */
export function formatDayHeading(moment: string | number, now: number, locale: Locale): string {
  const then = new Date(moment);
  const days = daysBetween(then, new Date(now));
  if (days === 0 || days === 1) {
    const name = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' }).format(-days, 'day');
    return name.charAt(0).toLocaleUpperCase(languageTags[locale]) + name.slice(1);
  }
  if (days > 1 && days < WEEK) return format(then, locale, 'weekday', { weekday: 'long' });
  const sameYear = then.getFullYear() === new Date(now).getFullYear();
  const date = { day: 'numeric', month: 'long' } as const;
  return sameYear
    ? format(then, locale, 'day', date)
    : format(then, locale, 'year', { ...date, year: 'numeric' });
}

/** A moment in one word: `10:38` today, `Fri` this week, `17 Nov` before, `17 Nov 2025` in another year. */
export function momentText(moment: string | number, now: number, locale: Locale): string {
  const then = new Date(moment);
  const days = daysBetween(then, new Date(now));
  if (days <= 0) return formatTime(moment, locale);
  if (days < WEEK) return format(then, locale, 'short weekday', { weekday: 'short' });
  const sameYear = then.getFullYear() === new Date(now).getFullYear();
  const date = { day: 'numeric', month: 'short' } as const;
  return sameYear
    ? format(then, locale, 'short day', date)
    : format(then, locale, 'short year', { ...date, year: 'numeric' });
}
