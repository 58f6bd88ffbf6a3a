import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { StatementHolder } from '#src/stores/history/statement-holder.ts';

/** The name as on an identity document; surname first in Chinese. */
export function holderName({ first_name, middle_name, last_name }: StatementHolder): string {
  const given = [first_name, middle_name].map((part) => part?.trim()).filter(Boolean);
  return fullName({ first_name: given.join(' '), last_name }) ?? '';
}

/** The lines of an address, as it is written on an envelope; none without one. */
export function addressLines({ address }: StatementHolder): readonly string[] {
  if (!address) return [];
  const { street, city, state, postal_code, country } = address;
  const place = [city, postal_code].map((part) => part?.trim()).filter(Boolean);
  // A city state has one name for both.
  const region = state?.trim() === city?.trim() ? '' : (state ?? '');
  return [street ?? '', place.join(' '), region, country ?? '']
    .map((line) => sanitizeText(line))
    .filter(Boolean);
}
