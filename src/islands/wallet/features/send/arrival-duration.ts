import { formatDuration } from '#src/intl/format/duration.ts';
import type { Locale } from '#src/intl/locale.ts';

const MINUTE = 60;

/** How long a payment takes, as each step of it says it: in minutes, since no network keeps to seconds. */
export const formatArrivalDuration = (seconds: number, locale: Locale): string =>
  formatDuration(Math.max(seconds, MINUTE), locale);
