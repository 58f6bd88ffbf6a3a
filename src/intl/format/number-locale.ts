import { languageTags, type Locale } from '../locale.ts';

let chosen: string | null = null;

/** How numbers are written from now on: a BCP 47 tag, or null for what the language does. */
export function setNumberLocale(tag: string | null): void {
  chosen = tag;
}

/** The tag that numbers are formatted by. */
export function numberTag(locale: Locale): string {
  return chosen ?? languageTags[locale];
}
