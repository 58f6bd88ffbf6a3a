import { languageTags, type Locale } from '../locale.ts';

const MINUTE = 60;
const HOUR = 3600;

const formatters = new Map<string, Intl.NumberFormat>();

function formatUnit(count: number, unit: 'hour' | 'minute' | 'second', locale: Locale): string {
  const key = `${locale} ${unit}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit, unitDisplay: 'short' });
    formatters.set(key, format);
  }
  // `Intl` sets Chinese units against the number; the product's copy has a space between digits and Han.
  return format.format(count).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}

/**
 * A time that runs down over hours, in hours and minutes: `19 hr 33 min`, `33 min`, and `45 sec` in its last minute. Minutes are rounded
 * up: nobody is told that it is over before it is.
 * @param seconds whole ones, 0 or more
 */
export function formatTimeLeft(seconds: number, locale: Locale): string {
  if (seconds < MINUTE) return formatUnit(seconds, 'second', locale);
  const minutes = Math.ceil(seconds / MINUTE);
  const [hours, rest] = [Math.floor((minutes * MINUTE) / HOUR), minutes % MINUTE];
  const parts = [
    hours > 0 && formatUnit(hours, 'hour', locale),
    rest > 0 && formatUnit(rest, 'minute', locale),
  ];
  return parts.filter(Boolean).join(' ');
}
