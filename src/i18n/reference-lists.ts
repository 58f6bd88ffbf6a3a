import { callingCodes } from '#src/content/calling-codes.ts';
import { countries } from '#src/content/countries.ts';
import { languageTags, type Locale } from '#src/intl/locale.ts';

/** An option, in the form that the selects of src/ui take. */
interface Row {
  value: string;
  label: string;
  detail?: string;
}

/** The country whose calling code, +234, is selected first (spec section 9). */
export const HOME_COUNTRY = 'NG';

const inOrder = <Kind extends Row>(locale: Locale, rows: Kind[]) => {
  const { compare } = new Intl.Collator(languageTags[locale]);
  return rows.sort((one, other) => compare(one.label, other.label));
};

/** All calling codes by country. The value is the country, because several countries share a code. */
export function callingCodeRows(locale: Locale): (Row & { detail: string })[] {
  return inOrder(
    locale,
    callingCodes.map(([value, code, en, cn]) => ({
      value,
      label: locale === 'cn' ? cn : en,
      detail: `+${code}`,
    })),
  );
}

/** The countries of an address, `Other` last. The API gets the English name, whatever the page's language. */
export function countryRows(locale: Locale): Row[] {
  const rows = countries.map(([en, cn]) => ({ value: en, label: locale === 'cn' ? cn : en }));
  return [...inOrder(locale, rows.slice(0, -1)), ...rows.slice(-1)];
}

/** The names of the months, January first; in Chinese as dates write them: 6月, not 六月. */
export function monthNames(locale: Locale): string[] {
  const month = locale === 'cn' ? 'short' : 'long';
  const format = new Intl.DateTimeFormat(languageTags[locale], { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 15)));
}
