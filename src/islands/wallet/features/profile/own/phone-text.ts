import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Profile } from '#src/stores/account/profile.ts';

/** A number with its country code apart, and its digits in groups that are read at once: `+234 803 123 4567`. Null without one. */
export function phoneText({
  phone_number,
  country_code,
}: Pick<Profile, 'phone_number' | 'country_code'>): string | null {
  const number = sanitizeText(phone_number ?? '');
  if (number === '') return null;
  if (!country_code || !number.startsWith(country_code)) return number;
  const digits = number.slice(country_code.length);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean);
  return [sanitizeText(country_code), ...groups].join(' ');
}
