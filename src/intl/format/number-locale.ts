import type { numberLocales } from '#contract/preference-choices.ts';
import { languageTags, type Locale } from '../locale.ts';

/** How numbers are written: as a language of the product does, or by the tag that a person chose. */
export type NumberLocale = Locale | Exclude<(typeof numberLocales)[number], 'auto'>;

/** The BCP 47 tag for Intl. */
export function numberTag(numberLocale: NumberLocale): string {
  return numberLocale === 'cn' ? languageTags.cn : numberLocale;
}
