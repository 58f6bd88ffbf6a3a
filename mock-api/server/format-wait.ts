import type { LanguageCode } from '#contract/fields.ts';

/** How long to wait, in a message of the server. */
export interface WaitValue {
  /** Seconds. */
  readonly wait: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** `45 seconds`, `12 minutes`, `5 hours`; `12 分钟`. Rounded up, so that nobody comes back too early. */
export function formatWait(language: LanguageCode, { wait }: WaitValue): string {
  const [unit, size] = wait < MINUTE ? ['second', 1] : wait < 2 * HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const unitDisplay = language === 'en' ? 'long' : 'short';
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(
    Math.ceil(wait / size),
  );
  // `Intl` sets Chinese units against the number; the product's copy has a space between digits and Han.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
