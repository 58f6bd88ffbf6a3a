import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Profile } from '#src/stores/account/profile.ts';

/** An address in one line, each part once: a city may have the name of its state. Null without one. */
export function addressText(address: Profile['address']): string | null {
  if (!address) return null;
  const { street, city, state, postal_code, country } = address;
  const parts = [street, city, state, postal_code, country]
    .map((part) => sanitizeText(part ?? ''))
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at);
  return parts.join(', ') || null;
}
