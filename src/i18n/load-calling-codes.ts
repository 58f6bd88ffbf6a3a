import type { Locale } from '#src/intl/locale.ts';

/** A row of the list of calling codes: the country's code, its name, and the calling code with its plus. */
export interface CodeRow {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

/** What the form of a profile chooses from, in a language. */
export interface ProfileLists {
  readonly codes: readonly CodeRow[];
  /** The row of `codes` that is selected first. */
  readonly firstCountry: string;
  readonly countries: readonly Pick<CodeRow, 'value' | 'label'>[];
  /** January first. */
  readonly months: readonly string[];
}

/** All that the form of a profile chooses from. Rejects when the file can't be loaded. */
export async function loadProfileLists(locale: Locale): Promise<ProfileLists> {
  const { callingCodeRows, countryRows, monthNames, HOME_COUNTRY } = await import('./reference-lists.ts');
  return {
    codes: callingCodeRows(locale),
    firstCountry: HOME_COUNTRY,
    countries: countryRows(locale),
    months: monthNames(locale),
  };
}

/** All calling codes, sorted by country name in a language, and the row that is selected first. Rejects when the file can't be loaded. */
export async function loadCallingCodes(
  locale: Locale,
): Promise<{ readonly codes: readonly CodeRow[]; readonly firstCountry: string }> {
  const { callingCodeRows, HOME_COUNTRY } = await import('./reference-lists.ts');
  return { codes: callingCodeRows(locale), firstCountry: HOME_COUNTRY };
}
