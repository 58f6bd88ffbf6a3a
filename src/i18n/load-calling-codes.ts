import type { Locale } from '#src/intl/locale.ts';

/** A row of the list of calling codes: the country's code, its name, and the calling code with its plus. */
export interface CodeRow {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

/** Every calling code, by the country's name in a language; and the row that is chosen at first. Rejects when the file can't be had. */
export async function loadCallingCodes(
  locale: Locale,
): Promise<{ readonly codes: readonly CodeRow[]; readonly firstCountry: string }> {
  const { callingCodeRows, HOME_COUNTRY } = await import('./reference-lists.ts');
  return { codes: callingCodeRows(locale), firstCountry: HOME_COUNTRY };
}
