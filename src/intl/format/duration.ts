import { languageTags, type Locale } from '../locale.ts';

const MINUTE = 60;
const HOUR = 3600;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A duration in one unit: `45 sec`, `2 min`, `3 hr`. Rounded up, because it says how long somebody waits.
 * @param seconds 0 or more
 */
export function formatDuration(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < MINUTE ? ['second', 1] : seconds < 2 * HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const key = `${locale} ${unit}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit, unitDisplay: 'short' });
    formatters.set(key, format);
  }
  // `Intl` sets Chinese units against the number; the product's copy has a space between digits and Han.
  return format.format(Math.ceil(seconds / size)).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
