import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import type { Phone } from '../forms/phone.ts';

/** Where countries share a calling code, the one that most of its numbers belong to (ITU E.164). */
const PRIMARY_COUNTRY: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** Splits an E.164 number at the longest calling code that it starts with; null when it starts with none. */
export function splitPhoneNumber(
  number: string,
  codes: readonly CodeRow[],
): (Phone & { code: string }) | null {
  const code = codes
    .map(({ detail }) => detail)
    .filter((detail) => number.startsWith(detail))
    .reduce((longest, detail) => (detail.length > longest.length ? detail : longest), '');
  const countries = codes.filter(({ detail }) => detail === code);
  const country = countries.find(({ value }) => value === PRIMARY_COUNTRY[code]) ?? countries[0];
  return country ? { country: country.value, digits: number.slice(code.length), code } : null;
}
