import { languageTags, type Locale } from '../locale.ts';
import { formatTime } from './time.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${String(withYear)}`;
  let format = formatters.get(key);
  if (!format) {
    // British order for English: the product's first readers write the day before the month.
    const tag = locale === 'en' ? 'en-GB' : languageTags[locale];
    format = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      ...(withYear ? { year: 'numeric' } : {}),
    });
    formatters.set(key, format);
  }
  return format;
}

/**
 * When something was, as short as it can be said, in the person's own time zone: `10:38` of today, `12 Nov` of this year,
 * `12 Nov 2025` of another.
 * @param moment ISO 8601 or milliseconds since 1970, as `now`.
 */
export function momentText(
  moment: string | number,
  locale: Locale,
  now: string | number = Date.now(),
): string {
  const then = new Date(moment);
  const today = new Date(now);
  const isThisYear = then.getFullYear() === today.getFullYear();
  const isToday = isThisYear && then.getMonth() === today.getMonth() && then.getDate() === today.getDate();
  return isToday ? formatTime(moment, locale) : dayFormat(locale, !isThisYear).format(then);
}
