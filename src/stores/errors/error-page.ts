import { writeErrorFlag } from '#src/api/cookies.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';

/** Replaces the broken page by /error in the history. /error opens only after the flag that this sets. */
export function openErrorPage(locale: Locale): void {
  const path = localizePath(locale, '/error');
  writeErrorFlag(path);
  location.replace(path);
}
