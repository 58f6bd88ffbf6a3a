import type { Locale } from '#src/intl/locale.ts';

/** A row of the list of calling codes: the country's code, its name, and the calling code with its plus. */
export interface CodeRow {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

/** All calling codes, sorted by country name in a language, and the row that is selected first. Rejects when the file can't be loaded. */
export async function loadCallingCodes(
  locale: Locale,
): Promise<{ readonly codes: readonly CodeRow[]; readonly firstCountry: string }> {
  const { callingCodeRows, HOME_COUNTRY } = await import('./reference-lists.ts');
  return { codes: callingCodeRows(locale), firstCountry: HOME_COUNTRY };
}
