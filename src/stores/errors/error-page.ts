import { writeErrorFlag } from '#src/api/cookies.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';

/** Goes to /error, which opens for nobody else, and takes the broken page's place in the history. */
export function openErrorPage(locale: Locale): void {
  const path = localizePath(locale, '/error');
  writeErrorFlag(path);
  location.replace(path);
}
